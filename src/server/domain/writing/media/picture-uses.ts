import type { MediaUse } from '#contract/writing/media/media.admin.schemas.ts';
import type { Db } from '#db/open.ts';
import { listUses } from './media.queries.ts';
import { addressesOf } from './picture-name.ts';

/** Everywhere a picture is shown, by its name: there need not be one. */
export const usesOfPicture = (db: Db, name: string): Promise<MediaUse[]> => listUses(db, addressesOf(name));
