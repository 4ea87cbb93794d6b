// Forms: those that the bot shows, and the page's own.

import { chooser } from "./components.js";
import { avatar, element, iconButton } from "./dom.js";
import { markdown } from "./markdown.js";

let count = 0;

/** A dialog with a title, which goes away when it is closed. */
export function openDialog(title, words, ...inside) {
  const id = `dialog-${(count += 1)}`;
  const dialog = element(
    "dialog",
    { class: "dialog", "aria-labelledby": id, onclose: () => dialog.remove() },
    element("div", { class: "dialog-head" }, element("h2", { id, text: title }), iconButton("close", words.say("close"), () => dialog.close())),
    ...inside,
  );
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/** Show the bot's *modal* to the reader of *view*; *send* gets the values, and says what was wrong. */
export function showModal(modal, view, send) {
  const { words, world } = view;
  const fields = modal.components.map((part) => field(part, view));
  const fault = element("p", { class: "fault", role: "alert" });
  const submit = element("button", { type: "submit", class: "button button-1", text: words.say("submit") });
  const name = world.nameOf(view.user);
  const form = element(
    "form",
    { class: "form" },
    element("div", { class: "as-player" }, avatar(view.user, name), words.say("as-player", { name })),
    fields.map((made) => made.shown),
    fault,
    element("div", { class: "dialog-foot" }, element("button", { type: "button", class: "button button-2", text: words.say("cancel"), onclick: () => dialog.close() }), submit),
  );
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    submit.disabled = true;
    const values = {};
    for (const made of fields) if (made.id) values[made.id] = await made.value();
    fault.textContent = (await send(values)) ?? "";
    submit.disabled = false;
    if (!fault.textContent) dialog.close();
  });
  const dialog = openDialog(modal.title, words, form);
  dialog.classList.add("modal");
  fields.find((made) => made.id)?.focus();
}

/** A part of a form: {shown, id, value, focus}; a mere text has no id. */
function field(part, view) {
  if (part.type === 10) return { shown: element("div", { class: "text" }, markdown(part.content, view)) };
  const input = part.type === 1 ? part.components[0] : part.component;
  const label = part.label ?? input.label;
  const made = FIELDS[input.type](input, view);
  const required = input.required !== false;
  const id = `field-${(count += 1)}`;
  made.control.id = id;
  const shown = element(
    "div",
    { class: "form-field" },
    element("label", { for: id }, label, required && input.type !== 23 ? element("span", { class: "needed", text: " *", title: view.words.say("required") }) : null),
    part.description ? element("p", { class: "dim", id: `${id}-about`, text: part.description }) : null,
    made.shown ?? made.control,
  );
  if (part.description) made.control.setAttribute("aria-describedby", `${id}-about`);
  return { shown, id: input.custom_id, value: made.value, focus: () => made.control.focus() };
}

const FIELDS = { 3: menuField, 4: textField, 5: menuField, 6: menuField, 7: menuField, 8: menuField, 19: fileField, 21: boxesField, 22: boxesField, 23: checkField };

function textField(input) {
  const control = element(input.style === 2 ? "textarea" : "input", {
    class: "input",
    value: input.value ?? "",
    placeholder: input.placeholder,
    maxlength: input.max_length ?? 4000,
    minlength: input.min_length ?? null,
    required: input.required !== false,
    autocomplete: "off",
  });
  return { control, value: () => control.value };
}

function menuField(input, view) {
  const made = chooser(input, view, () => {});
  return { control: made.control, value: () => made.values() };
}

function boxesField(input) {
  const isRadio = input.type === 21;
  const boxes = (input.options ?? []).map((option) => {
    const box = element("input", { type: isRadio ? "radio" : "checkbox", name: input.custom_id, value: option.value, checked: Boolean(option.default) });
    return { box, shown: element("label", { class: "tickbox" }, box, element("span", {}, option.label, option.description ? element("small", { class: "dim", text: option.description }) : null)) };
  });
  const control = element("div", { role: isRadio ? "radiogroup" : "group", tabindex: "-1" }, boxes.map((one) => one.shown));
  const chosen = () => boxes.filter((one) => one.box.checked).map((one) => one.box.value);
  return { control, value: () => (isRadio ? chosen()[0] ?? null : chosen()) };
}

function checkField(input) {
  const control = element("input", { type: "checkbox", checked: Boolean(input.default) });
  return { control, value: () => control.checked };
}

function fileField(input) {
  const control = element("input", { type: "file", multiple: (input.max_values ?? 1) > 1, required: input.required !== false });
  const files = () => Promise.all([...control.files].map(upload));
  return { control, value: async () => (control.files.length === 1 ? (await files())[0] : files()) };
}

/** A file in the form that the stand-in takes. */
export async function upload(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = "";
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return { name: file.name, data: btoa(text) };
}
