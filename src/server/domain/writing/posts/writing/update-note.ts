import type { PostFields } from '#contract/writing/posts/post-fields.schemas.ts';
import type { PostRow } from '../posts.queries.ts';
import { differences } from './post-fields.ts';

/**
 * What a save says of itself. A note belongs to the update that it came with: where readers get another text, and nobody
 * says what changed, the old note would speak of the wrong day.
 */
export const noteOf = (before: PostRow, fields: Partial<PostFields>): Partial<PostFields> =>
  before.status === 'published' &&
  fields.updateNote === undefined &&
  before.updateNote !== '' &&
  differences(before, fields).length > 0
    ? { updateNote: '' }
    : {};
