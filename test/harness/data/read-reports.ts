import fs from 'node:fs';
import path from 'node:path';
import { readyMade } from '#contract/commerce/networks/ready-made.ts';
import { chosenTables, knownReports } from '#server/domain/commerce/earnings/prepare-reading.ts';
import { lookAtFile, readFile } from '#server/domain/commerce/earnings/reading/read-tables.ts';
import type { ReadingFacts, ReadPart } from '#server/domain/commerce/earnings/reading/reading-facts.ts';
import { makeTemporaryFolder } from '../programs/temporary-folder.ts';

const known = knownReports(readyMade);

/** The name of a file with these bytes, for as long as somebody works with it. */
export async function withReport<T>(
  bytes: string | Uint8Array,
  work: (file: string) => Promise<T>,
): Promise<T> {
  const folder = makeTemporaryFolder();
  try {
    const file = path.join(folder, 'report');
    fs.writeFileSync(file, bytes);
    return await work(file);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** What a file's tables are taken for. */
export const lookAt = (bytes: string | Uint8Array) => withReport(bytes, (file) => lookAtFile(file, known));

type Tables = Awaited<ReturnType<typeof lookAtFile>>;

/** As an edition would read it on the 15th of October. */
export function factsFor(tables: Tables, given: Partial<ReadingFacts> = {}): ReadingFacts {
  const source = given.source ?? tables.find((table) => table.source)?.source ?? 'amazon';
  return {
    source,
    locale: 'us',
    tables: chosenTables(tables, { source }),
    latest: '2026-11-15',
    timeZone: 'America/New_York',
    knownTags: ['loja-20', 'outra-20'],
    tagsElsewhere: {},
    placeOfTag: {},
    currency: 'USD',
    report: readyMade.find(({ id }) => id === source)?.report ?? null,
    publishers: [],
    period: null,
    countedPeriods: [],
    countedByDay: [],
    ...given,
  };
}

/** A whole report without a database. */
export const readReport = (bytes: string | Uint8Array, given: Partial<ReadingFacts> = {}) =>
  withReport(bytes, async (file) => {
    const tables = await lookAtFile(file, known);
    const facts = factsFor(tables, given);
    const { source } = facts;
    const whole: ReadPart = { rows: [], leftOut: [], stated: [] };
    for await (const part of readFile(file, facts)) {
      whole.rows.push(...part.rows);
      whole.leftOut.push(...part.leftOut);
      whole.stated.push(...part.stated);
    }
    const problems = whole.leftOut.flatMap((each) => each.problems);
    return {
      ...whole,
      problems,
      tables,
      source,
      sum: whole.rows.reduce((sum, { earned }) => sum + earned, 0),
    };
  });
