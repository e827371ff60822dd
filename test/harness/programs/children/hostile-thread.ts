import { setTimeout as pause } from 'node:timers/promises';
import { handOut } from '#server/lib/aside/hand-out.ts';

export type HostileTask = 'counts' | 'never ends' | 'eats' | 'throws' | 'exits';

/** A reading thread as the worst file could make it. */
handOut<HostileTask, unknown>(async function* (task) {
  yield { env: process.env, first: 1 };
  yield 2;
  if (task === 'never ends') for (;;);
  if (task === 'throws') throw new Error('A fault of ours.');
  if (task === 'exits') process.exit(3);
  const eaten: unknown[] = [];
  while (task === 'eats') {
    eaten.push(Array.from({ length: 1_000 }, (_, n) => ({ n })));
    if (eaten.length % 100 === 0) await pause(0);
  }
});
