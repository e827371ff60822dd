import { importLimits } from '#contract/commerce/imports/import-limits.ts';
import type { FeedShape } from '#contract/commerce/imports/imports.words.ts';
import { type OpenFeed, readFeed } from './read-feed.ts';

/** The first rows, shortened, and the columns that rows near the beginning have. */
export async function sampleFeed(open: OpenFeed, shape: FeedShape) {
  const { sampleRows, columnRows, sampleChars, caps } = importLimits;
  const columns = new Set<string>();
  const sample: Record<string, string>[] = [];
  let seen = 0;
  for await (const { cells, problem } of readFeed(open, shape)) {
    for (const name of Object.keys(cells)) if (columns.size < caps.columns) columns.add(name);
    if (!problem && sample.length < sampleRows) {
      const short = Object.entries(cells).map(([name, value]) => [
        name,
        value.slice(0, sampleChars).toWellFormed(),
      ]);
      sample.push(Object.fromEntries(short));
    }
    seen += 1;
    if (seen >= columnRows) break;
  }
  return { columns: [...columns], sample };
}
