/** What a person may read or hear: attributes that are spoken or shown, and what search engines show. */
const ATTRIBUTES = /\b(?:aria-label|alt|title|placeholder|data-tip|content)="([^"]*)"/gi;
/** Scripts, styles and what React leaves between two texts. */
const UNSEEN = /<(script|style)\b[^>]*>.*?<\/\1>|<!--.*?-->/gs;

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };
const decode = (text: string): string =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (_, hex, decimal, name) =>
    name ? (named[name] ?? '') : String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)),
  );

/** Every text of a rendered page, attributes included, each once. Our own markup, so no parser is needed. */
export function visibleTexts(html: string): string[] {
  const seen = html.replace(UNSEEN, '');
  const attributes = [...seen.matchAll(ATTRIBUTES)].map(([, text = '']) => text);
  const between = seen.split(/<[^>]*>/);
  return [...new Set([...attributes, ...between].map((text) => decode(text).trim()).filter(Boolean))];
}
