import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What known-patterns.json says, which people write. */
interface Said {
  /** What the analyser would not let pass, and why it may stay. */
  mayStay: { why: string; patterns: string[] }[];
  /** What is put together while the program runs, as it is written there, and what may come of it. */
  made: { file: string; written: string; like: string[] }[];
}

export interface KnownPatterns {
  /** What the analyser has found to be linear: linear-patterns.json, which the check writes. */
  linear: string[];
  mayStay: Set<string>;
  made: Said['made'];
}

const read = (name: string): unknown =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, name), 'utf8'));

export function readKnownPatterns(): KnownPatterns {
  const { mayStay, made } = read('known-patterns.json') as Said;
  const linear = read('linear-patterns.json') as string[];
  return { linear, mayStay: new Set(mayStay.flatMap(({ patterns }) => patterns)), made };
}
