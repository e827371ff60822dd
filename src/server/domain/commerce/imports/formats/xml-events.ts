import { decodeEntities } from './entities.ts';
import { type FeedCaps, FeedProblem } from './feed-caps.ts';

export interface XmlListener {
  open(name: string, attributes: Record<string, string>): void;
  text(text: string): void;
  close(name: string): void;
}

const NAME = /^[\p{L}_:][\p{L}\p{N}_:.-]*$/u;
const ATTRIBUTE = /\s+([\p{L}_:][\p{L}\p{N}_:.-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/gu;
const damaged = (detail: string) => new FeedProblem('damaged', detail);
const MAX_DEPTH = 60;
/** An entity is never longer: what may be the beginning of one waits for the rest. */
const ENTITY_CHARS = 12;

/** Where a tag ends; a ">" within quotes does not end it. */
function endOfTag(text: string, from: number): number {
  let quote = '';
  for (let at = from; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (quote) {
      if (char === quote) quote = '';
    } else if (char === '"' || char === "'") quote = char;
    else if (char === '>') return at;
  }
  return -1;
}

/**
 * As much of XML as feeds have: elements, attributes, text, CDATA, comments. A file with a DOCTYPE is refused, so that
 * there are no entities but the known ones: nothing grows by being read, and nothing is fetched.
 */
export class XmlReader {
  readonly #listener: XmlListener;
  readonly #caps: FeedCaps;
  readonly #stack: string[] = [];
  #buffer = '';
  /** What ends the part that is being skipped or copied. */
  #until: '-->' | ']]>' | '?>' | undefined;
  #hadRoot = false;

  constructor(listener: XmlListener, caps: FeedCaps) {
    this.#listener = listener;
    this.#caps = caps;
  }

  #text(text: string): void {
    if (text === '') return;
    if (this.#stack.length > 0) this.#listener.text(text);
    else if (text.trim() !== '') throw damaged('Text stands outside of every element.');
  }

  #open(tag: string): void {
    const closes = tag.endsWith('/');
    const inner = closes ? tag.slice(0, -1) : tag;
    const [name = ''] = inner.split(/\s/, 1);
    const rest = inner.slice(name.length);
    if (!NAME.test(name)) throw damaged(`<${name.slice(0, 40)}> is no element.`);
    if (rest.replace(ATTRIBUTE, '').trim() !== '')
      throw damaged(`The attributes of <${name}> cannot be read.`);
    if (this.#stack.length === 0 && this.#hadRoot) throw damaged('There are two documents.');
    if (this.#stack.length >= MAX_DEPTH) throw damaged('Elements stand in each other without end.');
    const attributes: Record<string, string> = Object.create(null);
    for (const [, key = '', double, single] of rest.matchAll(ATTRIBUTE)) {
      attributes[key] = decodeEntities(double ?? single ?? '');
    }
    this.#hadRoot = true;
    this.#stack.push(name);
    this.#listener.open(name, attributes);
    if (closes) this.#close(name);
  }

  #close(name: string): void {
    if (this.#stack.pop() !== name) throw damaged(`</${name.slice(0, 40)}> closes nothing.`);
    this.#listener.close(name);
  }

  /** Up to the end of a comment, of CDATA or of an instruction, as far as it is there. */
  #pass(until: '-->' | ']]>' | '?>'): boolean {
    const end = this.#buffer.indexOf(until);
    const size = end < 0 ? Math.max(0, this.#buffer.length - until.length + 1) : end;
    if (until === ']]>') this.#text(this.#buffer.slice(0, size));
    this.#buffer = this.#buffer.slice(end < 0 ? size : end + until.length);
    if (end < 0) return false;
    this.#until = undefined;
    return true;
  }

  /** Text up to the next tag; at the end of what is there, an unfinished entity waits. */
  #passText(): boolean {
    const next = this.#buffer.indexOf('<');
    if (next === 0) return true;
    let size = next < 0 ? this.#buffer.length : next;
    const ampersand = next < 0 ? this.#buffer.lastIndexOf('&') : -1;
    if (ampersand >= 0 && size - ampersand < ENTITY_CHARS) size = ampersand;
    this.#text(decodeEntities(this.#buffer.slice(0, size)));
    this.#buffer = this.#buffer.slice(size);
    return next > 0;
  }

  #begins(): boolean {
    const { length } = this.#buffer;
    if (this.#buffer.startsWith('<!--')) this.#until = '-->';
    else if (this.#buffer.startsWith('<![CDATA[')) this.#until = ']]>';
    else if (this.#buffer.startsWith('<?')) this.#until = '?>';
    else if (/^<!(?!-?$|\[[CDATA]*$)/.test(this.#buffer)) throw new FeedProblem('doctype');
    else if (this.#buffer.startsWith('<!')) return false;
    if (this.#until) {
      this.#buffer = this.#buffer.slice({ '-->': 4, ']]>': 9, '?>': 2 }[this.#until]);
      return true;
    }
    const end = endOfTag(this.#buffer, 1);
    if (end < 0) {
      if (length > this.#caps.rowChars) throw damaged('A tag has no end.');
      return false;
    }
    const tag = this.#buffer.slice(1, end);
    this.#buffer = this.#buffer.slice(end + 1);
    if (tag.startsWith('/')) this.#close(tag.slice(1).trim());
    else this.#open(tag);
    return true;
  }

  push(text: string): void {
    this.#buffer += text;
    while (this.#buffer !== '') {
      const goesOn = this.#until ? this.#pass(this.#until) : this.#passText() && this.#begins();
      if (!goesOn) return;
    }
  }

  end(): void {
    if (this.#buffer.trim() !== '' || this.#until || this.#stack.length > 0 || !this.#hadRoot) {
      throw damaged('The document has no end.');
    }
  }
}
