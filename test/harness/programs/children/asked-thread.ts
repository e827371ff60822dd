import os from 'node:os';
import { threadId } from 'node:worker_threads';
import { answerQuestions } from '#server/lib/aside/answer-questions.ts';

export type AskedQuestion = 'who' | 'priority' | 'throws' | 'never ends';

/** A thread that is asked more than once, and can be lost over a question. */
answerQuestions<AskedQuestion, number>((question) => {
  if (question === 'throws') throw new Error('A fault of ours.');
  while (question === 'never ends');
  return question === 'priority' ? os.getPriority() : threadId;
});
