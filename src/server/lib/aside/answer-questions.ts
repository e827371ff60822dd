import { parentPort } from 'node:worker_threads';
import { giveWay } from './give-way.ts';

/** What a thread is that is asked more than once (ask-aside.ts). What it throws ends it, and is told. */
export function answerQuestions<Question, Answer>(answer: (question: Question) => Answer): void {
  giveWay();
  parentPort?.on('message', (question: Question) => parentPort?.postMessage(answer(question)));
}
