/** Lets so many pieces of work run at once; the others wait their turn, first come, first served. */
export function createLimiter(atOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // Whoever waits takes this place over: the number of those at work stays the same.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
