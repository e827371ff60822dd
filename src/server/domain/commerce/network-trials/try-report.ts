import type {
  ReportTrial,
  TriedReport,
} from '#contract/commerce/network-trials/network-trials.admin.schemas.ts';
import { trialLimits } from '#contract/commerce/network-trials/trial-limits.ts';
import type { ReportField } from '#contract/commerce/networks/network.ts';
import { isoDay } from '#i18n/calendar.ts';
import { asReportProblem, ReportProblem } from '#server/domain/commerce/earnings/files/report-problem.ts';
import { chosenTables } from '#server/domain/commerce/earnings/prepare-reading.ts';
import { lookAtFile, readFile } from '#server/domain/commerce/earnings/reading/read-tables.ts';
import { withCopy } from '#server/domain/commerce/imports/import-files.ts';

const TRIED = 'trial';

/** What somebody tries is as a network of its own: no other one may know the lines better. */
async function readSample(file: string, { locale, definition }: ReportTrial, edition: Edition, now: Date) {
  const tables = await lookAtFile(file, [{ id: TRIED, report: definition }]);
  const facts = {
    ...{ source: TRIED, locale, report: definition, period: null },
    tables: chosenTables(tables, { source: TRIED }),
    latest: isoDay(now, edition.timeZone),
    timeZone: edition.timeZone,
    currency: definition.currency ?? edition.currency,
    ...{
      knownTags: [],
      tagsElsewhere: {},
      placeOfTag: {},
      publishers: [],
      countedPeriods: [],
      countedByDay: [],
    },
  };
  const read: Pick<TriedReport, 'rows' | 'problems'> = { rows: [], problems: [] };
  for await (const { rows, leftOut } of readFile(file, facts)) {
    for (const { line, day, id, state, subId: sub, earned, currency } of rows)
      read.rows.push({ line, day, id, state, sub, earned, currency });
    for (const { problems } of leftOut)
      for (const { line, field, problem, value } of problems)
        read.problems.push({ line, field, problem, value });
  }
  return { header: tables[0]?.header ?? [], recognised: facts.tables.length > 0, ...read };
}

interface Edition {
  currency: string;
  timeZone: string;
}

/** By the very code that reads reports. */
export async function tryReport(trial: ReportTrial, edition: Edition, now: Date): Promise<TriedReport> {
  const nothing: TriedReport = { problem: null, recognised: false, missing: [], rows: [], problems: [] };
  try {
    const read = await withCopy(Buffer.from(trial.sample), (file) => readSample(file, trial, edition, now));
    const { header, recognised } = read;
    const names = new Set(header.map((name) => name.trim().toLowerCase()));
    const fields = Object.entries(trial.definition.fields) as [ReportField, string][];
    return {
      ...nothing,
      recognised,
      missing: fields.filter(([, name]) => !names.has(name.trim().toLowerCase())).map(([field]) => field),
      rows: read.rows.slice(0, trialLimits.rows),
      problems: read.problems.slice(0, trialLimits.rows),
    };
  } catch (error) {
    const problem = asReportProblem(error);
    if (!(problem instanceof ReportProblem)) throw problem;
    return { ...nothing, problem: problem.code };
  }
}
