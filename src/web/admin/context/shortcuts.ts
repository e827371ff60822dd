import { useEffect, useRef, useSyncExternalStore } from 'react';
import { readRemembered, remember } from './remembered.ts';

export interface Shortcut {
  /** "mod+k", "?", or one key after the other: "g p". */
  keys: string;
  description: string;
  run: () => unknown;
}

const SEQUENCE_MS = 1_200;
let known: readonly Shortcut[] = [];
let started: { key: string; at: number } | undefined;
const listeners = new Set<() => void>();
const change = (next: readonly Shortcut[]) => {
  known = next;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Single letters can be switched off: to those who speak to their computer they are a nuisance. */
export const areLettersOn = (): boolean => readRemembered('shortcuts') !== 'off';

export function switchLetters(on: boolean): void {
  remember('shortcuts', on ? null : 'off');
  change([...known]);
}

export const useShortcuts = () => useSyncExternalStore(subscribe, () => known);

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

/** What was pressed, in the words of a shortcut; undefined for keys that only change others. */
function pressed({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): string | undefined {
  if (altKey || key.length !== 1) return undefined;
  return ctrlKey || metaKey ? `mod+${key.toLowerCase()}` : key;
}

/** An open dialog has the keyboard to itself. */
const isCovered = () => document.querySelector('[role=dialog],[role=alertdialog],[role=menu]') !== null;

export function handleKey(event: KeyboardEvent): void {
  const key = pressed(event);
  if (!key || event.defaultPrevented) return;
  const letter = !key.startsWith('mod+');
  if (isCovered() || (letter && (isWriting(event.target) || !areLettersOn()))) return;
  const before = started && event.timeStamp - started.at < SEQUENCE_MS ? `${started.key} ` : '';
  const found =
    known.findLast(({ keys }) => keys === `${before}${key}`) ?? known.findLast(({ keys }) => keys === key);
  started = letter && !found ? { key, at: event.timeStamp } : undefined;
  if (!found) return;
  event.preventDefault();
  found.run();
}

/** In force as long as the component that has it is on the screen. */
export function useShortcut(keys: string, run: () => unknown, description: string): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    const shortcut: Shortcut = { keys, description, run: () => latest.current() };
    change([...known, shortcut]);
    return () => change(known.filter((each) => each !== shortcut));
  }, [keys, description]);
}
