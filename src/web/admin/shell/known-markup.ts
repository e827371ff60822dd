/** What the library of our menus writes into a style element of its own, word for word. */
export const SELECT_STYLE =
  '[data-radix-select-viewport]{scrollbar-width:none;-ms-overflow-style:none;-webkit-overflow-scrolling:touch;}[data-radix-select-viewport]::-webkit-scrollbar{display:none}';

/** As the browser asks it, with the place that the text is meant for; or as a script asks it, without. */
export function knownMarkup(html: string, _type?: string, place?: string): string | null {
  if (html === SELECT_STYLE) return html;
  // The editor asks whether this policy would do, and makes one of its own where it refuses.
  if (place === undefined) throw new TypeError('Only what is known word for word.');
  // The browser refuses then, and tells.
  return null;
}

/** One text, known word for word, may become markup without anybody's doing; nothing else does (decision 059). */
export function allowKnownMarkup(): void {
  globalThis.trustedTypes?.createPolicy('default', { createHTML: knownMarkup as (html: string) => string });
}
