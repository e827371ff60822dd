import { siteCaller } from '#contract/people/accounts/caller.ts';
import { locales } from '#contract/site/locales.ts';
import { type BenchContext, type Figure, withinTwice } from './lib/benchmark.ts';
import { describePair, measurePair, ratioOf } from './lib/measure.ts';

export const name = 'home';
export const about =
  "The 95th percentile of the home page's data (`getHomeData`, first page: 49 posts with their categories) at 100,000 posts, divided by the same at 1,000; five editions, called in process.";

export async function* run({ dataSets }: BenchContext): AsyncGenerator<Figure> {
  for await (const { engine, small, large } of dataSets.pairs()) {
    const pair = await measurePair(
      locales.map((locale) => ({
        small: () => small.api.getHomeData({ locale }, siteCaller(locale)),
        large: () => large.api.getHomeData({ locale }, siteCaller(locale)),
      })),
    );
    yield {
      name: `home on ${engine}`,
      value: ratioOf(pair),
      detail: describePair(pair),
      promise: withinTwice,
    };
  }
}
