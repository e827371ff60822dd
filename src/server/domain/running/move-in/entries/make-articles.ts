import { engineLimits } from '#contract/site/engine-limits.ts';
import { InlinePictures, inlineFolderOf } from '../pictures/inline-pictures.ts';
import type { SourcePart, SourceTask } from '../read-source-aside.ts';
import type { SourceText } from '../reading/open-source.ts';
import { recordsOf, rowsOf } from '../reading/records-of.ts';
import { SourceIndex } from '../source-index.ts';
import type { BroughtArticle, EntryFact, Left } from './brought.ts';
import type { Reading } from './reading.ts';

const { entries: BATCH_ENTRIES, chars: BATCH_CHARS } = engineLimits.moveIn.batch;
const BATCH_LEFT = 500;

type Articles = Extract<SourceTask, { wanted: 'articles' }>;
type Made = BroughtArticle | Left[];
type IsHere = (key: string | undefined) => boolean;

async function* ghostArticles(
  text: SourceText,
  { site: { address } }: Articles,
  reading: Reading,
  isHere: IsHere,
): AsyncGenerator<Made> {
  const { ghostArticle } = await import('./ghost-article.ts');
  const { textOf } = await import('./ghost-survey.ts');
  for await (const { table, number, row } of rowsOf(text, address))
    if (table === 'posts' && row && isHere(textOf(row.id))) yield ghostArticle(row, number, reading);
}

async function* wordpressArticles(text: SourceText, reading: Reading, isHere: IsHere): AsyncGenerator<Made> {
  const { wordpressArticle } = await import('./wordpress-article.ts');
  const { isArticle, keyOfItem, typeOf } = await import('./wordpress-kinds.ts');
  for await (const record of recordsOf(text))
    if (record.kind === 'item' && isArticle(typeOf(record)) && isHere(keyOfItem(record)))
      yield wordpressArticle(record, reading);
}

async function* madeOf(task: Articles, index: SourceIndex): AsyncGenerator<Made> {
  const now = new Date(task.now);
  const { keep: keepInline } = new InlinePictures(inlineFolderOf(task.indexFile));
  const isHere: IsHere = (key = '') => index.get<EntryFact>('entry', key)?.edition === task.locale;
  for (const text of task.texts) {
    if (text.kind === 'table') continue;
    const { site, locale, edition } = task;
    const reading = { name: text.name, site, locale, edition, index, now, keepInline };
    yield* text.kind === 'ghost'
      ? ghostArticles(text, task, reading, isHere)
      : wordpressArticles(text, reading, isHere);
  }
}

/** Some at a time: as many as go into one transaction, and no more than fit into a message. */
export async function* articlesOf(task: Articles): AsyncGenerator<SourcePart> {
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
      if (articles.length < BATCH_ENTRIES && chars < BATCH_CHARS && left.length < BATCH_LEFT) continue;
      yield { articles, left };
      [articles, left, chars] = [[], [], 0];
    }
    yield { articles, left };
  } finally {
    index.close();
  }
}
