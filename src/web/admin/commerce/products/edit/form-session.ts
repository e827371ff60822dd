import type { KeptForm } from '#web/admin/ui/kept-texts/form-keeper.ts';
import { statusOfError } from '#web/shared/api/api-error.ts';

/** What a form asks of the server. The record has a version; the form holds what can be typed of it. */
export interface FormCalls<R, F> {
  formOf: (record: R) => F;
  load: () => Promise<R>;
  /** Sends the named fields; throws where they cannot be read. */
  send: (form: F, names: (keyof F)[], version: number) => Promise<R>;
  /** Fields whose editor knows its content by itself: another content needs a new editor. */
  keptByEditors?: (keyof F)[];
}

/** Two people have written on the same fields. */
export interface FormConflict<R, F> {
  theirs: R;
  names: (keyof F)[];
}

export interface FormState<R, F> {
  record: R;
  form: F;
  changed: (keyof F)[];
  busy: boolean;
  failure: unknown;
  conflict: FormConflict<R, F> | undefined;
  /** Counts up where such a field gets another content than the one typed into it. */
  epoch: number;
}

/** Nothing was saved yet, because somebody has to decide first. */
export class UndecidedConflict extends Error {}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const pick = <F extends object>(from: F, names: (keyof F)[]): Partial<F> =>
  Object.fromEntries(names.map((name) => [name, from[name]])) as Partial<F>;

/** Hears of everything that is typed and not saved; undefined once there is nothing of it. */
type TypedListener<F> = (typed: Omit<KeptForm<F>, 'at'> | undefined) => void;

/**
 * A form between what was typed and what the server has. Only changed fields are sent. Where a colleague has saved
 * meanwhile, fields that only one of the two touched are kept from both; the others wait for a decision.
 */
export class FormSession<R extends { version: number }, F extends object> {
  readonly #calls: FormCalls<R, F>;
  readonly #listeners = new Set<() => void>();
  #state: FormState<R, F>;
  #saving: Promise<void> | undefined;
  #heard: TypedListener<F> | undefined;

  constructor(record: R, calls: FormCalls<R, F>) {
    this.#calls = calls;
    const form = calls.formOf(record);
    this.#state = {
      record,
      form,
      changed: [],
      busy: false,
      failure: undefined,
      conflict: undefined,
      epoch: 0,
    };
  }

  formOf = (record: R): F => this.#calls.formOf(record);
  getState = (): FormState<R, F> => this.#state;
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  #set(part: Partial<FormState<R, F>>): void {
    const next = { ...this.#state, ...part };
    const base = this.#calls.formOf(next.record);
    const names = Object.keys(next.form) as (keyof F)[];
    const changed = names.filter((name) => !same(base[name], next.form[name]));
    this.#state = { ...next, changed };
    if (part.form || part.record) this.#tell(base);
    for (const listener of this.#listeners) listener();
  }

  #tell(base: F): void {
    const { form, changed, record } = this.#state;
    const typed = { version: record.version, changes: pick(form, changed), base: pick(base, changed) };
    this.#heard?.(changed.length > 0 ? typed : undefined);
  }

  onTyped = (listener: TypedListener<F> | undefined): void => {
    this.#heard = listener;
    const { record, changed } = this.#state;
    // Somebody may have typed before anybody listened.
    if (changed.length > 0) this.#tell(this.#calls.formOf(record));
  };

  /** Text of an earlier visit, back in its place; false where the server has all of it. What others changed is asked about. */
  recover = ({ version, changes, base }: KeptForm<F>): boolean => {
    const { record, form, changed, epoch } = this.#state;
    const now = this.#calls.formOf(record);
    const names = (Object.keys(changes) as (keyof F)[]).filter(
      (name) => name in now && !changed.includes(name) && !same(changes[name], now[name]),
    );
    if (names.length === 0) return false;
    const contested =
      version === record.version ? [] : names.filter((name) => name in base && !same(base[name], now[name]));
    const isOther = (this.#calls.keptByEditors ?? []).some((name) => names.includes(name));
    this.#set({
      form: { ...form, ...pick(changes as F, names) },
      conflict: contested.length > 0 ? { theirs: record, names: contested } : undefined,
      epoch: isOther ? epoch + 1 : epoch,
    });
    return true;
  };

  /** A version of before, put into the form: nothing is saved until somebody says so. */
  putBack(form: Partial<F>): void {
    this.#set({ form: { ...this.#state.form, ...form }, epoch: this.#state.epoch + 1 });
  }

  change(part: Partial<F>): void {
    this.#set({ form: { ...this.#state.form, ...part } });
  }

  /** One at a time; whoever asks meanwhile gets the same answer. */
  save(): Promise<void> {
    this.#saving ??= this.#save(this.#state.record.version).finally(() => {
      this.#saving = undefined;
    });
    return this.#saving;
  }

  async #save(version: number): Promise<void> {
    const { form: sent, changed, conflict } = this.#state;
    if (conflict) throw new UndecidedConflict();
    if (changed.length === 0) return;
    this.#set({ busy: true, failure: undefined });
    try {
      this.#settle(await this.#calls.send(sent, changed, version), sent);
    } catch (error) {
      if (statusOfError(error) !== 409) {
        this.#set({ failure: error });
        throw error;
      }
      await this.#meet(sent, changed);
    } finally {
      this.#set({ busy: false });
    }
  }

  /** What was typed while the save was on its way stays. */
  #settle(record: R, sent: F): void {
    const after = this.#calls.formOf(record);
    const { form } = this.#state;
    const names = Object.keys(form) as (keyof F)[];
    const kept = names.filter((name) => !same(form[name], sent[name]));
    const typed = Object.fromEntries(kept.map((name) => [name, form[name]]));
    this.#set({ record, form: { ...after, ...typed } });
  }

  async #meet(sent: F, changed: (keyof F)[]): Promise<void> {
    const theirs = await this.#calls.load();
    const base = this.#calls.formOf(this.#state.record);
    const other = this.#calls.formOf(theirs);
    const names = changed.filter((name) => !same(base[name], other[name]) && !same(sent[name], other[name]));
    if (names.length > 0) {
      this.#set({ conflict: { theirs, names } });
      throw new UndecidedConflict();
    }
    this.#adoptOthers(theirs);
    const { form, changed: left } = this.#state;
    if (left.length > 0) this.#settle(await this.#calls.send(form, left, theirs.version), form);
  }

  /** Everything that was not typed here becomes as the server has it. */
  #adoptOthers(record: R, taken: (keyof F)[] = []): void {
    const after = this.#calls.formOf(record);
    const { form, changed, epoch } = this.#state;
    const kept = changed.filter((name) => !taken.includes(name));
    const next = { ...after, ...Object.fromEntries(kept.map((name) => [name, form[name]])) };
    const { keptByEditors = [] } = this.#calls;
    const isOther = keptByEditors.some((name) => !same(next[name], form[name]));
    this.#set({ record, form: next, epoch: isOther ? epoch + 1 : epoch });
  }

  /** Settles a conflict: the named fields as the other has them, the rest as typed here; and saves. */
  async resolve(taken: (keyof F)[]): Promise<void> {
    const { conflict } = this.#state;
    if (!conflict) return;
    this.#set({ conflict: undefined });
    this.#adoptOthers(conflict.theirs, taken);
    await this.save();
  }

  /** The record as the server has it now: after a step, or because a colleague has changed it. */
  adopt(record: R): void {
    if (record.version < this.#state.record.version) return;
    this.#adoptOthers(record);
  }

  /** Back to what the server has, as far as that is known here. */
  discard(): void {
    const { record, changed, conflict } = this.#state;
    this.#set({ failure: undefined, conflict: undefined });
    this.#adoptOthers(conflict?.theirs ?? record, changed);
  }
}
