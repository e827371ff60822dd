import type { ReportFigures } from '#contract/commerce/earnings/earnings.words.ts';
import type { Db } from '#db/open.ts';
import { keyKindOf } from '../prepare-reading.ts';
import type { ReadEarning, ReadingFacts, ReadPart } from '../reading/reading-facts.ts';
import { countReplaced, type DayOfTag, listKnown } from './earning-rows.queries.ts';
import { judgeRow } from './judge-rows.ts';
import { RowKeys } from './key-rows.ts';
import { Tally } from './tally.ts';

interface LookWork {
  db: Db;
  facts: ReadingFacts;
  parts: AsyncIterable<ReadPart>;
  editionCurrency: string;
  sameFileAt: Date | undefined;
  /** After each part, with how many rows were read; throws where nobody wants it any more. */
  onPart: (read: number) => Promise<void>;
}

/** Looks at every row, beside what is known of it, and changes nothing. */
export async function lookThrough(work: LookWork): Promise<ReportFigures> {
  const { db, facts, parts, editionCurrency, sameFileAt, onPart } = work;
  const { source, locale } = facts;
  const kind = keyKindOf(facts);
  const keys = new RowKeys(kind, locale);
  const tally = new Tally();
  const named = new Map<string, DayOfTag>();

  const leave = (
    row: ReadEarning,
    problem: Extract<ReturnType<typeof judgeRow>, { problem: unknown }>['problem'],
  ) => tally.leave({ problems: [problem], fine: row.fine, currency: row.currency });

  for await (const part of parts) {
    tally.addPart(part);
    const keyed = part.rows.map((row) => ({ row, ...keys.keyOf(row) }));
    const known = new Map(
      (
        await listKnown(
          db,
          source,
          keyed.map(({ key }) => key),
        )
      ).map((each) => [each.key, each]),
    );
    for (const { row, key, isAgain } of keyed) {
      const verdict = judgeRow(row, known.get(key), locale);
      if ('problem' in verdict) leave(row, verdict.problem);
      else {
        tally.add(row, isAgain ? 'again' : verdict.outcome);
        if (kind === 'replace' && !row.periodFrom)
          named.set(`${row.day} ${row.tag}`, { day: row.day, tag: row.tag });
      }
    }
    await onPart(tally.read);
  }
  const periods = facts.tables.flatMap(({ period }) => period ?? []);
  const replaced = await countReplaced(db, { source, locale }, [...named.values()], periods);
  return tally.figures({ editionCurrency, replaced, sameFileAt });
}
