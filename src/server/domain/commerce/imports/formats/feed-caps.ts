import { importLimits } from '#contract/commerce/imports/import-limits.ts';
import type { FeedProblemCode } from '#contract/commerce/imports/imports.words.ts';

/** How much of a file is read at most; other ones are for tests. */
export interface FeedCaps {
  packedBytes: number;
  unpackedBytes: number;
  /** Unpacked bytes to packed ones. */
  ratio: number;
  rows: number;
  columns: number;
  fieldChars: number;
  /** Of one object of JSON, or one tag of XML. */
  rowChars: number;
}

export const usualCaps: FeedCaps = importLimits.caps;

/** Whoever reads a feed stops here: nothing of the file is used. */
export class FeedProblem extends Error {
  override readonly name = 'FeedProblem';
  readonly code: FeedProblemCode;

  constructor(code: FeedProblemCode, detail: string = code) {
    super(detail);
    this.code = code;
  }
}

export interface FeedRow {
  /** As a spreadsheet numbers it (a table's first row is 2); objects and elements count from 1. */
  row: number;
  cells: Record<string, string>;
  /** Only this row is spoilt. */
  problem?: 'wrong_length' | 'too_long' | 'malformed';
}
