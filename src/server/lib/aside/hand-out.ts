import { parentPort, workerData } from 'node:worker_threads';
import { giveWay } from './give-way.ts';
import type { AsideAnswer } from './read-aside.ts';

/** What a reading thread is: the parts of its task, each when it is asked for. What it throws ends it, and is told. */
export function handOut<Task, Part>(read: (task: Task) => AsyncIterable<Part>): void {
  giveWay();
  const parts = read(workerData as Task)[Symbol.asyncIterator]();
  parentPort?.on('message', async () => {
    const { done, value } = await parts.next();
    const answer: AsideAnswer<Part> = done ? { over: true } : { part: value };
    parentPort?.postMessage(answer);
  });
}
