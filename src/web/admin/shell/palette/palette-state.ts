import { useSyncExternalStore } from 'react';

type Overlay = 'palette' | 'shortcuts' | undefined;

let open: Overlay;
const listeners = new Set<() => void>();
function change(next: Overlay): void {
  open = next;
  for (const listener of listeners) listener();
}
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const openPalette = (): void => change('palette');
export const openShortcuts = (): void => change('shortcuts');
export const closeOverlay = (): void => change(undefined);
export const useOverlay = (): Overlay => useSyncExternalStore(subscribe, () => open);
