import { Worker } from 'node:worker_threads';
import { DatabaseUnavailable } from '../client.ts';
import { DatabaseStartError, unopenable } from '../start-error.ts';
import { fromPlainError, type Operation, type ThreadMessage, type ThreadSettings } from './protocol.ts';

interface LinkEvents {
  onNotify(channel: string, payload: string): void;
  /** The thread is lost, once per link. What was in flight has an unknown outcome. */
  onLost(link: ThreadLink): void;
}

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
  sentFrom: Error;
  timer: NodeJS.Timeout;
}

/** One thread, from its start to its end. A lost one is replaced, never repaired. */
export class ThreadLink {
  readonly #thread: Worker;
  readonly #events: LinkEvents;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;
  #lost = false;

  private constructor(thread: Worker, events: LinkEvents) {
    this.#thread = thread;
    this.#events = events;
  }

  static start(settings: ThreadSettings, events: LinkEvents): Promise<ThreadLink> {
    const thread = new Worker(new URL('./database-thread.ts', import.meta.url), { workerData: settings });
    const link = new ThreadLink(thread, events);
    return new Promise((resolve, reject) => {
      let problem: DatabaseStartError | undefined; // the first one: others follow from it
      thread.on('message', (message: ThreadMessage) => {
        if (message.type === 'ready') return resolve(link);
        if (message.type !== 'refused') return link.#receive(message);
        problem ??= new DatabaseStartError(message.reason, message.message);
        void thread.terminate();
      });
      thread.on('error', (error) => {
        problem ??= unopenable(settings.dataDir, String(error));
      });
      thread.on('exit', () => {
        problem ??= unopenable(settings.dataDir, 'its thread ended');
        reject(problem); // a refusal counts only now, when the thread cannot touch the files any more
        link.#lose(problem.message);
      });
    });
  }

  send<T>(operation: Operation, timeoutMs: number, sentFrom = new Error()): Promise<T> {
    return new Promise<unknown>((resolve, reject) => {
      if (this.#lost) throw new DatabaseUnavailable('The database is restarting.');
      this.#lastId += 1;
      this.#thread.postMessage({ id: this.#lastId, ...operation });
      // A running WASM query cannot be cancelled: the way out is a new thread, which recovers from the log.
      const timer = setTimeout(() => this.#lose(`A statement took longer than ${timeoutMs} ms.`), timeoutMs);
      this.#waiting.set(this.#lastId, { resolve, reject, sentFrom, timer });
    }) as Promise<T>;
  }

  /** Resolves when the thread can no longer touch the files. */
  async end(): Promise<void> {
    this.#lost = true;
    await this.#thread.terminate();
    this.#rejectAll('The database was closed.');
  }

  #receive(message: Exclude<ThreadMessage, { type: 'ready' | 'refused' }>): void {
    if (this.#lost) return;
    if (message.type === 'fatal') this.#lose(message.message);
    else if (message.type === 'notify') this.#events.onNotify(message.channel, message.payload);
    else this.#settle(message);
  }

  #settle(message: Extract<ThreadMessage, { type: 'result' | 'error' }>): void {
    const waiting = this.#waiting.get(message.id);
    if (!waiting) return;
    this.#waiting.delete(message.id);
    clearTimeout(waiting.timer);
    if (message.type === 'error') waiting.reject(fromPlainError(message.error, waiting.sentFrom));
    else waiting.resolve(message.value);
  }

  #lose(why: string): void {
    if (this.#lost) return;
    this.#lost = true;
    this.#events.onLost(this);
    this.#rejectAll(`The database restarted: ${why}`);
  }

  #rejectAll(why: string): void {
    for (const { reject, timer } of this.#waiting.values()) {
      clearTimeout(timer);
      reject(new DatabaseUnavailable(why));
    }
    this.#waiting.clear();
  }
}
