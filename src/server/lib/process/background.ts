/** Work that nobody waits for, because how long it takes is nobody's business. It is not forgotten either. */
export function createBackground(onFailure: (error: unknown) => void) {
  const running = new Set<Promise<void>>();
  return {
    run(work: () => Promise<void>): void {
      const done = work()
        .catch(onFailure)
        .finally(() => running.delete(done));
      running.add(done);
    },
    /** Resolves when everything begun so far has ended; for the way out, and for tests. */
    async idle(): Promise<void> {
      while (running.size > 0) await Promise.all(running);
    },
  };
}

export type Background = ReturnType<typeof createBackground>;
