import { parentPort } from 'node:worker_threads';

/** What a thread is that is asked more than once (ask-aside.ts). What it throws ends it, and is told. */
export function answerQuestions<Question, Answer>(answer: (question: Question) => Answer): void {
  parentPort?.on('message', (question: Question) => parentPort?.postMessage(answer(question)));
}
