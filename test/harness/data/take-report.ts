import type { Locale } from '#contract/site/locales.ts';
import { knownReports, prepareReading } from '#server/domain/commerce/earnings/prepare-reading.ts';
import { lookAtFile, readFile } from '#server/domain/commerce/earnings/reading/read-tables.ts';
import { lookThrough } from '#server/domain/commerce/earnings/taking-in/look-through.ts';
import { takeIn } from '#server/domain/commerce/earnings/taking-in/take-in.ts';
import type { TestApp } from '../app.ts';
import { withReport } from './read-reports.ts';

let reports = 0;
const nobodyWaits = async () => {};

/** Looked at and taken in where the test runs: for many reports, for which threads and calls would take too long. */
export const takeReport = (
  { db, clock, services: { editions, networks } }: Pick<TestApp, 'db' | 'clock' | 'services'>,
  bytes: string,
  locale: Locale,
) =>
  withReport(bytes, async (file) => {
    const tables = await lookAtFile(file, knownReports(await networks.list()));
    const parts = { db, clock, editions, listNetworks: networks.list };
    const facts = await prepareReading(parts, locale, tables, { source: tables[0]?.source ?? 'amazon' });
    const figures = await lookThrough({
      db,
      facts,
      parts: readFile(file, facts),
      editionCurrency: 'USD',
      sameFileAt: undefined,
      onPart: nobodyWaits,
    });
    reports += 1;
    const work = { reportId: reports, facts, parts: readFile(file, facts) };
    const stored = await db.transaction((tx) => takeIn(tx, work));
    return { figures, stored };
  });
