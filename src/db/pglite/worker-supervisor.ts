import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseUnavailable } from '../client.ts';
import { outsideTransactionScope } from '../transaction-scope.ts';
import type { WorkerSettings } from './protocol.ts';
import { WorkerLink } from './worker-link.ts';

interface SupervisorEvents {
  onNotify(channel: string, payload: string): void;
  /** A new thread took over; it serves nobody until this has resolved. */
  onReplaced(link: WorkerLink): Promise<void>;
  /** It could not be replaced yet. Queries are refused meanwhile, and the attempts go on. */
  onFatal(error: Error): void;
}

const RETRY_MS = 2_000;
const ATTEMPTS_WHILE_CALLERS_WAIT = 3;

/** Keeps one database thread alive: exactly one at any time, for two on the same files would destroy them. */
export class WorkerSupervisor {
  readonly #settings: WorkerSettings;
  readonly #events: SupervisorEvents;
  readonly #retryMs: number;
  #current: WorkerLink | undefined;
  #available: Promise<WorkerLink>;
  #replacing: Promise<void> | undefined;
  #ended = false;

  private constructor(settings: WorkerSettings, events: SupervisorEvents, retryMs: number) {
    this.#settings = settings;
    this.#events = events;
    this.#retryMs = retryMs;
    this.#available = this.#start(settings);
  }

  static async start(
    settings: WorkerSettings,
    events: SupervisorEvents,
    retryMs = RETRY_MS,
  ): Promise<WorkerSupervisor> {
    const supervisor = outsideTransactionScope(() => new WorkerSupervisor(settings, events, retryMs));
    supervisor.#current = await supervisor.#available;
    return supervisor;
  }

  /** The thread in use; while a lost one is being replaced, the promise waits for the next. */
  get available(): Promise<WorkerLink> {
    return this.#available;
  }

  /** Resolves when no thread can touch the files any more. */
  async end(): Promise<void> {
    this.#ended = true;
    await this.#replacing;
    await this.#current?.end();
  }

  #start(settings: WorkerSettings): Promise<WorkerLink> {
    return WorkerLink.start(settings, {
      onNotify: this.#events.onNotify,
      onLost: (lost) => {
        if (lost !== this.#current || this.#ended) return;
        this.#replacing = outsideTransactionScope(() => this.#replace(lost));
      },
    });
  }

  async #replace(lost: WorkerLink): Promise<void> {
    const opening = Promise.withResolvers<WorkerLink>();
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
  async #startAgain(): Promise<WorkerLink> {
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
