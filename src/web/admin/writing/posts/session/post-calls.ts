import type { AdminPost, PostDraft } from '#contract/writing/posts/posts.admin.schemas.ts';
import { callApi } from '#web/admin/api/call.ts';
import type { SomeFields } from './post-text.ts';

export interface SavedChanges {
  changes: SomeFields;
  version: number;
  saveId: string;
  autosave: boolean;
  /** Moves the date that readers see. */
  forReaders?: boolean;
}

/** What a session asks of the server. */
export interface PostCalls {
  load: () => Promise<AdminPost>;
  save: (given: SavedChanges) => Promise<AdminPost>;
  keepApart: (given: Omit<SavedChanges, 'autosave' | 'forReaders'>) => Promise<PostDraft>;
  discardDraft: () => Promise<AdminPost>;
}

export const postCalls = (id: number): PostCalls => ({
  load: () => callApi('GET /api/admin/posts/:id', { id }),
  save: ({ changes, ...how }) => callApi('PATCH /api/admin/posts/:id', { id, body: { ...changes, ...how } }),
  keepApart: ({ changes, version, saveId }) =>
    callApi('PUT /api/admin/posts/:id/draft', { id, body: { ...changes, baseVersion: version, saveId } }),
  discardDraft: () => callApi('DELETE /api/admin/posts/:id/draft', { id }),
});
