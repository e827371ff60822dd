const WRITE_MS = 300;

export interface Copied {
  /** The version that it was typed on. */
  version: number;
  changes: object;
  at: string;
}

/** What the server has not got yet, on this device: written while somebody types, read when they come back. */
export class DeviceCopy<T extends Copied> {
  readonly #key: string;
  #waiting: T | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether this browser keeps anything. */
  works = true;

  constructor(key: string) {
    this.#key = key;
  }

  read(): T | undefined {
    try {
      const found = JSON.parse(localStorage.getItem(this.#key) ?? 'null') as Partial<T> | null;
      const whole = found && typeof found.version === 'number' && typeof found.changes === 'object';
      return whole ? (found as T) : undefined;
    } catch {
      return undefined;
    }
  }

  keep(copied: T): void {
    this.#waiting = copied;
    this.#timer ??= setTimeout(() => this.writeNow(), WRITE_MS);
  }

  /** Before the page goes; storage is synchronous, so that this is still done. */
  writeNow(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (!this.#waiting) return;
    try {
      localStorage.setItem(this.#key, JSON.stringify(this.#waiting));
      this.#waiting = undefined;
      this.works = true;
    } catch {
      this.works = false;
    }
  }

  forget(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = undefined;
    try {
      localStorage.removeItem(this.#key);
    } catch {
      // Nothing was kept.
    }
  }
}
