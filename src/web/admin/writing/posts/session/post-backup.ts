import type { SomeFields } from './post-text.ts';

export interface Backup {
  /** The version of the post that the text was written on. */
  version: number;
  changes: SomeFields;
  at: string;
}

const WRITE_MS = 300;

/** What the server has not got yet, on this device: written while somebody types, read when they come back. */
export class PostBackup {
  readonly #key: string;
  #waiting: Backup | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether this browser keeps anything. */
  works = true;

  constructor(userId: string, postId: number) {
    this.#key = `admin-post-${userId}-${postId}`;
  }

  read(): Backup | undefined {
    try {
      const found = JSON.parse(localStorage.getItem(this.#key) ?? 'null') as Partial<Backup> | null;
      const whole = found && typeof found.version === 'number' && typeof found.changes === 'object';
      return whole ? (found as Backup) : undefined;
    } catch {
      return undefined;
    }
  }

  keep(backup: Backup): void {
    this.#waiting = backup;
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
