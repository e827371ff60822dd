import { decodeEntities } from './entities.ts';
import { type FeedCaps, FeedProblem } from './feed-caps.ts';

export interface XmlListener {
  /** A tag that is longer than it may be has its name and nothing else. */
  open(name: string, attributes: Record<string, string>, tooLong: boolean): void;
  text(text: string): void;
  close(name: string): void;
}

const NAME = /^[\p{L}_:][\p{L}\p{N}_:.-]*$/u;
/** Where the last one ended and nowhere else: spaces without end are looked at once, not once from each of them. */
const ATTRIBUTE = /\s+([\p{L}_:][\p{L}\p{N}_:.-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/guy;
const damaged = (detail: string) => new FeedProblem('damaged', detail);
const MAX_DEPTH = 60;
/** An entity is never longer: what may be the beginning of one waits for the rest. */
const ENTITY_CHARS = 12;

interface GatheredTag {
  text: string;
  tooLong: boolean;
  quote: string;
  last: string;
}
type Ending = '-->' | ']]>' | '?>';
/** What is skipped or copied as a whole, by what it begins with. */
const PARTS: [begins: string, ends: Ending][] = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
];

function readAttributes(name: string, written: string): Record<string, string> {
  const attributes: Record<string, string> = Object.create(null);
  let read = 0;
  for (const [whole, key = '', double, single] of written.matchAll(ATTRIBUTE)) {
    attributes[key] = decodeEntities(double ?? single ?? '');
    read += whole.length;
  }
  if (written.slice(read).trim() !== '') throw damaged(`The attributes of <${name}> cannot be read.`);
  return attributes;
}

/**
 * As much of XML as feeds have: elements, attributes, text, CDATA, comments. A file with a DOCTYPE is refused, so that
 * there are no entities but the known ones: nothing grows by being read, and nothing is fetched. Each character is
 * looked at once, in however small pieces it comes.
 */
export class XmlReader {
  readonly #listener: XmlListener;
  readonly #caps: FeedCaps;
  readonly #stack: string[] = [];
  /** A few characters that mean nothing without the next piece. */
  #held = '';
  /** What ends the part that is being skipped or copied. */
  #until: Ending | undefined;
  /** The tag that is being gathered, as far as it may be long, and where in it the reader is. */
  #tag: GatheredTag | undefined;
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

  #open(tag: string, closes: boolean, tooLong: boolean): void {
    const inner = closes && !tooLong ? tag.slice(0, -1) : tag;
    const [name = ''] = inner.split(/\s/, 1);
    if (!NAME.test(name)) throw damaged(`<${name.slice(0, 40)}> is no element.`);
    if (this.#stack.length === 0 && this.#hadRoot) throw damaged('There are two documents.');
    if (this.#stack.length >= MAX_DEPTH) throw damaged('Elements stand in each other without end.');
    const attributes = readAttributes(name, tooLong ? '' : inner.slice(name.length));
    this.#hadRoot = true;
    this.#stack.push(name);
    this.#listener.open(name, attributes, tooLong);
    if (closes) this.#close(name);
  }

  #close(name: string): void {
    if (this.#stack.pop() !== name) throw damaged(`</${name.slice(0, 40)}> closes nothing.`);
    this.#listener.close(name);
  }

  /** Up to the end of a comment, of CDATA or of an instruction, as far as it is there. */
  #pass(text: string, until: Ending): string {
    const end = text.indexOf(until);
    const size = end < 0 ? Math.max(0, text.length - until.length + 1) : end;
    if (until === ']]>') this.#text(text.slice(0, size));
    if (end < 0) return this.#hold(text.slice(size));
    this.#until = undefined;
    return text.slice(end + until.length);
  }

  /** Up to the end of a tag; a ">" within quotes does not end it. */
  #gather(text: string, tag: GatheredTag): string {
    let at = 0;
    for (; at < text.length; at += 1) {
      const char = text.charAt(at);
      if (tag.quote) {
        if (char === tag.quote) tag.quote = '';
      } else if (char === '"' || char === "'") tag.quote = char;
      else if (char === '>') break;
    }
    const room = this.#caps.rowChars - tag.text.length;
    tag.tooLong ||= at > room;
    tag.text += text.slice(0, Math.min(at, room));
    if (at > 0) tag.last = text.charAt(at - 1);
    if (at === text.length) return '';
    this.#tag = undefined;
    if (tag.text.startsWith('/')) this.#close(tag.text.slice(1).trim());
    else this.#open(tag.text, tag.last === '/', tag.tooLong);
    return text.slice(at + 1);
  }

  /** Text up to the next tag; at the end of what is there, an unfinished entity waits. */
  #passText(text: string): string {
    const next = text.indexOf('<');
    const ampersand = next < 0 ? text.lastIndexOf('&') : -1;
    const waits = ampersand >= 0 && text.length - ampersand < ENTITY_CHARS;
    const size = waits ? ampersand : next < 0 ? text.length : next;
    this.#text(decodeEntities(text.slice(0, size)));
    return next < 0 ? this.#hold(text.slice(size)) : text.slice(size);
  }

  #begin(text: string): string {
    for (const [begins, ends] of PARTS) {
      if (text.startsWith(begins)) {
        this.#until = ends;
        return text.slice(begins.length);
      }
      if (begins.startsWith(text)) return this.#hold(text);
    }
    if (text.startsWith('<!')) throw new FeedProblem('doctype');
    this.#tag = { text: '', tooLong: false, quote: '', last: '' };
    return text.slice(1);
  }

  #hold(text: string): '' {
    this.#held = text;
    return '';
  }

  push(text: string): void {
    let rest = this.#held + text;
    this.#held = '';
    while (rest !== '') {
      if (this.#until) rest = this.#pass(rest, this.#until);
      else if (this.#tag) rest = this.#gather(rest, this.#tag);
      else rest = rest.startsWith('<') ? this.#begin(rest) : this.#passText(rest);
    }
  }

  end(): void {
    const isOpen = this.#until !== undefined || this.#tag !== undefined || this.#stack.length > 0;
    if (this.#held.trim() !== '' || isOpen || !this.#hadRoot) throw damaged('The document has no end.');
  }
}
