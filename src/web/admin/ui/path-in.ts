/** Pasted from the browser's bar, or typed without its first slash: what is meant is a path of this site, whatever host it was read on. */
export function pathIn(typed: string): string {
  const text = typed.trim();
  const address = /^https?:\/\//i.test(text) ? URL.parse(text) : null;
  const own = address ? address.pathname + address.search : text;
  return `/${own.replace(/#.*$/, '').replace(/^\/+/, '')}`;
}
