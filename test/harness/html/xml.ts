export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  /** Its own text and that of its sections, entities read. */
  text: string;
}

const TOKEN =
  /<!\[CDATA\[([\s\S]*?)\]\]>|<\?[\s\S]*?\?>|<\/([^\s<>/]+)\s*>|<([^\s<>/]+)((?:\s+[^\s=<>]+="[^"<]*")*)\s*(\/?)>|([^<]+)/y;
const ATTRIBUTE = /([^\s=]+)="([^"]*)"/g;
const ENTITY = /&(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);/gi;
const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decoded(text: string): string {
  if (text.replace(ENTITY, '').includes('&')) throw new Error(`A bare "&" in: ${text.slice(0, 80)}`);
  return text.replace(ENTITY, (entity) => {
    const name = entity.slice(1, -1);
    if (!name.startsWith('#')) return named[name] ?? entity;
    return String.fromCodePoint(Number(name.slice(1).replace(/^x/i, '0x')));
  });
}

const attributesOf = (written: string): Record<string, string> =>
  Object.fromEntries(
    [...written.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, decoded(value)]),
  );

/** The root of a document; what is not well-formed is refused, as feed readers and search engines refuse it. */
export function parseXml(xml: string): XmlElement {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/.test(xml)) throw new Error('A control character.');
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < xml.length) {
    const at = TOKEN.lastIndex;
    const found = TOKEN.exec(xml);
    const current = open.at(-1);
    if (!found || !current) throw new Error(`Not well-formed near: ${xml.slice(at, at + 80)}`);
    const [, section, closing, opening, written = '', empty, text] = found;
    if (section !== undefined) current.text += section;
    else if (text !== undefined) current.text += decoded(text);
    else if (closing !== undefined) {
      if (current.name !== closing) throw new Error(`</${closing}> closes <${current.name}>.`);
      open.pop();
    } else if (opening !== undefined) {
      const element = { name: opening, attributes: attributesOf(written), children: [], text: '' };
      current.children.push(element);
      if (!empty) open.push(element);
    }
  }
  const [document] = root.children;
  if (open.length > 1 || root.children.length !== 1 || !document) throw new Error('Not one whole element.');
  return document;
}

export const childrenOf = (element: XmlElement, name: string): XmlElement[] =>
  element.children.filter((child) => child.name === name);

export const textOf = (element: XmlElement, name: string): string | undefined =>
  childrenOf(element, name)[0]?.text;
