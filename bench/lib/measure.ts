export interface Summary {
  p50: number;
  p95: number;
  samples: number;
}

export interface Pair {
  small: Summary;
  large: Summary;
}

type Call = () => Promise<unknown>;

const WARM_UP_ROUNDS = 2;
const MIN_WARM_UP_CALLS = 40;
const MIN_SAMPLES = 400;

export function summarise(times: number[]): Summary {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), samples: sorted.length };
}

async function timed(call: Call): Promise<number> {
  const started = performance.now();
  await call();
  return performance.now() - started;
}

/** Takes turns, call by call: whatever else the machine does meanwhile, it does to both. */
export async function measurePair(calls: { small: Call; large: Call }[]): Promise<Pair> {
  const warmUpRounds = Math.max(WARM_UP_ROUNDS, Math.ceil(MIN_WARM_UP_CALLS / calls.length));
  const rounds = Math.ceil(MIN_SAMPLES / calls.length);
  const small: number[] = [];
  const large: number[] = [];
  for (let round = -warmUpRounds; round < rounds; round += 1) {
    for (const call of calls) {
      const a = await timed(call.small);
      const b = await timed(call.large);
      if (round < 0) continue;
      small.push(a);
      large.push(b);
    }
  }
  return { small: summarise(small), large: summarise(large) };
}

const ms = (value: number) => value.toFixed(2);

export const ratioOf = ({ small, large }: Pair): number => large.p95 / small.p95;
export const describePair = ({ small, large }: Pair): string =>
  `p95 ${ms(large.p95)} ÷ ${ms(small.p95)} ms, p50 ${ms(large.p50)} ÷ ${ms(small.p50)} ms, ${small.samples} calls each`;
