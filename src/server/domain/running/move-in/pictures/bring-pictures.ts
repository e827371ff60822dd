import type { Caller } from '#contract/people/accounts/caller.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import {
  addressOfKept,
  addressOfPicture,
  foreseePicture,
} from '#server/domain/writing/media/brought-picture.ts';
import type { createMediaLibraryService } from '#server/domain/writing/media/media.library.service.ts';
import { preparePicture } from '#server/domain/writing/media/prepare-picture.ts';
import { DomainError } from '#server/lib/errors.ts';
import { fileNameOf } from '../converting/embeds.ts';
import type { SourceSite } from '../entries/brought.ts';
import { isOfSite, otherNames, UNKNOWN_HOST } from '../entries/links.ts';
import { findMoved } from '../move-in.queries.ts';
import type { SourceIndex } from '../source-index.ts';
import type { FetchedPicture } from './fetch-picture.ts';
import type { Uploads } from './uploads.ts';

/** Where a picture is from now on, or why it is nowhere. */
export type PicturePlace = { address: string; id: number | undefined; isNew: boolean } | { dead: string };

interface Parts {
  db: Db;
  caller: Caller;
  library: Pick<ReturnType<typeof createMediaLibraryService>, 'upload' | 'change'>;
  site: SourceSite;
  locale: Locale;
  notes: SourceIndex;
  uploads: Uploads | undefined;
  fetch: (address: string) => Promise<FetchedPicture>;
  /** Undefined for a dry run. */
  runId: number | undefined;
}

/** Each picture once, wherever it is shown: from what was brought along, or from the old site. */
export function createPictureBringer({
  db,
  caller,
  library,
  site,
  locale,
  notes,
  uploads,
  fetch,
  runId,
}: Parts) {
  async function bytesOf(address: string): Promise<FetchedPicture> {
    const url = new URL(address);
    const names = otherNames(address, address);
    for (const name of isOfSite(site, url) ? names : []) {
      const bytes = await uploads?.read(new URL(name).pathname);
      if (bytes) return { bytes };
    }
    if (url.origin === UNKNOWN_HOST)
      return { dead: 'It is not among the uploads, and the export does not say where the site was' };
    return fetch(address);
  }

  async function keep(address: string, alt: string, bytes: Buffer): Promise<PicturePlace> {
    const fileName = fileNameOf(address);
    const foreseen = await foreseePicture(db, fileName, bytes);
    if (!foreseen) return { dead: 'It is no kind of picture that is kept here' };
    const isNew = !foreseen.isKnown && !notes.get('address', foreseen.hash);
    notes.put('address', foreseen.hash, true);
    if (runId === undefined) {
      if (!foreseen.isKnown) await preparePicture(bytes);
      return { address: foreseen.address, id: undefined, isNew };
    }
    const { id, name, alt: known } = await library.upload(caller, { name: fileName, bytes });
    if (alt !== '' && !known[locale]) await library.change(caller, id, { alt: { [locale]: alt } });
    return { address: addressOfPicture(name), id, isNew };
  }

  async function bring(address: string, alt: string): Promise<PicturePlace> {
    const known = await findMoved(db, { site: site.identity, locale, kind: 'pictures', sourceId: address });
    const kept = known && (await addressOfKept(db, known.subjectId));
    if (known && kept)
      return { address: kept, id: known.subjectId, isNew: known.made && known.runId === runId };
    const found = await bytesOf(address);
    if ('dead' in found) return found;
    try {
      return await keep(address, alt, found.bytes);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const [problem] = Object.values(error.fields ?? {});
      return {
        dead:
          problem?.code === 'too_many_pixels'
            ? 'It has more pixels than a picture may have'
            : 'It is damaged',
      };
    }
  }

  /** Asked again in the same run, it is where it was found the first time. */
  return async (address: string, alt: string): Promise<{ place: PicturePlace; isFirst: boolean }> => {
    const before = notes.get<PicturePlace>('attachment', address);
    if (before) return { place: before, isFirst: false };
    const place = await bring(address, alt);
    notes.put('attachment', address, place);
    return { place, isFirst: true };
  };
}

export type BringPicture = ReturnType<typeof createPictureBringer>;
