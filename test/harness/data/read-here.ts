import path from 'node:path';
import { answerReportTask } from '#server/domain/commerce/earnings/reading/answer-report-task.ts';
import { answerFeedTask } from '#server/domain/commerce/imports/reading/answer-feed-task.ts';
import type { readAside } from '#server/lib/aside/read-aside.ts';

type Answer = (task: never) => AsyncIterable<unknown>;
const answers: Record<string, Answer> = {
  'feed-thread': answerFeedTask,
  'report-thread': answerReportTask,
};

/**
 * Reads where the test runs: most ask what becomes of rows, and a thread takes longer to start than all the rest.
 * What could not be handed from one thread to another breaks here too.
 */
export const readHere = async function* ({ thread, task, signal }) {
  signal?.throwIfAborted();
  const answer = answers[path.parse(thread.pathname).name];
  if (!answer) throw new Error(`Nobody has said how ${thread} is read here.`);
  for await (const part of answer(structuredClone(task) as never)) {
    signal?.throwIfAborted();
    yield structuredClone(part);
  }
} as typeof readAside;
