import type { UnsavedText } from '#contract/writing/kept-texts/kept-texts.admin.schemas.ts';
import { Autosaver, type SaveState } from './autosaver.ts';
import type { Copied, DeviceCopy } from './device-copy.ts';

/** What is typed into a form and not saved, and what stood in those fields before. */
export interface KeptForm<F> extends Copied {
  changes: Partial<F>;
  base: Partial<F>;
}

/** What a keeper asks of the server. */
export interface KeeperCalls {
  load: () => Promise<{ own: UnsavedText | null; others: string[] }>;
  keep: (given: { baseVersion: number; typed: string }) => Promise<unknown>;
  forget: () => Promise<unknown>;
}

function read<F>(own: UnsavedText | null): KeptForm<F> | undefined {
  try {
    const found = JSON.parse(own?.typed ?? 'null') as Pick<KeptForm<F>, 'changes' | 'base'> | null;
    if (!own || !found?.changes || !found.base) return undefined;
    return { version: own.baseVersion, changes: found.changes, base: found.base, at: own.updatedAt };
  } catch {
    return undefined;
  }
}

/** Keeps a form's text on this device at once and at the server soon after, until it is saved or given up. */
export class FormKeeper<F extends object> {
  readonly #copy: DeviceCopy<KeptForm<F>>;
  readonly #calls: KeeperCalls;
  readonly #saver: Autosaver<KeptForm<F>>;
  /** Whether the server may have something of it. */
  #hasKept = false;
  #last: Promise<unknown> = Promise.resolve();

  constructor(copy: DeviceCopy<KeptForm<F>>, calls: KeeperCalls) {
    this.#copy = copy;
    this.#calls = calls;
    this.#saver = new Autosaver<KeptForm<F>>({
      save: ({ version, changes, base }) => {
        this.#hasKept = true;
        return this.#inTurn(() =>
          calls.keep({ baseVersion: version, typed: JSON.stringify({ changes, base }) }),
        );
      },
      backUp: (kept) => (kept ? copy.keep(kept) : copy.forget()),
    });
  }

  get state(): SaveState {
    return this.#saver.state;
  }
  subscribe = (listener: () => void): (() => void) => this.#saver.subscribe(listener);

  /** Whether a browser may be closed without anything being lost. */
  get works(): boolean {
    return this.#copy.works;
  }

  /** The newer of what this device and the server have, and who else writes. */
  async find(): Promise<{ kept: KeptForm<F> | undefined; others: string[] }> {
    const device = this.#copy.read();
    try {
      const { own, others } = await this.#calls.load();
      this.#hasKept ||= own !== null;
      const server = read<F>(own);
      const isNewer = device && (!server || device.at > server.at);
      return { kept: isNewer ? device : server, others };
    } catch {
      return { kept: device, others: [] };
    }
  }

  keep(kept: Omit<KeptForm<F>, 'at'>): void {
    this.#saver.change({ ...kept, at: new Date().toISOString() } as KeptForm<F>);
  }

  /** Saved, or given up. */
  forget(): void {
    this.#saver.discard();
    if (!this.#hasKept) return;
    this.#hasKept = false;
    // Where that does not arrive, it is offered once more: better than the other way round.
    this.#inTurn(this.#calls.forget).catch(() => {
      this.#hasKept = true;
    });
  }

  /** One after the other: what is on its way must not arrive after it was forgotten. */
  async #inTurn(call: () => Promise<unknown>): Promise<void> {
    const turn = this.#last.then(call, call);
    this.#last = turn;
    await turn;
  }

  writeNow = (): void => this.#copy.writeNow();
  flush = (): Promise<void> => this.#saver.flush();
  finish(): void {
    this.#copy.writeNow();
    void this.#saver.finish();
  }
}
