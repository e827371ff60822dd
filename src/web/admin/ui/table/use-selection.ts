import { useState } from 'react';
import { nothingSelected, toggleAll, toggleRow } from './selection.ts';

export interface RowSelection {
  has: (key: string) => boolean;
  toggle: (key: string, keys: readonly string[], range: boolean) => void;
  toggleAll: (keys: readonly string[]) => void;
  clear: () => void;
}

export function useSelection(): RowSelection {
  const [state, setState] = useState(nothingSelected);
  return {
    has: (key) => state.selected.has(key),
    toggle: (key, keys, range) => setState((before) => toggleRow(before, key, keys, range)),
    toggleAll: (keys) => setState((before) => toggleAll(before, keys)),
    clear: () => setState(nothingSelected),
  };
}
