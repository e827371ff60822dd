import type { PostFields } from '#contract/writing/posts/post-fields.schemas.ts';
import type { AdminPost } from '#contract/writing/posts/posts.admin.schemas.ts';
import type { SaveState } from '#web/admin/ui/kept-texts/autosaver.ts';
import type { Backup } from './post-backup.ts';
import type { FieldName } from './post-text.ts';

export interface SessionState {
  /** As the server has it. */
  post: AdminPost;
  /** As it stands in the form. */
  fields: PostFields;
  save: SaveState;
  /** What the server refused, by field, in its words. */
  problems: Partial<Record<FieldName, string>>;
  /** What somebody else has saved meanwhile, until it is decided what stays. */
  conflict: AdminPost | undefined;
  /** Text that never reached the server, from an earlier visit. */
  backup: Backup | undefined;
  /** Something changed for readers: with the next update or publishing, the date that they see moves. */
  forReaders: boolean;
  /** Moves on where the text was replaced from elsewhere than the form. */
  epoch: number;
}

/** Something typed is not with the server yet, so that nothing can be done with the post there. */
export class UnsavedText extends Error {
  readonly why: 'unsaved' | 'conflict';
  constructor(why: 'unsaved' | 'conflict') {
    super('Not everything that was typed is with the server.');
    this.why = why;
  }
}
