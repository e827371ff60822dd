import type { Caller } from '#contract/people/accounts/caller.ts';
import type { Locale } from '#contract/site/locales.ts';
import { fileUrl } from '#contract/writing/media/files.ts';
import type { Db } from '#db/open.ts';
import {
  addressOfPicture,
  type Foreseen,
  foreseeFile,
  foreseePicture,
} from '#server/domain/writing/media/brought-picture.ts';
import type { createMediaLibraryService } from '#server/domain/writing/media/media.library.service.ts';
import { preparePicture } from '#server/domain/writing/media/prepare-picture.ts';
import { DomainError } from '#server/lib/errors.ts';
import type { SourceIndex } from '../source-index.ts';

/** Where a picture or a file is from now on, or why it is nowhere. */
export type MediaPlace =
  | { address: string; id: number | undefined; isNew: boolean; size?: number }
  | { dead: string };

export interface KeeperParts {
  db: Db;
  caller: Caller;
  library: Pick<ReturnType<typeof createMediaLibraryService>, 'upload' | 'uploadFile' | 'change'>;
  locale: Locale;
  notes: SourceIndex;
  /** Undefined for a dry run. */
  runId: number | undefined;
}

/** Takes bytes into the library; a dry run foresees what would come of them. */
export function createMediaKeeper({ db, caller, library, locale, notes, runId }: KeeperParts) {
  /** Also within a run: the same bytes at two addresses are one. */
  function isNew({ hash, isKnown }: Foreseen): boolean {
    const made = !isKnown && !notes.get('address', hash);
    notes.put('address', hash, true);
    return made;
  }

  async function picture(name: string, alt: string, bytes: Buffer): Promise<MediaPlace> {
    const foreseen = await foreseePicture(db, name, bytes);
    if (!foreseen) return { dead: 'It is no kind of picture that is kept here' };
    const place = { address: foreseen.address, id: undefined, isNew: isNew(foreseen) };
    if (runId === undefined) {
      if (!foreseen.isKnown) await preparePicture(bytes);
      return place;
    }
    const kept = await library.upload(caller, { name, bytes });
    if (alt !== '' && !kept.alt[locale]) await library.change(caller, kept.id, { alt: { [locale]: alt } });
    return { ...place, address: addressOfPicture(kept.name), id: kept.id };
  }

  async function file(name: string, bytes: Buffer): Promise<MediaPlace> {
    const foreseen = await foreseeFile(db, name, bytes);
    if (!foreseen) return { dead: 'It is no kind of file that is kept here' };
    const { address } = foreseen;
    const place = { address, id: undefined, isNew: isNew(foreseen), size: bytes.length };
    if (runId === undefined) return place;
    const kept = await library.uploadFile(caller, { name, bytes });
    return { ...place, address: fileUrl(kept.name), id: kept.id };
  }

  const why = (error: DomainError): string =>
    Object.values(error.fields ?? {})[0]?.code === 'too_many_pixels'
      ? 'It has more pixels than a picture may have'
      : 'It is damaged';

  return async (as: 'picture' | 'file', name: string, alt: string, bytes: Buffer): Promise<MediaPlace> => {
    try {
      return await (as === 'picture' ? picture(name, alt, bytes) : file(name, bytes));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return { dead: why(error) };
    }
  };
}
