import { setTimeout as pause } from 'node:timers/promises';

interface Wanted {
  path: string;
  /** What it has to answer with; 200 by default. */
  status?: number;
}

interface ReadersOptions {
  atOnce?: number;
  /** Between an answer and the next question. */
  restMs?: number;
}

/** Ask on and on, several at once, until they are told to stop; what did not go well is kept. */
export function startReaders(
  origin: string,
  wanted: Wanted[],
  { atOnce = 4, restMs = 20 }: ReadersOptions = {},
) {
  const failures: string[] = [];
  /** How long each answer took, in milliseconds. */
  const times: number[] = [];
  let asked = 0;
  let stopped = false;
  async function go(at: number): Promise<void> {
    while (!stopped) {
      const { path = '/', status: expected = 200 } = wanted[(at + asked) % wanted.length] ?? {};
      asked += 1;
      const began = performance.now();
      const answer = await fetch(origin + path).catch((error: unknown) => error as Error);
      const body = answer instanceof Error ? '' : await answer.text().catch((error: Error) => error.message);
      times.push(performance.now() - began);
      const status = answer instanceof Error ? `${answer.message} ${answer.cause ?? ''}` : answer.status;
      if (status !== expected) failures.push(`${path}: ${status} ${body.slice(0, 80)}`);
      await pause(restMs);
    }
  }
  const running = Promise.all(Array.from({ length: atOnce }, (_, at) => go(at)));
  return {
    failures,
    times,
    asked: () => asked,
    async stop() {
      stopped = true;
      await running;
    },
  };
}
