/** Which rows are chosen, and where a range would start. */
export interface SelectionState {
  selected: ReadonlySet<string>;
  anchor: string | undefined;
}

export const nothingSelected: SelectionState = { selected: new Set(), anchor: undefined };

/** One row more or less; with `range`, everything between it and the row touched before follows it. */
export function toggleRow(
  state: SelectionState,
  key: string,
  keys: readonly string[],
  range: boolean,
): SelectionState {
  const selected = new Set(state.selected);
  const on = !selected.has(key);
  const from = state.anchor === undefined ? -1 : keys.indexOf(state.anchor);
  const to = keys.indexOf(key);
  const touched =
    range && from >= 0 && to >= 0 ? keys.slice(Math.min(from, to), Math.max(from, to) + 1) : [key];
  for (const each of touched) {
    if (on) selected.add(each);
    else selected.delete(each);
  }
  return { selected, anchor: key };
}

/** All of them, or none where all were chosen already. */
export const toggleAll = (state: SelectionState, keys: readonly string[]): SelectionState =>
  keys.every((key) => state.selected.has(key))
    ? nothingSelected
    : { selected: new Set(keys), anchor: keys.at(-1) };
