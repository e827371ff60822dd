import { createContext, use, useSyncExternalStore } from 'react';
import type { PostSession } from './post-session.ts';
import type { SessionState } from './session-state.ts';

interface Editing {
  session: PostSession;
  /** Somebody who may only read, or a post in the trash. */
  canEdit: boolean;
  /** Whether this browser keeps text that has not reached the server. */
  keepsText: () => boolean;
  /** Leads to a field, or to a block of the text: "slug", "content.3". */
  goTo: (where: string) => void;
  /** Lays a link on words of a block of the text; false where they no longer stand there. */
  link: (block: number, phrase: string, href: string) => boolean;
}

const EditingContext = createContext<Editing | null>(null);

export const EditingProvider = EditingContext;

export function useEditing(): Editing & SessionState {
  const editing = use(EditingContext);
  if (!editing) throw new Error('A part of the post editor was rendered outside of it.');
  const state = useSyncExternalStore(editing.session.subscribe, editing.session.getState);
  return { ...editing, ...state };
}
