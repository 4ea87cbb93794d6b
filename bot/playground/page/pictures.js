// Pictures of messages: in place, and enlarged.

import { element, iconButton, local } from "./dom.js";

/** A picture that a tap enlarges. *media* has `url` and perhaps `width` and `height`. */
export function picture(media, description, view, kind = "picture") {
  const { words } = view;
  const alt = description ?? media.description ?? "";
  const image = element("img", {
    src: local(media.url),
    alt,
    decoding: "async",
    draggable: "false",
    width: media.width ?? null,
    height: media.height ?? null,
  });
  const label = words.say("enlarge", { alt: alt || words.say("no-alt") });
  return element(
    "button",
    { type: "button", class: kind, "aria-label": label, title: alt || null, onclick: () => enlarge(image, view) },
    image,
  );
}

function enlarge(image, { words }) {
  const large = element("img", { src: image.src, alt: image.alt });
  const whole = element("button", {
    type: "button",
    class: "lightbox-picture",
    "aria-label": words.say("whole-size"),
    "aria-pressed": "false",
    onclick: () => whole.setAttribute("aria-pressed", String(dialog.classList.toggle("whole"))),
  }, large);
  const dialog = element(
    "dialog",
    { class: "lightbox", "aria-label": image.alt || words.say("no-alt"), onclose: () => dialog.remove() },
    iconButton("close", words.say("close"), () => dialog.close()),
    whole,
    image.alt ? element("p", { class: "lightbox-alt", text: image.alt }) : null,
  );
  // A tap beside the picture closes it too.
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  document.body.append(dialog);
  dialog.showModal();
}

/** Let the pictures of *old* stand in *made* until the new ones are there, so that nothing flickers. */
export function keepPictures(old, made) {
  const before = [...old.querySelectorAll("img")];
  made.querySelectorAll("img").forEach((image, n) => {
    const same = before.find((one) => one.getAttribute("src") === image.getAttribute("src"));
    const stays = same ?? before[n];
    if (!stays?.complete) return;
    if (same) {
      same.alt = image.alt;
      image.replaceWith(same);
      before[before.indexOf(same)] = element("img");
      return;
    }
    const standIn = element("img", { src: stays.getAttribute("src"), alt: "", width: image.getAttribute("width"), height: image.getAttribute("height") });
    image.replaceWith(standIn);
    const swap = () => standIn.replaceWith(image);
    image.decode().then(swap, swap);
  });
}
