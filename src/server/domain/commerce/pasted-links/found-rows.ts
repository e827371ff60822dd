import { engineLimits } from '#contract/site/engine-limits.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import type { FeedCatalogue } from '#server/domain/commerce/feed-catalogue/feed-catalogue.service.ts';
import { listStagedRows, type StagedFinding } from './pasted-links.queries.ts';

/** A row about what was pasted; `file`: of which file, or of which feed's catalogue. */
export type FoundRow = Omit<StagedFinding, 'marketplace'> & {
  marketplace: string;
  from: 'catalogue' | 'import';
};

export interface FoundRows {
  db: Db;
  feedCatalogue: Pick<FeedCatalogue, 'findRows'>;
}

type Sought = Parameters<FeedCatalogue['findRows']>[1];
type CatalogueRow = Awaited<ReturnType<FeedCatalogue['findRows']>>[number];

const ofCatalogue = ({ item, arrival }: CatalogueRow): FoundRow => {
  const { brand, name, ean, imageUrl, url, externalId, price, currency, availability } = item;
  return {
    facts: { brand, name, ...(ean && { ean }), ...(imageUrl && { imageUrl }) },
    offer: { url, externalId, price, currency, availability },
    file: arrival.feed,
    at: arrival.asOf,
    marketplace: arrival.marketplace,
    from: 'catalogue',
  };
};

/** What is kept to be searched goes before what somebody once looked at and did not take in. */
export async function findRows(
  { db, feedCatalogue }: FoundRows,
  locale: Locale,
  sought: Sought,
): Promise<FoundRow[]> {
  const kept = await feedCatalogue.findRows(locale, sought);
  const { files, rows, found } = engineLimits.pastedLinks;
  const staged = await listStagedRows(db, locale, sought, { files, rows, found });
  return [...kept.map(ofCatalogue), ...staged.map((row) => ({ ...row, from: 'import' as const }))];
}
