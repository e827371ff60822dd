import { importLimits } from '#contract/commerce/imports/import-limits.ts';
import type { Import } from '#contract/commerce/imports/imports.admin.schemas.ts';
import type { ImportState } from '#contract/commerce/imports/imports.words.ts';
import type { Db } from '#db/open.ts';
import { type ImportFile, listEditionsOfFeeds } from './imports.queries.ts';
import { countRows } from './staging.queries.ts';
import { countUndos } from './undo/undo.queries.ts';

export type ImportFacts = ImportFile & {
  counts: Import['counts'];
  alarms: Import['alarms'];
  undos: NonNullable<Import['undone']>['counts'];
  shopFeed: Import['shopFeed'];
};

/** What was taken in before files with refused rows were kept has none any more. */
export const mayFetchRefused = ({ state, appliedAt }: ImportFile): boolean =>
  !isTakenIn(state) || appliedAt !== null;

const isTakenIn = (state: ImportState) => ['done', 'waiting_to_undo', 'undoing', 'undone'].includes(state);

/** What is asked about before a file is taken in: nothing in it, much less than last time, prices far off. */
function alarmsOf(
  { state, total, lastTotal }: ImportFile,
  counted: { n: number; jumps: number; compared: number }[],
): Import['alarms'] {
  if (total === null || isTakenIn(state)) return [];
  const sum = (key: 'jumps' | 'compared') => counted.reduce((all, each) => all + each[key], 0);
  const { farFewer, manyJumps } = importLimits;
  return [
    ...(total === 0 ? (['no_rows'] as const) : []),
    ...(total > 0 && lastTotal !== null && total < lastTotal * farFewer ? (['far_fewer'] as const) : []),
    ...(sum('compared') > 0 && sum('jumps') > sum('compared') * manyJumps ? (['many_jumps'] as const) : []),
  ];
}

/** With how many rows came to which end, and what has to be asked about. */
export async function withCounts(db: Db, found: ImportFile[]): Promise<ImportFacts[]> {
  const counted =
    found.length > 0
      ? await countRows(
          db,
          found.map(({ id }) => id),
        )
      : [];
  const byImport = Map.groupBy(counted, ({ importId }) => importId);
  const taken = found.filter(({ undoneAt }) => undoneAt).map(({ id }) => id);
  const undone = taken.length > 0 ? await countUndos(db, taken) : [];
  const undosOf = (id: number) => undone.filter(({ importId }) => importId === id);
  const feeds = await listEditionsOfFeeds(
    db,
    found.flatMap(({ shopFeedId }) => shopFeedId ?? []),
  );
  return found.map((file) => {
    const shopFeed = feeds.find(({ id }) => id === file.shopFeedId) ?? null;
    const own = byImport.get(file.id) ?? [];
    const counts = Object.fromEntries(own.map(({ outcome, n }) => [outcome, n]));
    const undos = Object.fromEntries(undosOf(file.id).map(({ undo, n }) => [undo, n]));
    return { ...file, counts, alarms: alarmsOf(file, own), undos, shopFeed };
  });
}
