/** Anybody's links, made short: only whoever opens one knows where it leads. `tidd.ly` is Awin's. */
const shorteners: ReadonlySet<string> = new Set([
  'bit.ly',
  'buff.ly',
  'cutt.ly',
  'geni.us',
  'is.gd',
  'ow.ly',
  'rebrand.ly',
  't.co',
  'tidd.ly',
  'tinyurl.com',
]);

/** Whether it is one; the bare host is nobody's link. */
export const isShortened = ({ hostname, pathname }: URL): boolean =>
  pathname !== '/' && shorteners.has(hostname.replace(/^www\./, ''));
