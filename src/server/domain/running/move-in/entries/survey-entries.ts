import type { SourcePart, SourceTask } from '../read-source-aside.ts';
import { decodeLoosely } from '../reading/decode-loosely.ts';
import { chunksOf, findTexts, type SourceText } from '../reading/open-source.ts';
import { recordsOf, rowsOf } from '../reading/records-of.ts';
import { refuseSource } from '../reading/refuse-source.ts';
import { SourceIndex } from '../source-index.ts';
import { leftLine, why } from '../why.ts';
import type { SourceSite } from './brought.ts';
import { UNKNOWN_HOST } from './links.ts';

/** So often a long survey says that it goes on. */
const TELL_EVERY = 500;

type Survey = Extract<SourceTask, { wanted: 'survey' }>;

/** Where links of the site led, and what its products are called: tables that were handed in beside its export. */
async function readTables(tables: SourceText[], site: SourceSite, index: SourceIndex): Promise<void> {
  if (tables.length === 0) return;
  const { readMoneyTable } = await import('../money/tables.ts');
  const base = new URL(site.address ?? UNKNOWN_HOST).pathname.replace(/\/$/, '');
  for (const table of tables)
    await readMoneyTable(decodeLoosely(chunksOf(table)), { name: table.name, base }, index);
}

async function* surveyWordPress(
  texts: SourceText[],
  tables: SourceText[],
  index: SourceIndex,
  choices: Survey['choices'],
): AsyncGenerator<SourcePart> {
  const { WordPressSurvey } = await import('./wordpress-survey.ts');
  const survey = new WordPressSurvey(index, choices);
  let read = 0;
  for (const text of texts)
    for await (const record of recordsOf(text)) {
      survey.add(record, text.name);
      read += 1;
      if (read % TELL_EVERY === 0) yield { read };
    }
  const site = survey.end();
  await readTables(tables, site, index);
  yield { site, articles: survey.articles, pages: survey.pages };
}

async function* surveyGhost(
  texts: SourceText[],
  tables: SourceText[],
  address: string | undefined,
  index: SourceIndex,
  { pages }: Survey['choices'],
): AsyncGenerator<SourcePart> {
  const { GhostSurvey } = await import('./ghost-survey.ts');
  const survey = new GhostSurvey(index, address, pages);
  let read = 0;
  for (const text of texts)
    for await (const { table, number, row } of rowsOf(text, address)) {
      const place = `${text.name}, ${table} ${number}`;
      if (row) survey.add(table, row, text.name, number);
      else index.tell('left', leftLine(table, place, why('unreadable_row')));
      read += 1;
      if (read % TELL_EVERY === 0) yield { read };
    }
  const site = survey.end();
  await readTables(tables, { ...site, address: address ?? site.address }, index);
  yield { site, articles: survey.articles, pages: survey.pages };
}

/** Which exports there are, and everything that they name. One site at a time: two would be taken for one. */
export async function* surveyOf({ files, indexFile, address, choices }: Survey): AsyncGenerator<SourcePart> {
  const texts: SourceText[] = [];
  for (const { file, name } of files) texts.push(...(await findTexts(file, name)));
  const tables = texts.filter(({ kind }) => kind === 'table');
  const exports = texts.filter(({ kind }) => kind !== 'table');
  const [kind, another] = new Set(exports.map((text) => text.kind));
  if (!kind) throw refuseSource('A table of links says nothing without the export of its site.');
  if (another) throw refuseSource('The files are of different programs.', 'several_sites');
  yield { texts };
  if (kind === 'vitrina') return;
  const index = new SourceIndex(indexFile);
  try {
    yield* kind === 'ghost'
      ? surveyGhost(exports, tables, address, index, choices)
      : surveyWordPress(exports, tables, index, choices);
  } finally {
    index.close();
  }
}
