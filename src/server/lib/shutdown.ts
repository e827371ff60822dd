interface ShutdownOptions {
  /** Stop accepting, drain, close: in order. */
  steps: (() => Promise<unknown>)[];
  onSignal: (signal: string) => void;
  onFailure: (error: unknown) => void;
  /** After this long nobody is waited for. */
  limitMs?: number;
}

/** One orderly way out, by whichever signal; a second signal, or running out of time, ends it at once. */
export function shutDownOnSignal({ steps, onSignal, onFailure, limitMs = 10_000 }: ShutdownOptions): void {
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) process.exit(1);
    stopping = true;
    onSignal(signal);
    setTimeout(() => process.exit(1), limitMs).unref();
    try {
      for (const step of steps) await step();
      process.exit(0);
    } catch (error) {
      onFailure(error);
      process.exit(1);
    }
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
