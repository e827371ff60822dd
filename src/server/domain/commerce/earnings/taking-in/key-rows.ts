import { hash } from 'node:crypto';
import type { ReadEarning } from '../reading/reading-facts.ts';

/** How what a source says again finds what it said before. */
export type KeyKind =
  /** Each thing has the source's own number: the same again changes it. */
  | 'id'
  /** Nothing changes, and what is taken back is a further row: the same row again is nothing new. */
  | 'add'
  /** A report is whole for the days that it names: it takes the place of what was there. */
  | 'replace';

export interface KeyedEarning {
  key: string;
  row: ReadEarning;
}

/** Enough of a fingerprint to tell a million apart, in a number: so many texts would not fit. */
const shortOf = (fingerprint: string) => Buffer.from(fingerprint, 'base64url').readUIntBE(0, 6);

/** Gives each row of one file its key, in order. */
export class RowKeys {
  readonly #kind: KeyKind;
  readonly #locale: string;
  readonly #seen = new Map<number, number>();

  constructor(kind: KeyKind, locale: string) {
    this.#kind = kind;
    this.#locale = locale;
  }

  #countOf(fingerprint: string): number {
    const short = shortOf(fingerprint);
    const count = (this.#seen.get(short) ?? 0) + 1;
    this.#seen.set(short, count);
    return count;
  }

  /** `isAgain`: the file has said something of it before, which does not count any more. */
  keyOf(row: ReadEarning): { key: string; isAgain: boolean } {
    const own = row.periodFrom ? `${this.#locale}:${row.periodFrom}:${row.day}:${row.tag}` : row.id;
    if (row.periodFrom || this.#kind === 'id')
      return { key: own, isAgain: this.#countOf(hash('sha256', own, 'base64url')) > 1 };
    const nth = this.#countOf(row.fingerprint);
    return { key: `${this.#locale}:${row.fingerprint}:${nth}`, isAgain: false };
  }
}
