import { type RefObject, useEffect, useRef } from 'react';

/** Whoever closes a message goes on in the list where they were. */
export function useReturnToRow(list: RefObject<HTMLElement | null>, openId: number | undefined): void {
  const opened = useRef(openId);
  useEffect(() => {
    const closed = opened.current;
    opened.current = openId;
    if (openId !== undefined || closed === undefined) return;
    const row = list.current?.querySelector<HTMLElement>(`[data-key="${closed}"] [data-row-handle]`);
    const lost = document.activeElement === document.body || document.activeElement === null;
    if (lost) row?.focus();
  }, [list, openId]);
}
