import { importLimits } from '#contract/commerce/imports/import-limits.ts';
import type { Db } from '#db/open.ts';
import { isEmbedded } from '#server/lib/time/rest-for-others.ts';
import { type FeedCaps, usualCaps } from '../formats/feed-caps.ts';

/** How much a file may be where it is taken in. */
export const capsOn = (db: Db): FeedCaps =>
  isEmbedded(db) ? { ...usualCaps, ...importLimits.embeddedCaps } : usualCaps;
