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

/**
 * Let the pictures of *old* stand in *made* until the new ones are there, so that nothing flickers.
 *
 * They are moved, never made again: the files of a message that was edited may be gone.
 */
export function keepPictures(old, made) {
  const before = [...old.querySelectorAll("img")];
  const wanted = [...made.querySelectorAll("img")];
  const same = wanted.map((image) => takeSame(before, image));
  for (const [n, image] of wanted.entries()) {
    if (same[n]) {
      same[n].alt = image.alt;
      image.replaceWith(same[n]);
    } else if (before[n] && isThere(before[n])) standIn(before[n], image);
  }
}

/** The loaded picture of *before* that shows what *image* will, taken out of the list. */
function takeSame(before, image) {
  const at = before.findIndex((one) => one && isThere(one) && one.getAttribute("src") === image.getAttribute("src"));
  if (at < 0) return null;
  const [found] = before.splice(at, 1, null);
  return found;
}

function isThere(image) {
  return image.complete && image.naturalWidth > 0;
}

/** Show *earlier*, in the size of *image*, until that is loaded. */
function standIn(earlier, image) {
  const holder = image.parentNode;
  earlier.alt = "";
  for (const side of ["width", "height"]) {
    if (image.hasAttribute(side)) earlier.setAttribute(side, image.getAttribute(side));
    else earlier.removeAttribute(side);
  }
  image.replaceWith(earlier);
  // The message may have been edited again, and *earlier* stand elsewhere.
  const swap = () => earlier.parentNode === holder && earlier.replaceWith(image);
  image.decode().then(swap, swap);
}
