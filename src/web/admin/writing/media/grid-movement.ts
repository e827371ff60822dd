export const tileSelector = '[data-tile]';

/** Where a key leads in a grid that is read in rows; undefined where the key means nothing to it. */
export function movedTile(key: string, index: number, count: number, columns: number): number | undefined {
  const moves: Record<string, number> = {
    ArrowRight: index + 1,
    ArrowLeft: index - 1,
    ArrowDown: index + columns,
    ArrowUp: index - columns,
    Home: 0,
    End: count - 1,
  };
  const to = moves[key];
  if (to === undefined || count === 0) return undefined;
  if (to >= 0 && to < count) return to;
  // Below the last full row there may be a shorter one: its end is nearer than nothing.
  const lastRow = Math.floor((count - 1) / columns);
  return key === 'ArrowDown' && Math.floor(index / columns) < lastRow ? count - 1 : index;
}

/** Moves the focus, and says to which tile. The number of columns is the window's business. */
export function moveInGrid(grid: HTMLElement, key: string): number | undefined {
  const tiles = [...grid.querySelectorAll<HTMLElement>(tileSelector)];
  const index = tiles.findIndex((tile) => tile.contains(document.activeElement));
  const top = tiles[0]?.getBoundingClientRect().top;
  const columns = tiles.filter((tile) => tile.getBoundingClientRect().top === top).length;
  const to = movedTile(key, Math.max(index, 0), tiles.length, columns);
  if (to === undefined) return undefined;
  tiles[to]?.focus();
  tiles[to]?.scrollIntoView({ block: 'nearest' });
  return to;
}
