import { useEffect, useState } from 'react';
import type { PostCheck } from '#contract/writing/posts/posts.admin.schemas.ts';
import type { PostTextKind } from '#contract/writing/posts/posts.words.ts';
import { callApi } from '#web/admin/api/call.ts';
import { useEditing } from './session/session-context.tsx';
import { UnsavedText } from './session/session-state.ts';

export const loadChecks = async (id: number, of: PostTextKind): Promise<PostCheck[]> =>
  (await callApi('GET /api/admin/posts/:id/checks', { id, of })).items;

interface Checks {
  checks?: PostCheck[];
  error?: unknown;
}

/** Looked at once everything typed is with the server. */
export function useChecks(): Checks {
  const { session, post } = useEditing();
  const [found, setFound] = useState<Checks>({});
  const { id } = post;
  useEffect(() => {
    let isShown = true;
    const look = async () => {
      await session.flush();
      if (session.isDirty) throw new UnsavedText(session.getState().conflict ? 'conflict' : 'unsaved');
      return loadChecks(id, session.getState().post.draft ? 'draft' : 'saved');
    };
    look().then(
      (checks) => isShown && setFound({ checks }),
      (error: unknown) => isShown && setFound({ error }),
    );
    return () => {
      isShown = false;
    };
  }, [session, id]);
  return found;
}
