import type { PostFields } from '#contract/writing/posts/post-fields.schemas.ts';
import type { PostRow } from '../posts.queries.ts';

/** A note tells readers what changed for them: whoever writes one has said that something did (decision 089). */
export const saysWhatChanged = (before: PostRow, { updateNote }: Partial<PostFields>): boolean =>
  Boolean(updateNote) && updateNote !== before.updateNote;

/** A note belongs to the date that it came with: beside another date it would speak of the wrong day. */
export const noteOf = (fields: Partial<PostFields>, forReaders = false): Partial<PostFields> =>
  forReaders && fields.updateNote === undefined ? { updateNote: '' } : {};
