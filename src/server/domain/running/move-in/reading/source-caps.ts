import { engineLimits } from '#contract/site/engine-limits.ts';

/** How much of one thing is held at a time; other ones are for tests. */
export interface SourceCaps {
  /** Of one field: the text of an article is the longest. */
  fieldChars: number;
  /** Of one row of JSON. */
  rowChars: number;
  /** Fields, or rows of meta data, of one entry. */
  fields: number;
}

export const usualCaps: SourceCaps = engineLimits.moveIn.caps;
