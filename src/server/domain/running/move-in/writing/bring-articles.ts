import { setImmediate as othersFirst } from 'node:timers/promises';
import type { Db } from '#db/open.ts';
import { lockAddresses, standingOfPosts } from '#server/domain/writing/posts/bring-post.ts';
import { isUnfitValue } from '#server/lib/database-errors.ts';
import { DomainError } from '#server/lib/errors.ts';
import type { BroughtArticle } from '../entries/brought.ts';
import { noteCloaks } from '../money/note-cloaks.ts';
import { keepMissing, listChangedBy, listMoved } from '../move-in.queries.ts';
import type { BringPicture } from '../pictures/bring-pictures.ts';
import { leftLine, why } from '../why.ts';
import { peopleOf, type ReadyArticle, readyArticle } from './article-fields.ts';
import {
  addressesOf,
  countAddresses,
  type KeptAddresses,
  tellTaken,
  writeAddresses,
} from './keep-addresses.ts';
import { count, type Moving, tellLeft } from './moving.ts';
import { type Decision, type Known, type Written, writeArticles } from './write-articles.ts';

const WHY: Partial<Record<Decision, 'article_gone' | 'article_both'>> = {
  gone: 'article_gone',
  both: 'article_both',
};

const COUNTS: Partial<Record<Decision, 'made' | 'changed' | 'same'>> = {
  make: 'made',
  change: 'changed',
  same: 'same',
};

/** What a run that goes on has made or changed before it was stopped is its own, and not there already. */
function countOf(decision: Decision, key: string, { moved, changed }: Known, runId: number | undefined) {
  if (decision !== 'same' || runId === undefined) return COUNTS[decision];
  if (changed.has(key)) return 'changed';
  return moved.get(key)?.runId === runId ? 'made' : 'same';
}

/** What is here of these already, and how it stands. */
async function knownOf({ db, site, locale, runId }: Moving, ready: ReadyArticle[]): Promise<Known> {
  const keys = ready.map(({ article }) => article.key);
  const rows = await listMoved(db, { site: site.identity, locale, kind: 'articles' }, keys);
  const ids = rows.map(({ subjectId }) => subjectId);
  return {
    moved: new Map(rows.map((row) => [row.sourceId, row])),
    changed:
      runId === undefined || rows.length === 0 ? new Set() : await listChangedBy(db, runId, 'articles', keys),
    standing: await standingOfPosts(db, ids),
  };
}

interface WrittenPart {
  articles: Written[];
  known: Known;
  addresses: KeptAddresses;
}

/** Counted and told once it is written: a part that fails is tried again. */
function settle(moving: Moving, { articles, known, addresses }: WrittenPart): void {
  for (const { ready, decision, id } of articles) {
    const { key, place, title, isTrashed, status } = ready.article;
    moving.states[isTrashed ? 'trash' : status] += 1;
    const counted = countOf(decision, key, known, moving.runId);
    if (counted) count(moving, counted, 'articles');
    const reason = WHY[decision];
    if (reason) tellLeft(moving, leftLine('article', place, why(reason, { title })));
    if (id === undefined) continue;
    tellTaken(moving, ready);
    noteCloaks(moving, ready, id);
  }
  countAddresses(moving, addresses);
}

/** In one transaction; the beat in it may refuse to go on. */
async function writePart(moving: Moving, ready: ReadyArticle[], done: number): Promise<void> {
  const { db, locale, runId } = moving;
  const known = await knownOf(moving, ready);
  const work = async (tx: Db): Promise<WrittenPart> => {
    const articles = await writeArticles(tx, moving, ready, known);
    const here = articles.flatMap(({ ready: each, id }) => (id === undefined ? [] : [{ each, id }]));
    if (runId !== undefined)
      await keepMissing(
        tx,
        here.flatMap(({ each: { missing, article }, id }) =>
          missing.map((picture) => ({ ...picture, postId: id, title: article.title, runId })),
        ),
      );
    const addresses = here.flatMap(({ each, id }) => addressesOf(moving, each, id));
    return { articles, known, addresses: await writeAddresses(tx, moving, addresses) };
  };
  const written =
    runId === undefined
      ? await work(db)
      : await db.transaction(async (tx) => {
          await lockAddresses(tx, locale);
          await moving.beat(tx, done);
          return work(tx);
        });
  settle(moving, written);
}

/** What was to be stored is at fault, and not the storing: then it can only be one of them. */
const isOfAnEntry = (error: unknown): boolean =>
  isUnfitValue(error) || (error instanceof DomainError && error.code === 'invalid_input');

/** A part as a whole, or where one of them spoils it, each by itself. */
async function writeOrLeave(moving: Moving, ready: ReadyArticle[], done: number): Promise<void> {
  try {
    await writePart(moving, ready, done);
  } catch (error) {
    if (!isOfAnEntry(error)) throw error;
    const [only, ...others] = ready;
    if (only && others.length === 0) {
      const { place, title } = only.article;
      return tellLeft(moving, leftLine('article', place, why('article_unfit', { title })));
    }
    for (const each of ready) await writeOrLeave(moving, [each], done);
  }
}

/** Articles as they would be typed here, with their pictures. Nothing of them is written yet. */
export async function readyArticles(
  moving: Moving,
  bringPicture: BringPicture,
  articles: BroughtArticle[],
): Promise<ReadyArticle[]> {
  const people = await peopleOf(moving, articles);
  const ready: ReadyArticle[] = [];
  for (const article of articles) {
    const made = await readyArticle(moving, bringPicture, article, people);
    if (made) ready.push(made);
    tellLeft(moving, ...article.left);
    await othersFirst();
  }
  return ready;
}

/** Some articles at once: whoever reads or writes meanwhile waits for one such part at most. */
export async function bringArticles(moving: Moving, ready: ReadyArticle[], done: number): Promise<void> {
  const part = new Map<string, ReadyArticle>();
  for (const each of ready) if (!part.has(each.article.key)) part.set(each.article.key, each);
  await writeOrLeave(moving, [...part.values()], done);
  // What stands in a source twice is known by then.
  const again = ready.filter((each) => part.get(each.article.key) !== each);
  if (again.length > 0) await bringArticles(moving, again, done);
}
