import type { BenchContext, Figure } from './lib/benchmark.ts';
import { deskCalls } from './lib/desk-calls.ts';
import { summarise } from './lib/measure.ts';

export const name = 'desk';
export const about =
  'The overview and every list of the desk at 100,000 posts, called in process as its screen first asks and as people narrow it: the median of nine calls after two that warm up.';

export const whyMissed =
  'The embedded database reads the same plans two to three times slower: half of that is its code being compiled simply, which keeps a process small (065). Whoever has so many articles is better off with PostgreSQL.';

const WARM_UP = 2;
const SAMPLES = 9;
const soon = { text: '≤ 100 ms', kept: (value: number) => value <= 100 };

export async function* run({ dataSets }: BenchContext): AsyncGenerator<Figure> {
  for await (const { engine, large } of dataSets.pairs()) {
    for (const [what, call] of Object.entries(deskCalls(large.api))) {
      const times: number[] = [];
      for (let n = -WARM_UP; n < SAMPLES; n += 1) {
        const began = performance.now();
        await call();
        if (n >= 0) times.push(performance.now() - began);
      }
      const { p50, p95 } = summarise(times);
      yield {
        name: `${what} on ${engine}`,
        value: p50,
        unit: 'ms',
        detail: `worst ${p95.toFixed(1)} ms`,
        promise: soon,
      };
    }
  }
}
