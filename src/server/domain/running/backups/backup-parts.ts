import type { Db } from '#db/open.ts';
import type { MediaService } from '#server/domain/writing/media/media.service.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import type { ObjectStore } from '#server/storage/object-store.ts';

/** What making, rehearsing and restoring need. */
export interface BackupParts {
  db: Db;
  clock: Clock;
  objects: ObjectStore;
  pictures: Pick<MediaService, 'originals' | 'removePicture'>;
  /** A folder for what is needed for a while only: copies of the database, archives on their way. */
  scratch: string;
  /** Encrypts what is made, and opens what was encrypted with the same one. */
  passphrase?: string | undefined;
  /** The program's version, as a backup tells it. */
  program: string;
}
