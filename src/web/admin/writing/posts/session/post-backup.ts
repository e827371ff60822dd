import { type Copied, DeviceCopy } from '#web/admin/ui/kept-texts/device-copy.ts';
import type { SomeFields } from './post-text.ts';

export interface Backup extends Copied {
  changes: SomeFields;
}

/** An article's text that the server has not got yet. */
export class PostBackup extends DeviceCopy<Backup> {
  constructor(userId: string, postId: number) {
    super(`admin-post-${userId}-${postId}`);
  }
}
