import { createHash } from 'node:crypto';
import { otherPaths } from '#contract/site/addresses/other-paths.ts';
import type { ShareKind } from '#contract/site/addresses/paths.ts';
import type { Locale } from '#contract/site/locales.ts';

/** Raised whenever cards are drawn in another way: every address changes, and none is served from a cache. */
const DESIGN = 1;

/** What a card shows of its post or review, beside the edition's name. */
export interface CardSubject {
  locale: Locale;
  kind: ShareKind;
  id: number;
  slug: string;
  title: string;
  imageUrl: string | null;
  score: number | null;
}

export const fingerprint = (shown: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([DESIGN, shown]))
    .digest('hex')
    .slice(0, 12);

export const shareCardUrl = ({ locale, kind, slug, title, imageUrl, score }: CardSubject): string =>
  otherPaths.shareCard(locale, kind, slug, fingerprint([title, imageUrl, score]));
