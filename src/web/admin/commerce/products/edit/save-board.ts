/** A part of a screen that can be saved: the facts, or one edition's review. */
export interface SavedPart {
  label: string;
  dirty: boolean;
  /** Whether readers see it; undefined where nobody here can tell. */
  seen?: boolean | undefined;
  /** Whether what is typed is with the server already, apart from what it is about. */
  safe?: boolean | undefined;
  save: () => Promise<void>;
  /** Lets go of what was typed since. */
  discard: () => void;
  /** Brings it into sight, and what is wrong with it. */
  show: () => void;
}

interface BoardState {
  unsaved: string[];
  busy: boolean;
  /** Whether everything that is unsaved is kept at the server. */
  safe: boolean;
}

/** What was saved, by label. */
export interface SavedLabels {
  seen: string[];
  unseen: string[];
  others: string[];
}

/** One button saves whatever is unsaved, in sight or not. */
export class SaveBoard {
  readonly #parts = new Map<string, SavedPart>();
  readonly #listeners = new Set<() => void>();
  #state: BoardState = { unsaved: [], busy: false, safe: true };

  getState = (): BoardState => this.#state;
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  #update(busy = this.#state.busy): void {
    const dirty = [...this.#parts.values()].filter((part) => part.dirty);
    const unsaved = dirty.map(({ label }) => label);
    const safe = dirty.every((part) => part.safe === true);
    const { unsaved: before, busy: wasBusy, safe: wasSafe } = this.#state;
    if (busy === wasBusy && safe === wasSafe && unsaved.join('\n') === before.join('\n')) return;
    this.#state = { unsaved, busy, safe };
    for (const listener of this.#listeners) listener();
  }

  report(key: string, part: SavedPart): void {
    this.#parts.set(key, part);
    this.#update();
  }

  remove(key: string): void {
    this.#parts.delete(key);
    this.#update();
  }

  /** Each part is tried, whatever becomes of the others; the first that failed is shown, and its failure thrown. */
  async saveAll(): Promise<SavedLabels> {
    const saved: SavedLabels = { seen: [], unseen: [], others: [] };
    if (this.#state.busy) return saved;
    this.#update(true);
    let failed: { part: SavedPart; error: unknown } | undefined;
    for (const part of [...this.#parts.values()].filter(({ dirty }) => dirty)) {
      try {
        await part.save();
        saved[part.seen === undefined ? 'others' : part.seen ? 'seen' : 'unseen'].push(part.label);
      } catch (error) {
        failed ??= { part, error };
      }
    }
    this.#update(false);
    if (!failed) return saved;
    failed.part.show();
    throw failed.error;
  }

  discardAll(): void {
    for (const part of this.#parts.values()) if (part.dirty) part.discard();
  }
}
