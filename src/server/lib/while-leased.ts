import { LeaseLost } from '#db/lease.ts';

interface Leased {
  /** Tells that it is still at it; LeaseLost where the row is another's by now. */
  beat: () => Promise<void>;
  every: number;
  signal: AbortSignal;
}

/** Work may wait for minutes: as long as this process lives, it says so. Whoever lost the row stops. */
export async function whileLeased<T>(
  { beat, every, signal }: Leased,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const lost = new AbortController();
  const timer = setInterval(() => {
    beat().catch((error: unknown) => {
      if (error instanceof LeaseLost) lost.abort(error);
    });
  }, every);
  try {
    return await work(AbortSignal.any([signal, lost.signal]));
  } finally {
    clearInterval(timer);
  }
}
