import { type PlaceTags, taggedPlaces } from '#contract/commerce/clicks/clicks.words.ts';
import {
  mainTable,
  type ReportReading,
  type ReportTable,
} from '#contract/commerce/earnings/earnings.words.ts';
import type { Network } from '#contract/commerce/networks/network.ts';
import { DAY } from '#contract/site/durations.ts';
import type { Locale } from '#contract/site/locales.ts';
import { isoDay } from '#i18n/calendar.ts';
import type { ReadingFacts, ReadTable } from './reading/reading-facts.ts';
import type { KnownReports } from './reading/recognise-table.ts';
import type { ReportParts } from './report-parts.ts';
import { listOwnTags, listPeriods, listTagsByDay } from './taking-in/earning-rows.queries.ts';
import type { KeyKind } from './taking-in/key-rows.ts';

/** What definitions say of reports. */
export const knownReports = (networks: readonly Network[]): KnownReports =>
  networks.flatMap(({ id, report }) => (report ? [{ id, report }] : []));

/** The tables that are taken in: those with earnings by day, or else those with what a period came to. */
export function chosenTables(tables: ReportTable[], { source, columns }: ReportReading): ReadTable[] {
  const read = ({ name, kind, headerLine, period, ...table }: ReportTable): ReadTable => ({
    name,
    kind: columns ? (columns.day === undefined ? 'summary' : 'earnings') : kind,
    headerLine,
    columns: columns ?? table.columns,
    period,
  });
  if (columns) {
    // Said of one table, and true of those that look like it.
    const shape = mainTable(tables)?.header.join('\u001f');
    return tables.filter(({ header }) => header.join('\u001f') === shape).map(read);
  }
  const own = tables.filter((table) => table.source === source);
  const byDay = own.filter(({ kind }) => kind === 'earnings');
  return (byDay.length > 0 ? byDay : own.filter(({ kind }) => kind === 'summary')).map(read);
}

/** How what the report says again finds what it said before. */
export function keyKindOf(facts: ReadingFacts): KeyKind {
  if (facts.tables.every(({ columns }) => columns.id !== undefined)) return 'id';
  return facts.report?.changes === 'negative_row' ? 'add' : 'replace';
}

interface EditionTags {
  affiliateId: string;
  placeTags: PlaceTags;
  locale: Locale;
}

/** The tags that an edition has: its own, and those of places. */
export const tagsOfEdition = ({
  affiliateId,
  placeTags,
  locale,
}: EditionTags): { tag: string; locale: Locale }[] =>
  [affiliateId, ...Object.values(placeTags)].flatMap((tag) => (tag ? [{ tag, locale }] : []));

/** Everything that rows are read by, as it is now. */
export async function prepareReading(
  { db, clock, editions, listNetworks }: Omit<ReportParts, 'files'>,
  locale: Locale,
  tables: ReportTable[],
  reading: ReportReading,
): Promise<ReadingFacts> {
  const { source, period } = reading;
  const [all, networks, ownTags] = await Promise.all([editions.listAll(), listNetworks(), listOwnTags(db)]);
  const edition = await editions.getEdition(locale);
  const report = networks.find(({ id }) => id === source)?.report ?? null;
  const tags = [...all.flatMap(tagsOfEdition), ...ownTags];
  const chosen = chosenTables(tables, reading);
  const summary = chosen.find(({ kind }) => kind === 'summary');
  const asked = period ?? summary?.period ?? null;
  // Where nobody knows whose clock a network goes by, tomorrow may have begun there.
  const now = new Date(clock().getTime() + (report && !report.timeZone ? DAY : 0));
  return {
    source,
    locale,
    tables: chosen,
    latest: isoDay(now, edition.timeZone),
    timeZone: edition.timeZone,
    knownTags: tags.filter((each) => each.locale === locale).map(({ tag }) => tag),
    tagsElsewhere: Object.fromEntries(
      tags.filter((each) => each.locale !== locale).map((each) => [each.tag, each.locale]),
    ),
    placeOfTag: Object.fromEntries(
      taggedPlaces.flatMap((place) => {
        const tag = edition.placeTags[place];
        return tag ? [[tag, place]] : [];
      }),
    ),
    currency: reading.currency ?? report?.currency ?? edition.currency,
    report,
    publishers: Object.values(edition.networkNumbers[source] ?? {}),
    period: summary ? asked : null,
    countedPeriods: await listPeriods(db, { source, locale }),
    countedByDay: summary && asked ? await listTagsByDay(db, { source, locale }, asked) : [],
  };
}
