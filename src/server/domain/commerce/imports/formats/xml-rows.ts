import { type FeedCaps, FeedProblem } from './feed-caps.ts';
import { type XmlListener, XmlReader } from './xml-events.ts';

/** What a product is called: RSS, Atom, Awin's tree, and shops' own exports. */
const ROWS = new Set(['item', 'entry', 'prod', 'product', 'offer']);

interface XmlRow {
  cells: Record<string, string>;
  count: number;
  tooLong: boolean;
}

const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1);

/** Gathers what stands in each product, by its path; what stands around products is not looked at. */
class RowGatherer implements XmlListener {
  readonly #caps: FeedCaps;
  readonly #ready: XmlRow[] = [];
  #row: XmlRow | undefined;
  #path: { name: string; text: string; href: string; hasChild: boolean }[] = [];
  #depth = 0;

  constructor(caps: FeedCaps) {
    this.#caps = caps;
  }

  #put(row: XmlRow, name: string, value: string): void {
    if (value === '') return;
    const { columns, fieldChars } = this.#caps;
    if (row.count >= columns || name.length > fieldChars || value.length > fieldChars) {
      row.tooLong = true;
      return;
    }
    let key = name;
    for (let n = 2; Object.hasOwn(row.cells, key); n += 1) key = `${name} ${n}`;
    row.cells[key] = value;
    row.count += 1;
  }

  open(fullName: string, attributes: Record<string, string>, tooLong: boolean): void {
    const name = withoutPrefix(fullName);
    this.#depth += 1;
    if (!this.#row) {
      if (this.#depth === 1 || !ROWS.has(name)) return;
      this.#row = { cells: Object.create(null), count: 0, tooLong };
      this.#path = [];
      for (const [key, value] of Object.entries(attributes)) this.#put(this.#row, withoutPrefix(key), value);
      return;
    }
    this.#row.tooLong ||= tooLong;
    const parent = this.#path.at(-1);
    if (parent) parent.hasChild = true;
    const path = parent ? `${parent.name}.${name}` : name;
    this.#path.push({ name: path, text: '', href: attributes.href ?? '', hasChild: false });
    for (const [key, value] of Object.entries(attributes)) {
      if (key !== 'href') this.#put(this.#row, `${path}.${withoutPrefix(key)}`, value);
    }
  }

  text(text: string): void {
    const element = this.#path.at(-1);
    if (!this.#row || !element) return;
    if (element.text.length + text.length > this.#caps.fieldChars) this.#row.tooLong = true;
    else element.text += text;
  }

  close(): void {
    this.#depth -= 1;
    if (!this.#row) return;
    const element = this.#path.pop();
    if (element) {
      // An element with others in it has only the spaces between them.
      const text = element.hasChild ? '' : element.text.trim();
      this.#put(this.#row, element.name, text || element.href);
      return;
    }
    this.#ready.push(this.#row);
    this.#row = undefined;
  }

  take(): XmlRow[] {
    return this.#ready.splice(0);
  }
}

export async function* readXmlRows(chunks: AsyncIterable<string>, caps: FeedCaps): AsyncGenerator<XmlRow> {
  const rows = new RowGatherer(caps);
  const reader = new XmlReader(rows, caps);
  let any = false;
  for await (const chunk of chunks) {
    reader.push(chunk);
    for (const row of rows.take()) {
      any = true;
      yield row;
    }
  }
  reader.end();
  if (!any) throw new FeedProblem('empty', 'No element is a product.');
}
