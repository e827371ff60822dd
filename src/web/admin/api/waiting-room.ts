interface Waiting {
  promise: Promise<boolean>;
  settle: (yes: boolean) => void;
}

/** Calls that were refused wait in it until a person has done what is missing, or does not want to. */
export function createWaitingRoom() {
  let waiting: Waiting | undefined;
  let done = 0;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    /** Every call that was refused meanwhile waits for the same answer. */
    wait(): Promise<boolean> {
      if (!waiting) {
        let settle: Waiting['settle'] = () => {};
        const promise = new Promise<boolean>((resolve) => {
          settle = resolve;
        });
        waiting = { promise, settle };
        tell();
      }
      return waiting.promise;
    },
    settle(yes: boolean): void {
      const settled = waiting;
      waiting = undefined;
      if (yes) done += 1;
      settled?.settle(yes);
      tell();
    },
    /** How often it was done: a call from before the last time has nothing to wait for. */
    timesDone: (): number => done,
    isWaiting: (): boolean => waiting !== undefined,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
