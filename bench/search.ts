import { limits } from '#contract/limits.ts';
import { type BenchContext, type Figure, withinTwice } from './lib/benchmark.ts';
import { describePair, measurePair, ratioOf } from './lib/measure.ts';
import { searchKinds } from './lib/search-queries.ts';

export const name = 'search';
export const about =
  'The 95th percentile of the header search (`listPostsByLocale` with `q`, ten results) at 100,000 posts, divided by the same at 1,000; five editions, several queries of each kind, called in process.';

export const whyMissed =
  'The two trigram indexes span all editions: a word of two letters that is rare in one language and begins every tenth word of another makes the index hand over the posts of both, and the posts of the wrong edition are read only to be dropped. One pair of partial indexes for each edition brings every kind of query to 1.5 or less (measured), and needs a migration.';

export async function* run({ dataSets }: BenchContext): AsyncGenerator<Figure> {
  for await (const { engine, small, large } of dataSets.pairs()) {
    for (const [kind, queries] of Object.entries(searchKinds)) {
      const pair = await measurePair(
        queries.map((query) => {
          const input = { ...query, limit: limits.search.maxResults };
          return {
            small: () => small.api.listPostsByLocale(input),
            large: () => large.api.listPostsByLocale(input),
          };
        }),
      );
      yield {
        name: `search on ${engine}, ${kind}`,
        value: ratioOf(pair),
        detail: describePair(pair),
        promise: withinTwice,
      };
    }
  }
}
