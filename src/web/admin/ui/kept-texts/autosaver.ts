import { ApiError, statusOfError } from '#web/shared/api/api-error.ts';

export type SaveState =
  | { name: 'saved'; at: Date | undefined }
  | { name: 'waiting' }
  | { name: 'saving' }
  /** No answer from the server: it is tried again, and what was typed is kept on this device meanwhile. */
  | { name: 'offline' }
  /** Somebody else has saved: a person has to decide. */
  | { name: 'conflict' }
  | { name: 'refused'; message: string };

export interface AutosaverParts<T> {
  /** Sends what was typed. The same id is sent again where an answer was lost, so that it counts once. */
  save: (changes: T, saveId: string) => Promise<void>;
  /** Keeps what is not saved yet on this device; undefined forgets it. */
  backUp: (changes: T | undefined) => void;
  newId?: () => string;
  now?: () => Date;
}

const PAUSE_MS = 2_000;
const RETRY_MS = [2_000, 4_000, 8_000, 15_000, 30_000];

function stateAfter(error: unknown): SaveState {
  const status = statusOfError(error);
  if (status === 409) return { name: 'conflict' };
  if (status === undefined || status >= 500 || status === 429) return { name: 'offline' };
  const message = error instanceof ApiError ? (error.detail?.message ?? error.message) : String(error);
  return { name: 'refused', message };
}

/** Saves about two seconds after the last change, once at a time, and gives nothing up. */
export class Autosaver<T extends object> {
  readonly #parts: AutosaverParts<T>;
  readonly #listeners = new Set<() => void>();
  #state: SaveState = { name: 'saved', at: undefined };
  #pending: T | undefined;
  #sending: { changes: T; id: string } | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #underWay: Promise<void> | undefined;

  constructor(parts: AutosaverParts<T>) {
    this.#parts = parts;
  }

  get state(): SaveState {
    return this.#state;
  }

  /** Whether something typed has not reached the server yet. */
  get isDirty(): boolean {
    return this.#pending !== undefined || this.#sending !== undefined;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  change(part: Partial<T>): void {
    this.#pending = { ...this.#pending, ...part } as T;
    this.#parts.backUp(this.unsaved());
    if (this.#state.name === 'conflict') return;
    if (!this.#sending) this.#become({ name: this.#state.name === 'offline' ? 'offline' : 'waiting' });
    this.#plan(PAUSE_MS);
  }

  /** Everything that the server does not have. */
  unsaved(): T | undefined {
    if (!this.isDirty) return undefined;
    return { ...this.#sending?.changes, ...this.#pending } as T;
  }

  /** Now, because somebody asks for it or is about to leave. */
  async flush(): Promise<void> {
    await this.#underWay;
    clearTimeout(this.#timer);
    if (this.#state.name === 'conflict') return;
    await this.#send();
  }

  /** What was typed here is given up. */
  discard(): void {
    clearTimeout(this.#timer);
    this.#pending = undefined;
    this.#sending = undefined;
    this.#parts.backUp(undefined);
    this.#become({ name: 'saved', at: undefined });
  }

  /** One more try, and no further ones: whoever wrote has left, and what is left is kept on this device. */
  async finish(): Promise<void> {
    await this.flush();
    clearTimeout(this.#timer);
  }

  #plan(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#send(), ms);
  }

  #become(state: SaveState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }

  async #send(): Promise<void> {
    if (this.#underWay) return this.#underWay;
    const newId = this.#parts.newId ?? (() => crypto.randomUUID());
    if (this.#pending) {
      // A change after a lost answer is another save: the server must not take it for the one it may have.
      this.#sending = { changes: { ...this.#sending?.changes, ...this.#pending } as T, id: newId() };
      this.#pending = undefined;
    }
    const sending = this.#sending;
    if (!sending) return;
    this.#become({ name: 'saving' });
    this.#underWay = this.#attempt(sending);
    await this.#underWay;
    this.#underWay = undefined;
  }

  async #attempt(sending: { changes: T; id: string }): Promise<void> {
    try {
      await this.#parts.save(sending.changes, sending.id);
      this.#sending = undefined;
      this.#failures = 0;
      this.#parts.backUp(this.unsaved());
      this.#become(
        this.#pending ? { name: 'waiting' } : { name: 'saved', at: this.#parts.now?.() ?? new Date() },
      );
      if (this.#pending) this.#plan(PAUSE_MS);
    } catch (error) {
      this.#fail(error);
    }
  }

  #fail(error: unknown): void {
    const state = stateAfter(error);
    this.#become(state);
    if (state.name !== 'offline') return;
    this.#plan(RETRY_MS[Math.min(this.#failures, RETRY_MS.length - 1)] as number);
    this.#failures += 1;
  }
}
