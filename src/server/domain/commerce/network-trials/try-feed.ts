import { importMappingSchema } from '#contract/commerce/imports/imports.admin.schemas.ts';
import type { ImportField } from '#contract/commerce/imports/imports.words.ts';
import type { FeedTrial, TriedFeed } from '#contract/commerce/network-trials/network-trials.admin.schemas.ts';
import { trialLimits } from '#contract/commerce/network-trials/trial-limits.ts';
import { mappingOfFeed, shapeOfFeed } from '#contract/commerce/networks/files/feed-columns.ts';
import { FeedProblem } from '#server/domain/commerce/imports/formats/feed-caps.ts';
import { inspectFeed, readFeed } from '#server/domain/commerce/imports/formats/read-feed.ts';
import { RowRefusal, readRow, titleIn } from '#server/domain/commerce/imports/read-row.ts';

interface Edition {
  currency: string;
  timeZone: string;
}

const nothing = { number: '', url: '', price: null, availability: null, problem: null } as const;

/** By the very code that reads files: what comes out here comes out there. */
export async function tryFeed(
  { locale, definition, sample }: FeedTrial,
  { currency, timeZone }: Edition,
  now: Date,
): Promise<TriedFeed> {
  const open = () => [Buffer.from(sample)];
  const { fields, ...said } = mappingOfFeed({ id: 'trial' }, definition);
  const mapping = importMappingSchema.parse({ locale, marketplace: 'other', fields, ...said });
  const facts = { mapping, currency, timeZone, now };
  const told: TriedFeed = { problem: null, currency, missing: [], rows: [] };
  const there = new Set<string>();
  try {
    const found = await inspectFeed(open);
    if (found.format !== definition.format) throw new FeedProblem('unknown_format');
    for await (const row of readFeed(open, shapeOfFeed(definition, found))) {
      for (const column of Object.keys(row.cells)) there.add(column);
      if (told.rows.length >= trialLimits.rows) break;
      const title = titleIn(row, mapping);
      try {
        const {
          externalId = '',
          facts: known,
          url = '',
          price = null,
          availability = null,
        } = readRow(row, facts);
        const number = externalId || (known.ean ?? '');
        told.rows.push({ ...nothing, row: row.row, title, number, url, price, availability });
      } catch (error) {
        if (!(error instanceof RowRefusal)) throw error;
        const { problem: code, field, value } = error;
        told.rows.push({ ...nothing, row: row.row, title, problem: { code, field, value } });
      }
    }
  } catch (error) {
    if (!(error instanceof FeedProblem)) throw error;
    return { ...told, problem: error.code };
  }
  const missing = (Object.entries(fields) as [ImportField, string][]).filter(([, name]) => !there.has(name));
  return { ...told, missing: missing.map(([field]) => field) };
}
