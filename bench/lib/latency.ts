import { setTimeout as pause } from 'node:timers/promises';
import { type Summary, summarise } from './measure.ts';

/** How long an address takes to answer, asked again and again until something is over. */
export async function timesOf(url: string, everyMs: number, until: Promise<unknown>): Promise<Summary> {
  let isOver = false;
  void until.finally(() => {
    isOver = true;
  });
  const times: number[] = [];
  // The first few open a connection and warm up.
  for (let n = 0; n < 10; n += 1) await (await fetch(url)).arrayBuffer();
  while (!isOver) {
    const began = performance.now();
    await (await fetch(url)).arrayBuffer();
    times.push(performance.now() - began);
    await pause(everyMs);
  }
  return summarise(times);
}
