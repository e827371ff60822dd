import type { StateSum } from '#contract/commerce/earnings/earnings.words.ts';
import type { Db } from '#db/open.ts';
import { keyKindOf } from '../prepare-reading.ts';
import type { ReadingFacts, ReadPart } from '../reading/reading-facts.ts';
import { deleteReplaced, lockEarnings, sumOfReport, upsertRows } from './earning-rows.queries.ts';
import { RowKeys } from './key-rows.ts';

interface TakeInWork {
  reportId: number;
  facts: ReadingFacts;
  parts: AsyncIterable<ReadPart>;
}

/** Writes every good row, in the transaction that it is given; returns what is stored of the report then. */
export async function takeIn(tx: Db, { reportId, facts, parts }: TakeInWork): Promise<StateSum[]> {
  const { source, locale, placeOfTag } = facts;
  const belonging = { source, locale, reportId, placeOfTag };
  const kind = keyKindOf(facts);
  const keys = new RowKeys(kind, locale);
  await lockEarnings(tx);
  for await (const { rows } of parts) {
    await upsertRows(
      tx,
      belonging,
      rows.map((row) => ({ row, key: keys.keyOf(row).key })),
    );
  }
  if (kind === 'replace') {
    const periods = facts.tables.flatMap(({ period }) => period ?? []);
    for (const period of [null, ...periods]) await deleteReplaced(tx, belonging, period);
  }
  return sumOfReport(tx, reportId);
}
