const HANDLE = '[data-row-handle]';

export type RowMove = 'next' | 'previous' | 'first' | 'last';

const moves: Record<string, RowMove> = {
  j: 'next',
  ArrowDown: 'next',
  k: 'previous',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
};

/** Letters only without a modifier: they belong to the browser and to writing otherwise. */
export function rowMoveOf(event: { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean }) {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  return moves[event.key.length === 1 ? event.key.toLowerCase() : event.key];
}

/** Where a move leads from a row; -1 is in front of the first. */
export function movedIndex(move: RowMove, index: number, count: number): number {
  if (move === 'first' || (move === 'next' && index < 0)) return 0;
  if (move === 'last') return count - 1;
  return Math.min(Math.max(index + (move === 'next' ? 1 : -1), 0), count - 1);
}

/** Keys that a control inside a row needs for itself. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    ['TEXTAREA', 'SELECT'].includes(target.tagName) ||
    (target instanceof HTMLInputElement && target.type !== 'checkbox') ||
    ['combobox', 'listbox', 'menu', 'menuitem', 'textbox'].includes(target.role ?? ''));

/** Moves focus to the handle of another row of a table, and says which row that is. */
export function moveToRow(body: HTMLElement, move: RowMove): string | undefined {
  const handles = [...body.querySelectorAll<HTMLElement>(HANDLE)];
  const rows = handles.map((handle) => handle.closest('tr'));
  const current = rows.findIndex((row) => row?.contains(document.activeElement));
  const index = movedIndex(move, current, handles.length);
  handles[index]?.focus();
  handles[index]?.scrollIntoView({ block: 'nearest' });
  return rows[index]?.dataset.key;
}
