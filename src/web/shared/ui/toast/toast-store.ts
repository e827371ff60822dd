import { limits } from '#contract/site/limits.ts';

export interface ToastMessage {
  id: number;
  title: string;
  description: string;
  variant: 'success' | 'destructive';
  duration: number;
  /** One thing that can be done about it, such as undoing it. */
  action?: { label: string; run: () => unknown } | undefined;
  /** A dismissed message stays here, unseen, until its time to be removed has come. */
  open: boolean;
}

let messages: readonly ToastMessage[] = [];
let made = 0;
const removals = new Map<number, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();

function replaceMessages(next: readonly ToastMessage[]): void {
  for (const { id } of messages) {
    if (next.some((kept) => kept.id === id)) continue;
    clearTimeout(removals.get(id));
    removals.delete(id);
  }
  messages = next;
  for (const listener of listeners) listener();
}

export const readToasts = (): readonly ToastMessage[] => messages;

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The newest first; what is one too many goes at once. */
export function addToast(message: Omit<ToastMessage, 'id' | 'open'>): number {
  made += 1;
  replaceMessages([{ ...message, id: made, open: true }, ...messages].slice(0, limits.toast.atOnce));
  return made;
}

export function dismissToast(id: number): void {
  if (!messages.some((message) => message.id === id && message.open)) return;
  replaceMessages(messages.map((message) => (message.id === id ? { ...message, open: false } : message)));
  const remove = () => replaceMessages(messages.filter((message) => message.id !== id));
  removals.set(id, setTimeout(remove, limits.toast.removeDelay));
}
