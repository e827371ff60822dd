import { decodeEntities } from '#server/domain/commerce/imports/formats/entities.ts';

/** What holds elements; everything else in an export holds text alone, whatever that text looks like. */
const CONTAINERS = new Set([
  ...['rss', 'channel', 'item', 'image', 'wp:author', 'wp:category', 'wp:tag', 'wp:term'],
  ...['wp:postmeta', 'wp:comment', 'wp:commentmeta', 'wp:termmeta'],
]);
const CDATA = '<![CDATA[';
/** Where one of these stands, an element before it was never closed. */
const BOUNDARIES = ['<item>', '<item ', '</item>', '</channel>', '</rss>'];
const NAME = /^[A-Za-z_][\w:.-]{0,80}/;
/** As much of what follows as has to be seen to know what something is. */
const LOOK_AHEAD = 100;
const TAG_CHARS = 10_000;

export interface WxrListener {
  open(name: string): void;
  /** `tooLong`: it had more than may be held, and what is given is its beginning. */
  leaf(name: string, attributes: Record<string, string>, text: string, tooLong: boolean): void;
  close(name: string): void;
}

interface Leaf {
  name: string;
  attributes: Record<string, string>;
  pieces: string[];
  chars: number;
  tooLong: boolean;
  inCdata: boolean;
}

/**
 * An export as WordPress and its plugins really write it. No parser of XML reads all of them: CDATA stands within CDATA,
 * markup in places of text, elements are not closed. An export has few elements, so what is none of them is text.
 */
export class WxrScanner {
  readonly #listener: WxrListener;
  readonly #leafChars: number;
  readonly #open: string[] = [];
  #rest = '';
  #leaf: Leaf | undefined;
  #skipUntil: string | undefined;
  /** Whether the document came to its end. */
  isWhole = false;

  constructor(listener: WxrListener, leafChars: number) {
    this.#listener = listener;
    this.#leafChars = leafChars;
  }

  #add(text: string): void {
    const leaf = this.#leaf;
    if (!leaf || text === '') return;
    const room = this.#leafChars - leaf.chars;
    if (text.length > room) leaf.tooLong = true;
    if (room > 0) leaf.pieces.push(text.length > room ? text.slice(0, room) : text);
    leaf.chars += text.length;
  }

  #endLeaf(): void {
    const leaf = this.#leaf;
    if (!leaf) return;
    this.#leaf = undefined;
    // Marks of CDATA within CDATA are nobody's text.
    const text = leaf.pieces.join('').replaceAll(CDATA, '');
    this.#listener.leaf(leaf.name, leaf.attributes, text, leaf.tooLong);
  }

  /** Each of these answers whether there was something to do; false: more has to be there first. */
  #inCdata(leaf: Leaf, isLast: boolean): boolean {
    const end = this.#rest.indexOf(']]>');
    if (end < 0) {
      const sure = isLast ? this.#rest.length : Math.max(0, this.#rest.length - 2);
      this.#add(this.#rest.slice(0, sure));
      this.#rest = this.#rest.slice(sure);
      return false;
    }
    const after = this.#rest.slice(end + 3, end + 3 + LOOK_AHEAD);
    const next = after.trimStart();
    if (!isLast && after.length < LOOK_AHEAD && !next.startsWith(`</${leaf.name}`)) {
      this.#add(this.#rest.slice(0, end));
      this.#rest = this.#rest.slice(end);
      return false;
    }
    this.#add(this.#rest.slice(0, end));
    this.#rest = this.#rest.slice(end + 3);
    // Only what is followed by the end, or by more of the same, is its end.
    const isEnd = next.startsWith(`</${leaf.name}`) || after.startsWith(CDATA) || isBoundary(next);
    if (isEnd) leaf.inCdata = false;
    return true;
  }

  #inLeaf(leaf: Leaf, isLast: boolean): boolean {
    if (leaf.inCdata) return this.#inCdata(leaf, isLast);
    const next = this.#rest.indexOf('<');
    if (next < 0) {
      const ampersand = isLast ? -1 : this.#rest.lastIndexOf('&');
      const sure = ampersand >= 0 && this.#rest.length - ampersand < 12 ? ampersand : this.#rest.length;
      this.#add(decodeEntities(this.#rest.slice(0, sure)));
      this.#rest = this.#rest.slice(sure);
      return false;
    }
    this.#add(decodeEntities(this.#rest.slice(0, next)));
    this.#rest = this.#rest.slice(next);
    if (!isLast && this.#rest.length < LOOK_AHEAD && !this.#rest.includes('>')) return false;
    const close = `</${leaf.name}`;
    if (this.#rest.startsWith(CDATA)) {
      leaf.inCdata = true;
      this.#rest = this.#rest.slice(CDATA.length);
    } else if (this.#rest.startsWith(close)) {
      const end = this.#rest.indexOf('>');
      this.#rest = end < 0 ? '' : this.#rest.slice(end + 1);
      this.#endLeaf();
    } else if (isBoundary(this.#rest)) this.#endLeaf();
    else {
      this.#add('<');
      this.#rest = this.#rest.slice(1);
    }
    return true;
  }

  #closeContainer(name: string): void {
    const at = this.#open.lastIndexOf(name);
    if (at < 0) return;
    while (this.#open.length > at) this.#listener.close(this.#open.pop() ?? '');
    if (name === 'channel' || name === 'rss') this.isWhole = true;
  }

  #openTag(tag: string): void {
    const [name = ''] = NAME.exec(tag) ?? [];
    if (name === '') return;
    const attributes = attributesIn(tag.slice(name.length));
    if (!CONTAINERS.has(name)) {
      this.#leaf = { name, attributes, pieces: [], chars: 0, tooLong: false, inCdata: false };
      if (tag.endsWith('/')) this.#endLeaf();
      return;
    }
    // An entry within an entry: the first was never closed.
    if (name === 'item') this.#closeContainer('item');
    if (tag.endsWith('/')) return;
    this.#open.push(name);
    this.#listener.open(name);
  }

  #outside(isLast: boolean): boolean {
    if (this.#skipUntil) return this.#skip(this.#skipUntil);
    const next = this.#rest.indexOf('<');
    this.#rest = next < 0 ? '' : this.#rest.slice(next);
    if (this.#rest === '' || (!isLast && this.#rest.length < CDATA.length && !this.#rest.includes('>')))
      return false;
    for (const [begin, end] of [
      ['<!--', '-->'],
      [CDATA, ']]>'],
      ['<?', '?>'],
    ] as const) {
      if (!this.#rest.startsWith(begin)) continue;
      this.#rest = this.#rest.slice(begin.length);
      this.#skipUntil = end;
      return true;
    }
    const end = this.#rest.indexOf('>');
    if (end < 0 && this.#rest.length < TAG_CHARS) return false;
    const tag = this.#rest.slice(1, end < 0 ? TAG_CHARS : end);
    this.#rest = this.#rest.slice(end < 0 ? 1 : end + 1);
    if (tag.startsWith('/')) this.#closeContainer(tag.slice(1).trim());
    else if (!tag.startsWith('!')) this.#openTag(tag.trimEnd());
    return true;
  }

  #skip(until: string): boolean {
    const end = this.#rest.indexOf(until);
    this.#rest = end < 0 ? this.#rest.slice(-(until.length - 1)) : this.#rest.slice(end + until.length);
    if (end >= 0) this.#skipUntil = undefined;
    return end >= 0;
  }

  #read(isLast: boolean): void {
    for (let goesOn = true; goesOn && this.#rest !== ''; )
      goesOn = this.#leaf ? this.#inLeaf(this.#leaf, isLast) : this.#outside(isLast);
  }

  push(text: string): void {
    this.#rest += text;
    this.#read(false);
  }

  end(): void {
    this.#read(true);
    this.#endLeaf();
  }
}

/** From one sign of equality to the next: each character is looked at once. */
function attributesIn(text: string): Record<string, string> {
  const attributes: Record<string, string> = Object.create(null);
  for (let at = 0; ; ) {
    const equals = text.indexOf('=', at);
    if (equals < 0) return attributes;
    const name = text.slice(at, equals).trim();
    const value = text.slice(equals + 1, equals + 1 + LOOK_AHEAD).trimStart();
    const quote = value.charAt(0);
    const from = text.indexOf(quote, equals + 1) + 1;
    const end = quote === '"' || quote === "'" ? text.indexOf(quote, from) : -1;
    if (end < 0) return attributes;
    attributes[name] = decodeEntities(text.slice(from, end));
    at = end + 1;
  }
}

const isBoundary = (text: string): boolean => BOUNDARIES.some((boundary) => text.startsWith(boundary));
