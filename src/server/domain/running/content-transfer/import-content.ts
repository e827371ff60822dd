import { type ContentKind, contentKinds } from '#contract/running/content-transfer/content-kinds.ts';
import type { SqlSession } from '#db/client.ts';
import { advanceToLargest } from '#db/dump/sequences.ts';
import { lockWhole } from '#db/dump/snapshot.ts';
import { type DumpTable, listDumpTables } from '#db/dump/tables.ts';
import { withoutRules } from '#db/dump/without-rules.ts';
import { lastApplied } from '#db/migrate.ts';
import type { ContentHead } from './content-file.ts';
import { takeRows } from './import.queries.ts';
import { openSettings } from './open-settings.ts';
import { readContentAside } from './read-content-aside.ts';
import { refuseContent } from './refuse-content.ts';

export interface TakenContent {
  head: ContentHead;
  kinds: Partial<Record<ContentKind, { given: number; added: number; changed: number; clashes: string[] }>>;
  pictures: number;
}

const CLASHES_TOLD = 20;

/** Something is in the way, or it was only tried: nothing of it stays, and this is what would have been. */
export class NotImported extends Error {
  override readonly name = 'NotImported';
  readonly report: TakenContent;

  constructor(report: TakenContent) {
    super('Nothing was imported.');
    this.report = report;
  }
}

export const hasClashes = ({ kinds }: TakenContent): boolean =>
  Object.values(kinds).some(({ clashes }) => clashes.length > 0);

function assertSameShape(head: ContentHead, migration: number): void {
  if (head.migration === migration) return;
  const older = head.migration < migration;
  throw refuseContent(
    `The file was made by version ${head.program}, which is ${older ? 'older' : 'newer'} than this one.`,
    'content_of_other_version',
  );
}

function assertOpenSetting(row: string): void {
  const { key } = JSON.parse(row) as { key?: unknown };
  if (!openSettings.includes(String(key))) throw refuseContent(`The setting ${key} does not travel.`);
}

/** Row after row, all of them compared with what is there. What is not the same is told, and the caller decides. */
async function takeAll(
  session: SqlSession,
  file: string,
  tables: Map<string, DumpTable>,
): Promise<TakenContent> {
  let head: ContentHead | undefined;
  const kinds: TakenContent['kinds'] = {};
  let pictures = 0;
  const take = async (kind: ContentKind, rows: string[]) => {
    if (kind === 'settings') for (const row of rows) assertOpenSetting(row);
    const table = tables.get(kind);
    if (!table) throw new Error(`There is no table ${kind}.`);
    const taken = await takeRows(session, kind, table, `[${rows.join(',')}]`);
    const sum = kinds[kind] ?? { given: 0, added: 0, changed: 0, clashes: [] };
    kinds[kind] = sum;
    sum.given += rows.length;
    sum.added += taken.added;
    sum.changed += taken.changed;
    sum.clashes = [...sum.clashes, ...taken.clashes].slice(0, CLASHES_TOLD);
  };
  for await (const part of readContentAside({ file, wanted: 'rows' })) {
    if ('head' in part) {
      head = part.head;
      assertSameShape(head, await lastApplied(session));
    } else if ('picture' in part) pictures += 1;
    else await take(part.kind, part.rows);
  }
  if (!head) throw refuseContent('The file is empty.', 'content_cut_off');
  return { head, kinds, pictures };
}

/** In one transaction, in which nobody else writes. Counts come with the rows, so what counts rests meanwhile. */
export async function importRows(session: SqlSession, file: string, dryRun: boolean): Promise<TakenContent> {
  const all = await listDumpTables(session);
  const tables = all.filter(({ name }) => contentKinds.includes(name as ContentKind));
  await lockWhole(session, tables);
  const byName = new Map(tables.map((table) => [table.name, table]));
  const report = await withoutRules(session, tables, async () => {
    const taken = await takeAll(session, file, byName);
    // Before the rules hold again: what stands in the way would break them, and nobody would learn what it is.
    if (dryRun || hasClashes(taken)) throw new NotImported(taken);
    return taken;
  });
  await advanceToLargest(
    session,
    tables.map(({ name }) => name),
  );
  return report;
}
