import { paths } from '#contract/site/addresses/paths.ts';
import type { Db } from '#db/open.ts';
import { plainOldPath } from '#server/domain/readers/redirects/old-address.ts';
import {
  isOwnAddress,
  keepOldAddresses,
  sortOldAddresses,
} from '#server/domain/readers/redirects/old-addresses.ts';
import {
  bringPost,
  bringPostAgain,
  lockAddresses,
  standingOfPosts,
} from '#server/domain/writing/posts/bring-post.ts';
import type { BroughtArticle } from '../entries/brought.ts';
import { noteCloaks } from '../money/note-cloaks.ts';
import {
  keepFormer,
  keepMissing,
  listChangedBy,
  listMoved,
  type MovedRow,
  putMoved,
} from '../move-in.queries.ts';
import type { BringPicture } from '../pictures/bring-pictures.ts';
import { leftLine, why } from '../why.ts';
import { type ReadyArticle, readyArticle } from './article-fields.ts';
import { count, type Moving, NOT_YET, tellLeft } from './moving.ts';

type Decision = 'make' | 'change' | 'same' | 'gone' | 'both';

const WHY = { gone: 'article_gone', both: 'article_both' } as const;

interface Known {
  moved: Map<string, MovedRow>;
  /** By this run, before it was stopped. */
  changed: Set<string>;
  standing: Awaited<ReturnType<typeof standingOfPosts>>;
}

function decide({ article, hash }: ReadyArticle, { moved, standing }: Known): Decision {
  const row = moved.get(article.key);
  if (!row) return 'make';
  const now = standing.get(row.subjectId);
  if (!now) return 'gone';
  if (row.hash === hash) return 'same';
  return now.version === row.version ? 'change' : 'both';
}

type Address = Parameters<typeof keepOldAddresses>[2][number];

/** Addresses that led to an article or one of its pictures; one at which the site itself answers stays the site's. */
function addressesOf(moving: Moving, { article, files, post }: ReadyArticle, postId: number): Address[] {
  const { locale, runId } = moving;
  const own = article.isTrashed ? [] : [...new Set(article.addresses)];
  const taken = own.filter((path) => isOwnAddress(path));
  if (taken.length > 0)
    tellLeft(moving, leftLine('address', article.place, why('answered_at', { paths: taken.join(', ') })));
  const here = paths.post(locale, post.fields.slug);
  const common = { locale, runId: runId ?? null };
  return [
    ...own
      .filter((path) => !isOwnAddress(path) && path !== here)
      .map((path) => ({ ...common, path, postId })),
    ...files.map(({ path, target }) => ({ ...common, path: plainOldPath(path), target })),
  ];
}

async function keepAddresses(tx: Db, moving: Moving, rows: Address[]): Promise<void> {
  const wanted = [...new Map(rows.map((row) => [row.path, row])).values()].filter(
    ({ path }) => !moving.notes.get('relation', path),
  );
  const { runId } = moving;
  const { made, changed, same, ownBefore } = await sortOldAddresses(tx, wanted);
  const again =
    runId === undefined
      ? 0
      : (
          await listChangedBy(
            tx,
            runId,
            'redirects',
            same.map(({ path }) => path),
          )
        ).size;
  count(moving, 'made', 'redirects', made.length + ownBefore);
  count(moving, 'changed', 'redirects', changed.length + again);
  count(moving, 'same', 'redirects', same.length - ownBefore - again);
  for (const { path } of wanted) moving.notes.put('relation', path, true);
  if (runId === undefined) return;
  await keepFormer(
    tx,
    changed.map(({ now, before }) => ({
      ...{ runId, kind: 'redirects' as const, locale: now.locale, sourceId: now.path },
      former: before,
    })),
  );
  await keepOldAddresses(tx, moving.clock(), [...made, ...changed.map(({ now }) => now)]);
}

interface Written {
  /** Its number here, if it has one. */
  id: number | undefined;
  /** What was to be changed may turn out to be so already. */
  decision: Decision;
}

/** One article in the transaction of its batch. */
async function write(tx: Db, moving: Moving, ready: ReadyArticle, known: Known): Promise<Written> {
  const { actor, locale, timeZone, site, runId } = moving;
  const { article, post, hash } = ready;
  const row = known.moved.get(article.key);
  const decision = decide(ready, known);
  if (runId === undefined || decision === 'same' || decision === 'both' || decision === 'gone')
    return { id: decision === 'gone' ? undefined : (row?.subjectId ?? NOT_YET), decision };
  const bringing = { actor, at: moving.clock(), locale, timeZone };
  const again =
    row && decision === 'change' ? await bringPostAgain(tx, bringing, row.subjectId, post) : undefined;
  const kept = again ? again.post : decision === 'make' ? await bringPost(tx, bringing, post) : undefined;
  if (!kept) return { id: undefined, decision };
  const place = { locale, kind: 'articles' as const, sourceId: article.key };
  const { id: subjectId, version } = kept;
  if (row && again?.former)
    await keepFormer(tx, [
      { ...place, runId, subjectId, version, former: { ...again.former, hash: row.hash } },
    ]);
  await putMoved(tx, { ...place, site: site.identity, subjectId, hash, version, made: true, runId });
  return { id: subjectId, decision: again && !again.former ? 'same' : decision };
}

/** What a run that goes on has made or changed before it was stopped is its own, and not there already. */
function countOf(decision: Decision, key: string, { moved, changed }: Known, runId: number | undefined) {
  if (decision !== 'same' || runId === undefined) return COUNTS[decision];
  if (changed.has(key)) return 'changed';
  return moved.get(key)?.runId === runId ? 'made' : 'same';
}

const COUNTS: Partial<Record<Decision, 'made' | 'changed' | 'same'>> = {
  make: 'made',
  change: 'changed',
  same: 'same',
};

function countState({ states }: Moving, { isTrashed, status }: BroughtArticle): void {
  states[isTrashed ? 'trash' : status] += 1;
}

/** Some articles at once: whoever reads or writes meanwhile waits for one such part at most. */
export async function bringArticles(
  moving: Moving,
  bringPicture: BringPicture,
  articles: BroughtArticle[],
  done: number,
): Promise<void> {
  const { db, site, locale, runId } = moving;
  const ready: ReadyArticle[] = [];
  for (const article of articles) {
    const made = await readyArticle(moving, bringPicture, article);
    if (made) ready.push(made);
    if (made) countState(moving, article);
    tellLeft(moving, ...article.left);
  }
  const keys = ready.map(({ article }) => article.key);
  const rows = await listMoved(db, { site: site.identity, locale, kind: 'articles' }, keys);
  const moved = new Map(rows.map((row) => [row.sourceId, row]));
  const known = {
    moved,
    changed: runId === undefined ? new Set<string>() : await listChangedBy(db, runId, 'articles', keys),
    standing: await standingOfPosts(
      db,
      rows.map(({ subjectId }) => subjectId),
    ),
  };
  const work = async (tx: Db) => {
    const addresses: Address[] = [];
    for (const each of ready) {
      const { id, decision } = await write(tx, moving, each, known);
      const counted = countOf(decision, each.article.key, known, runId);
      if (counted) count(moving, counted, 'articles');
      if (decision === 'gone' || decision === 'both') {
        const { place, title } = each.article;
        tellLeft(moving, leftLine('article', place, why(WHY[decision], { title })));
      }
      if (id === undefined) continue;
      addresses.push(...addressesOf(moving, each, id));
      noteCloaks(moving, each, id);
      const { title } = each.article;
      const missing = each.missing.map((picture) => ({ ...picture, postId: id, title }));
      if (runId !== undefined)
        await keepMissing(
          tx,
          missing.map((row) => ({ ...row, runId })),
        );
    }
    await keepAddresses(tx, moving, addresses);
  };
  if (runId === undefined) return work(db);
  await db.transaction(async (tx) => {
    await lockAddresses(tx, locale);
    await moving.beat(tx, done);
    await work(tx);
  });
}

export { keepAddresses };
