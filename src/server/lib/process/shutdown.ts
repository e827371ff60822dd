import { setTimeout } from 'node:timers/promises';

interface ShutdownOptions {
  /** Stop accepting, drain, close: in order. */
  steps: (() => Promise<unknown>)[];
  onSignal: (signal: string) => void;
  onFailure: (error: unknown) => void;
  /** So long everything goes on as before, except that the process calls itself not ready: balancers look again. */
  graceMs?: number;
  /** After this long nobody is waited for. */
  limitMs?: number;
}

/** One orderly way out, by whichever signal; a second signal, or running out of time, ends it at once. */
export function shutDownOnSignal(options: ShutdownOptions): void {
  const { steps, onSignal, onFailure, graceMs = 0, limitMs = 10_000 } = options;
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) process.exit(1);
    stopping = true;
    onSignal(signal);
    // A person at the keyboard has no balancer.
    if (signal === 'SIGTERM' && graceMs > 0) await setTimeout(graceMs);
    const limit = globalThis.setTimeout(() => process.exit(1), limitMs);
    limit.unref();
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
