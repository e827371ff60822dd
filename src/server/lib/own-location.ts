/** What a browser would drop, or read as a slash or as the beginning of a host; and what no address may hold. */
const UNSAFE = /[^!-~]|["<>\\^`{|}]/gu;
const FIRST_SLASHES = /^\/*/;

const encoded = (text: string): string => text.toWellFormed().replace(UNSAFE, encodeURIComponent);

/**
 * The only maker of a Location: an address of ours, whatever stands in it. It begins with one slash and holds no
 * backslash, blank or control character, so that no browser reads another site in it. The query goes along, unless
 * the address has one of its own.
 */
export function ownLocation(target: string, search = ''): string {
  const address = encoded(target).replace(FIRST_SLASHES, '/');
  return search === '' || /[?#]/.test(address)
    ? address
    : `${address}?${encoded(search).replaceAll('#', '%23')}`;
}
