import { useSyncExternalStore } from 'react';

/** Answers that were begun and not sent, by message: opening another one takes none of them away. */
const drafts = new Map<number, string>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function keepDraft(id: number, text: string): void {
  if (text === '') drafts.delete(id);
  else drafts.set(id, text);
  for (const listener of listeners) listener();
}

export const useDraft = (id: number): string => useSyncExternalStore(subscribe, () => drafts.get(id) ?? '');
