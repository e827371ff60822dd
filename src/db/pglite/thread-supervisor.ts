import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseUnavailable } from '../client.ts';
import { outsideTransactionScope } from '../transaction-scope.ts';
import type { ThreadSettings } from './protocol.ts';
import { ThreadLink } from './thread-link.ts';

interface SupervisorEvents {
  onNotify(channel: string, payload: string): void;
  /** A new thread took over; it serves nobody until this has resolved. */
  onReplaced(link: ThreadLink): Promise<void>;
  /** It could not be replaced yet. Queries are refused meanwhile, and the attempts go on. */
  onFatal(error: Error): void;
}

const RETRY_MS = 2_000;
const ATTEMPTS_WHILE_CALLERS_WAIT = 3;

/** Keeps one database thread alive: exactly one at any time, for two on the same files would destroy them. */
export class ThreadSupervisor {
  readonly #settings: ThreadSettings;
  readonly #events: SupervisorEvents;
  readonly #retryMs: number;
  #current: ThreadLink | undefined;
  #available: Promise<ThreadLink>;
  #replacing: Promise<void> | undefined;
  #ended = false;

  private constructor(settings: ThreadSettings, events: SupervisorEvents, retryMs: number) {
    this.#settings = settings;
    this.#events = events;
    this.#retryMs = retryMs;
    this.#available = this.#start(settings);
  }

  static async start(
    settings: ThreadSettings,
    events: SupervisorEvents,
    retryMs = RETRY_MS,
  ): Promise<ThreadSupervisor> {
    const supervisor = outsideTransactionScope(() => new ThreadSupervisor(settings, events, retryMs));
    supervisor.#current = await supervisor.#available;
    return supervisor;
  }

  /** The thread in use; while a lost one is being replaced, the promise waits for the next. */
  get available(): Promise<ThreadLink> {
    return this.#available;
  }

  /** Resolves when no thread can touch the files any more. */
  async end(): Promise<void> {
    this.#ended = true;
    await this.#replacing;
    await this.#current?.end();
  }

  #start(settings: ThreadSettings): Promise<ThreadLink> {
    return ThreadLink.start(settings, {
      onNotify: this.#events.onNotify,
      onLost: (lost) => {
        if (lost !== this.#current || this.#ended) return;
        this.#replacing = outsideTransactionScope(() => this.#replace(lost));
      },
    });
  }

  async #replace(lost: ThreadLink): Promise<void> {
    const opening = Promise.withResolvers<ThreadLink>();
    opening.promise.catch(() => {}); // each caller gets the refusal; with none, it is no unhandled rejection
    this.#available = opening.promise;
    this.#current = undefined;
    await lost.end();
    for (let attempt = 1; !this.#ended; attempt += 1) {
      try {
        this.#current = await this.#startAgain();
        this.#available = Promise.resolve(this.#current);
        return opening.resolve(this.#current);
      } catch (error) {
        if (attempt === ATTEMPTS_WHILE_CALLERS_WAIT) {
          opening.reject(new DatabaseUnavailable('The database was lost and does not open.'));
          this.#events.onFatal(error as Error);
        }
      }
      await pause(this.#retryMs);
    }
    opening.reject(new DatabaseUnavailable('The database is closed.'));
  }

  /** Never creates: where the folder has vanished, an empty database would pass for the lost one. */
  async #startAgain(): Promise<ThreadLink> {
    const link = await this.#start({ ...this.#settings, create: false });
    try {
      await this.#events.onReplaced(link);
      return link;
    } catch (error) {
      await link.end();
      throw error;
    }
  }
}
