/** An address as people paste it, made one of this site: without its origin, beginning with a slash. */
export function siteAddress(typed: string, origin: string): string {
  const text = typed.trim();
  const inside = text.startsWith(`${origin}/`) ? text.slice(origin.length) : text;
  // "br/promo" is meant as "/br/promo"; what names another site or a protocol stays, and is refused.
  return inside === '' || inside.startsWith('/') || inside.includes(':') ? inside : `/${inside}`;
}
