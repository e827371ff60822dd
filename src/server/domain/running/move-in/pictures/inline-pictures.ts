import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { why } from '../why.ts';
import type { FetchedPicture } from './fetch-picture.ts';

/** Where pictures are that stood in a text themselves: at a host of nobody, by what they are. */
const INLINE_HOST = 'https://in-the-text.invalid';
const NAME = /^[0-9a-f]{64}\.(?:png|jpg|gif|webp|avif)$/;
const KINDS: Record<string, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/jpg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'avif',
};
const SIGN = 'data:image/';
const PACKED = ';base64,';
/** Shorter ones are dots that stand there until the picture itself has come. */
const LEAST_CHARS = 600;
const TYPE_CHARS = 20;

export const isInline = (address: string): boolean => address.startsWith(`${INLINE_HOST}/`);

function isPacking(code: number): boolean {
  const isLetter = (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
  return isLetter || (code >= 47 && code <= 57) || code === 43 || code === 61;
}

/** The text with an address in the place of each picture that stands in it, and the pictures handed over. */
export function takeInlinePictures(text: string, keep: (name: string, bytes: Buffer) => void): string {
  let made = '';
  let done = 0;
  for (let at = text.indexOf(SIGN); at >= 0; at = text.indexOf(SIGN, at + 1)) {
    // No farther than a kind is long: a text may have a million beginnings, and one end.
    const head = text.slice(at, at + TYPE_CHARS + PACKED.length);
    const comma = head.indexOf(PACKED);
    const ending = comma < 0 ? undefined : KINDS[head.slice('data:'.length, comma)];
    if (!ending) continue;
    const from = at + comma + PACKED.length;
    let to = from;
    while (to < text.length && isPacking(text.charCodeAt(to))) to += 1;
    if (to - from < LEAST_CHARS) continue;
    const bytes = Buffer.from(text.slice(from, to), 'base64');
    const name = `${createHash('sha256').update(bytes).digest('hex')}.${ending}`;
    keep(name, bytes);
    made += `${text.slice(done, at)}${INLINE_HOST}/${name}`;
    done = to;
    at = to;
  }
  return made + text.slice(done);
}

/** Beside what else is needed while a site moves in. */
export const inlineFolderOf = (indexFile: string): string => path.join(path.dirname(indexFile), 'inline');

/** A folder for as long as a site moves in: the thread that reads texts puts them there, who writes articles takes them. */
export class InlinePictures {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  readonly keep = (name: string, bytes: Buffer): void => {
    const file = path.join(this.#folder, name);
    mkdirSync(this.#folder, { recursive: true });
    if (!existsSync(file)) writeFileSync(file, bytes);
  };

  async read(address: string): Promise<FetchedPicture> {
    const name = address.slice(INLINE_HOST.length + 1);
    if (!NAME.test(name)) return { dead: why('lost_no_address') };
    const bytes = await readFile(path.join(this.#folder, name)).catch(() => undefined);
    return bytes ? { bytes } : { dead: why('lost_not_in_text') };
  }
}
