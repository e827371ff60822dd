import { engineLimits } from '#contract/site/engine-limits.ts';
import { handOut } from '#server/lib/aside/hand-out.ts';
import { DomainError } from '#server/lib/errors.ts';
import type { BroughtArticle, EntryFact, Left, SourceSite } from './entries/brought.ts';
import { ghostArticle } from './entries/ghost-article.ts';
import { type GhostRow, GhostSurvey, textOf } from './entries/ghost-survey.ts';
import { UNKNOWN_HOST } from './entries/links.ts';
import { wordpressArticle } from './entries/wordpress-article.ts';
import { isArticle, keyOfItem, typeOf } from './entries/wordpress-kinds.ts';
import { WordPressSurvey } from './entries/wordpress-survey.ts';
import { readMoneyTable } from './money/tables.ts';
import { InlinePictures, inlineFolderOf } from './pictures/inline-pictures.ts';
import type { SourcePart, SourceTask } from './read-source-aside.ts';
import { decodeLoosely } from './reading/decode-loosely.ts';
import { readJsonRows } from './reading/json-rows.ts';
import { chunksOf, findTexts, type SourceText } from './reading/open-source.ts';
import { refuseSource } from './reading/refuse-source.ts';
import { readWxr, type WxrRecord } from './reading/wxr-records.ts';
import { SourceIndex } from './source-index.ts';
import { leftLine, why } from './why.ts';

const { entries: BATCH_ENTRIES, chars: BATCH_CHARS } = engineLimits.moveIn.batch;
/** So often a long survey says that it goes on. */
const TELL_EVERY = 500;

const cutOff = (name: string) => refuseSource(`${name} ends too early.`, 'source_cut_off');

/** The records of a text, to its end; one that has none is refused. */
async function* recordsOf(text: SourceText): AsyncGenerator<WxrRecord> {
  const records = readWxr(decodeLoosely(chunksOf(text)));
  for (let next = await records.next(); ; next = await records.next()) {
    if (!next.done) yield next.value;
    else if (next.value.isWhole) return;
    else throw cutOff(text.name);
  }
}

interface NumberedRow {
  table: string;
  number: number;
  /** Undefined where it cannot be read: it spoils itself alone. */
  row: GhostRow | undefined;
}

function parsed(text: string, address: string | undefined): GhostRow | undefined {
  try {
    const value: unknown = JSON.parse(text.replaceAll('__GHOST_URL__', address ?? UNKNOWN_HOST));
    return typeof value === 'object' && value !== null ? (value as GhostRow) : undefined;
  } catch {
    return undefined;
  }
}

async function* rowsOf(text: SourceText, address: string | undefined): AsyncGenerator<NumberedRow> {
  const rows = readJsonRows(decodeLoosely(chunksOf(text)));
  const numbers = new Map<string, number>();
  for (let next = await rows.next(); ; next = await rows.next()) {
    if (next.done) {
      if (next.value.isWhole) return;
      throw cutOff(text.name);
    }
    const { table } = next.value;
    const number = (numbers.get(table) ?? 0) + 1;
    numbers.set(table, number);
    yield { table, number, row: 'text' in next.value ? parsed(next.value.text, address) : undefined };
  }
}

type Survey = Extract<SourceTask, { wanted: 'survey' }>;

/** Where links of the site led, and what its products are called: tables that were handed in beside its export. */
async function readTables(tables: SourceText[], site: SourceSite, index: SourceIndex): Promise<void> {
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
async function* surveyOf({ files, indexFile, address, choices }: Survey): AsyncGenerator<SourcePart> {
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

type Articles = Extract<SourceTask, { wanted: 'articles' }>;
type Made = BroughtArticle | Left[];

async function* madeOf(task: Articles, index: SourceIndex): AsyncGenerator<Made> {
  const now = new Date(task.now);
  const { keep: keepInline } = new InlinePictures(inlineFolderOf(task.indexFile));
  const isHere = (key = ''): boolean => index.get<EntryFact>('entry', key)?.edition === task.locale;
  for (const text of task.texts) {
    if (text.kind === 'table') continue;
    const { site, locale, edition } = task;
    const reading = { name: text.name, site, locale, edition, index, now, keepInline };
    if (text.kind === 'ghost') {
      for await (const { table, number, row } of rowsOf(text, task.site.address))
        if (table === 'posts' && row && isHere(textOf(row.id))) yield ghostArticle(row, number, reading);
    } else {
      for await (const record of recordsOf(text))
        if (record.kind === 'item' && isArticle(typeOf(record)) && isHere(keyOfItem(record)))
          yield wordpressArticle(record, reading);
    }
  }
}

/** Some at a time: as many as go into one transaction, and no more than fit into a message. */
async function* articlesOf(task: Articles): AsyncGenerator<SourcePart> {
  const index = new SourceIndex(task.indexFile);
  index.hold();
  let articles: BroughtArticle[] = [];
  let left: Left[] = [];
  let chars = 0;
  try {
    for await (const made of madeOf(task, index)) {
      if (Array.isArray(made)) left.push(...made);
      else {
        articles.push(made);
        chars += JSON.stringify(made.content).length;
      }
      if (articles.length < BATCH_ENTRIES && chars < BATCH_CHARS && left.length < TELL_EVERY) continue;
      yield { articles, left };
      [articles, left, chars] = [[], [], 0];
    }
    yield { articles, left };
  } finally {
    index.close();
  }
}

const partsOf = (task: SourceTask): AsyncGenerator<SourcePart> =>
  task.wanted === 'survey' ? surveyOf(task) : articlesOf(task);

handOut<SourceTask, SourcePart>(async function* (task) {
  try {
    yield* partsOf(task);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    yield { refused: error.message, reason: error.reason };
  }
});
