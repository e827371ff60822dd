import { type SourceCaps, usualCaps } from './source-caps.ts';
import { type WxrListener, WxrScanner } from './wxr-scanner.ts';

export interface WxrTerm {
  domain: string;
  slug: string;
  name: string;
}

type Fields = Record<string, string>;

/** What an export has, one after the other: what it says of the site, and of each thing in it. */
export type WxrRecord =
  | { kind: 'site' | 'author' | 'category' | 'tag' | 'term' | 'comment'; fields: Fields }
  | WxrItem;

export interface WxrItem {
  kind: 'item';
  /** The how-manieth of its file. */
  number: number;
  fields: Fields;
  meta: Fields;
  terms: WxrTerm[];
  comments: Fields[];
  /** The first field that had more than can be held. */
  tooLong: string | undefined;
}

const KINDS = {
  'wp:author': 'author',
  'wp:category': 'category',
  'wp:tag': 'tag',
  'wp:term': 'term',
} as const;

const isKind = (name: string): name is keyof typeof KINDS => Object.hasOwn(KINDS, name);

class RecordGatherer implements WxrListener {
  readonly #caps: SourceCaps;
  readonly #ready: WxrRecord[] = [];
  readonly #path: string[] = [];
  #site: Fields = {};
  #item: WxrItem | undefined;
  #inner: Fields | undefined;
  #numbered = 0;

  constructor(caps: SourceCaps) {
    this.#caps = caps;
  }

  open(name: string): void {
    this.#path.push(name);
    if (name === 'item') {
      this.#numbered += 1;
      this.#endSite();
      const empty = { meta: {}, terms: [], comments: [], tooLong: undefined };
      this.#item = { kind: 'item', number: this.#numbered, fields: {}, ...empty };
    } else if (name !== 'rss' && name !== 'channel') this.#inner = {};
  }

  #endSite(): void {
    if (Object.keys(this.#site).length === 0) return;
    this.#ready.push({ kind: 'site', fields: this.#site });
    this.#site = {};
  }

  leaf(name: string, attributes: Record<string, string>, text: string, tooLong: boolean): void {
    const item = this.#item;
    const held = this.#path.at(-1);
    if (item && tooLong) item.tooLong ??= name;
    if (item && held === 'item' && name === 'category') {
      if (item.terms.length < this.#caps.fields)
        item.terms.push({
          domain: attributes.domain ?? 'category',
          slug: attributes.nicename ?? '',
          name: text,
        });
      return;
    }
    const fields =
      this.#inner ?? (held === 'item' ? item?.fields : held === 'channel' ? this.#site : undefined);
    if (fields && Object.keys(fields).length < this.#caps.fields) fields[name] = text;
  }

  close(name: string): void {
    this.#path.pop();
    const inner = this.#inner;
    if (name === 'item') {
      if (this.#item) this.#ready.push(this.#item);
      this.#item = undefined;
      this.#inner = undefined;
      return;
    }
    if (name === 'channel') this.#endSite();
    if (!inner || name === 'wp:commentmeta' || name === 'wp:termmeta') return;
    this.#inner = undefined;
    if (name === 'wp:postmeta' && this.#item) this.#keepMeta(this.#item, inner);
    else if (name === 'wp:comment' && this.#item) this.#keepComment(this.#item, inner);
    else if (isKind(name)) this.#ready.push({ kind: KINDS[name], fields: inner });
  }

  #keepMeta({ meta }: WxrItem, fields: Fields): void {
    const key = fields['wp:meta_key'];
    if (key && !Object.hasOwn(meta, key) && Object.keys(meta).length < this.#caps.fields)
      meta[key] = fields['wp:meta_value'] ?? '';
  }

  /** Some posts have more comments than text: beyond what is held, they come by themselves. */
  #keepComment(item: WxrItem, fields: Fields): void {
    if (item.comments.length < this.#caps.fields) item.comments.push(fields);
    else this.#ready.push({ kind: 'comment', fields: { ...fields, post: item.fields['wp:post_id'] ?? '' } });
  }

  take(): WxrRecord[] {
    return this.#ready.splice(0);
  }
}

/** Record after record; the last one is whether the document came to its end. */
export async function* readWxr(
  chunks: AsyncIterable<string>,
  caps = usualCaps,
): AsyncGenerator<WxrRecord, { isWhole: boolean }> {
  const gatherer = new RecordGatherer(caps);
  const scanner = new WxrScanner(gatherer, caps.fieldChars);
  for await (const chunk of chunks) {
    scanner.push(chunk);
    yield* gatherer.take();
  }
  scanner.end();
  yield* gatherer.take();
  return { isWhole: scanner.isWhole };
}
