import type { Import } from '#contract/commerce/imports/imports.admin.schemas.ts';
import type { ImportState, RowOutcome, RowUndo } from '#contract/commerce/imports/imports.words.ts';
import type { Tone } from '#web/admin/ui/badge.tsx';

export const importSteps = ['file', 'columns', 'look', 'import'] as const;
export type ImportStep = (typeof importSteps)[number];

export const stateTones: Record<ImportState, Tone> = {
  uploaded: 'neutral',
  waiting_to_check: 'info',
  checking: 'info',
  checked: 'warn',
  waiting_to_apply: 'info',
  applying: 'info',
  done: 'ok',
  failed: 'danger',
  cancelled: 'neutral',
  waiting_to_undo: 'info',
  undoing: 'info',
  undone: 'neutral',
};

export const undoTones: Record<RowUndo, Tone> = { undone: 'ok', changed: 'warn', in_use: 'warn' };

export const outcomeTones: Record<RowOutcome, Tone> = {
  new: 'ok',
  changed: 'info',
  same: 'neutral',
  replaced: 'neutral',
  refused: 'danger',
};

/** A server is at it, or will be: it is asked after. */
export const isUnderWay = (state: ImportState): boolean =>
  isBeingChecked(state) || isBeingUndone(state) || state === 'waiting_to_apply' || state === 'applying';

export const isBeingUndone = (state: ImportState): boolean =>
  state === 'waiting_to_undo' || state === 'undoing';

export const isBeingChecked = (state: ImportState): boolean =>
  state === 'waiting_to_check' || state === 'checking';

const UNFINISHED: ImportState[] = ['uploaded', 'checked', 'failed', 'cancelled'];

/** Columns can be said as long as nothing is under way and nothing was taken in. */
export const mayChooseColumns = (state: ImportState): boolean => UNFINISHED.includes(state);

/** The step that the address asks for, where the import is far enough for it; otherwise the one that it is at. */
export function stepOf(state: ImportState, asked: string | undefined): ImportStep {
  if (state === 'uploaded') return 'columns';
  if (asked === 'columns' && mayChooseColumns(state)) return 'columns';
  const isTakenIn =
    ['waiting_to_apply', 'applying', 'done', 'undone'].includes(state) || isBeingUndone(state);
  return isTakenIn ? 'import' : 'look';
}

/** Rows that would be taken in; of a catalogue all that are in it. */
export const goodRows = ({ counts, catalogued }: Pick<Import, 'counts' | 'catalogued'>): number =>
  catalogued ?? (counts.new ?? 0) + (counts.changed ?? 0) + (counts.same ?? 0);
