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
import { type Why, why } from '../why.ts';

/** Where a picture or a file is from now on, or why it is nowhere. */
export type MediaPlace =
  | { address: string; id: number | undefined; isNew: boolean; size?: number }
  | { dead: Why };

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
    if (!foreseen) return { dead: why('lost_no_picture') };
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
    if (!foreseen) return { dead: why('lost_no_file') };
    const { address } = foreseen;
    const place = { address, id: undefined, isNew: isNew(foreseen), size: bytes.length };
    if (runId === undefined) return place;
    const kept = await library.uploadFile(caller, { name, bytes });
    return { ...place, address: fileUrl(kept.name), id: kept.id };
  }

  const whyRefused = (error: DomainError): Why =>
    Object.values(error.fields ?? {})[0]?.code === 'too_many_pixels'
      ? why('lost_pixels')
      : why('lost_damaged');

  return async (as: 'picture' | 'file', name: string, alt: string, bytes: Buffer): Promise<MediaPlace> => {
    try {
      return await (as === 'picture' ? picture(name, alt, bytes) : file(name, bytes));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return { dead: whyRefused(error) };
    }
  };
}
