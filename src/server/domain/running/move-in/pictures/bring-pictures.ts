import { limits } from '#contract/site/limits.ts';
import { placeOfKept } from '#server/domain/writing/media/brought-picture.ts';
import { fileNameOf } from '../converting/embeds.ts';
import type { SourceSite } from '../entries/brought.ts';
import { isOfSite, otherNames, UNKNOWN_HOST } from '../entries/links.ts';
import { isAmazonsPicture } from '../money/amazon-places.ts';
import { findMoved } from '../move-in.queries.ts';
import { why } from '../why.ts';
import type { FetchedPicture } from './fetch-picture.ts';
import { type InlinePictures, isInline } from './inline-pictures.ts';
import { createMediaKeeper, type KeeperParts, type MediaPlace } from './keep-media.ts';
import type { Uploads } from './uploads.ts';

interface Parts extends KeeperParts {
  site: SourceSite;
  uploads: Uploads | undefined;
  /** Those that stood in the texts themselves. */
  inline: InlinePictures;
  fetch: (address: string, maxBytes: number) => Promise<FetchedPicture>;
}

const MOST = { picture: limits.media.maxBytes, file: limits.media.maxFileBytes };
export type BroughtAs = keyof typeof MOST;

/** Each picture and file once, wherever it is shown: from what was brought along, or from the old site. */
export function createPictureBringer({ site, uploads, inline, fetch, ...parts }: Parts) {
  const { db, notes, locale, runId } = parts;
  const keep = createMediaKeeper(parts);

  async function bytesOf(address: string, as: BroughtAs): Promise<FetchedPicture> {
    if (isInline(address)) return inline.read(address);
    const url = new URL(address);
    const names = otherNames(address, address);
    for (const name of isOfSite(site, url) ? names : []) {
      const bytes = await uploads?.read(new URL(name).pathname, MOST[as]);
      if (bytes) return { bytes };
    }
    if (url.origin === UNKNOWN_HOST) return { dead: why('lost_not_uploaded') };
    return fetch(address, MOST[as]);
  }

  async function bring(address: string, alt: string, as: BroughtAs): Promise<MediaPlace> {
    const known = await findMoved(db, { site: site.identity, locale, kind: 'pictures', sourceId: address });
    const kept = known && (await placeOfKept(db, known.subjectId));
    if (known && kept) return { ...kept, id: known.subjectId, isNew: known.made && known.runId === runId };
    if (isAmazonsPicture(address)) return { dead: why('lost_amazon') };
    const found = await bytesOf(address, as);
    return 'dead' in found ? found : keep(as, fileNameOf(address), alt, found.bytes);
  }

  /** Asked again in the same run, it is where it was found the first time. */
  return async (
    address: string,
    alt: string,
    as: BroughtAs = 'picture',
  ): Promise<{ place: MediaPlace; isFirst: boolean }> => {
    const before = notes.get<MediaPlace>('attachment', address);
    if (before) return { place: before, isFirst: false };
    const place = await bring(address, alt, as);
    notes.put('attachment', address, place);
    return { place, isFirst: true };
  };
}

export type BringPicture = ReturnType<typeof createPictureBringer>;
