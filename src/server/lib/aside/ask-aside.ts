import type { Worker } from 'node:worker_threads';
import { type AsideLimits, ask, type Loss, lossOf, startThread } from './read-aside.ts';

interface AsideParts {
  thread: URL;
  limits: Pick<AsideLimits, 'part' | 'megabytes'>;
  /** Milliseconds without a question after which the thread ends, and gives back what it holds. */
  idle: number;
}

/**
 * A thread that answers one question after the other, for what takes long to load and much to hold: the first question
 * starts it, and it ends when nobody has asked for a while. What it is lost over is the asker's loss alone.
 */
export function createAside<Question, Answer>({ thread, limits, idle }: AsideParts) {
  let open: { started: Worker; loss: Loss } | undefined;
  let ending: NodeJS.Timeout | undefined;
  let before: Promise<unknown> = Promise.resolve();

  function start() {
    const started = startThread({ thread, limits });
    // Who waits for an answer keeps the program running; a thread that waits for a question does not.
    started.unref();
    return { started, loss: lossOf(started) };
  }

  async function end(): Promise<void> {
    const ended = open;
    open = undefined;
    await ended?.started.terminate();
  }

  async function answer(question: Question): Promise<Answer> {
    clearTimeout(ending);
    open ??= start();
    try {
      return await ask<Answer>({ ...open, atMost: limits.part, message: question });
    } catch (error) {
      await end();
      throw error;
    } finally {
      ending = setTimeout(end, idle).unref();
    }
  }

  return (question: Question): Promise<Answer> => {
    const turn = before.then(() => answer(question));
    before = turn.catch(() => {});
    return turn;
  };
}
