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
import { beatRun, listMoved, type MovedRow, putMoved } from '../move-in.queries.ts';
import type { BringPicture } from '../pictures/bring-pictures.ts';
import { type ReadyArticle, readyArticle } from './article-fields.ts';
import { count, type Moving, NOT_YET, tellLeft } from './moving.ts';

type Decision = 'make' | 'change' | 'same' | 'gone' | 'both';

const WHY: Partial<Record<Decision, string>> = {
  gone: 'It came once and was deleted here since: it stays so.',
  both: 'It was changed there and here since it came; what is here stays.',
};

interface Known {
  moved: Map<string, MovedRow>;
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
    tellLeft(moving, {
      kind: 'address',
      place: article.place,
      reason: `The site itself answers at ${taken.join(', ')}.`,
    });
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
  const { made, changed, same } = await sortOldAddresses(tx, wanted);
  count(moving, 'made', 'redirects', made.length);
  count(moving, 'changed', 'redirects', changed.length);
  count(moving, 'same', 'redirects', same);
  for (const { path } of wanted) moving.notes.put('relation', path, true);
  if (moving.runId !== undefined) await keepOldAddresses(tx, moving.clock(), [...made, ...changed]);
}

/** One article in the transaction of its batch; its number here. */
async function write(
  tx: Db,
  moving: Moving,
  ready: ReadyArticle,
  decision: Decision,
  known: Known,
): Promise<number | undefined> {
  const { actor, locale, timeZone, site, runId } = moving;
  const { article, post, hash } = ready;
  const row = known.moved.get(article.key);
  if (runId === undefined || decision === 'same' || decision === 'both' || decision === 'gone')
    return decision === 'gone' ? undefined : (row?.subjectId ?? NOT_YET);
  const bringing = { actor, at: moving.clock(), locale, timeZone };
  const kept =
    row && decision === 'change'
      ? await bringPostAgain(tx, bringing, row.subjectId, post)
      : await bringPost(tx, bringing, post);
  if (!kept) return undefined;
  const place = { site: site.identity, locale, kind: 'articles' as const, sourceId: article.key };
  await putMoved(tx, { ...place, subjectId: kept.id, hash, version: kept.version, made: true, runId });
  return kept.id;
}

const COUNTS: Partial<Record<Decision, 'made' | 'changed' | 'same'>> = {
  make: 'made',
  change: 'changed',
  same: 'same',
};

/** Some articles at once: whoever reads or writes meanwhile waits for one such part at most. */
export async function bringArticles(
  moving: Moving,
  bringPicture: BringPicture,
  articles: BroughtArticle[],
): Promise<void> {
  const { db, site, locale } = moving;
  const ready: ReadyArticle[] = [];
  for (const article of articles) {
    const made = await readyArticle(moving, bringPicture, article);
    if (made) ready.push(made);
    tellLeft(moving, ...article.left);
  }
  const rows = await listMoved(
    db,
    { site: site.identity, locale, kind: 'articles' },
    ready.map(({ article }) => article.key),
  );
  const moved = new Map(rows.map((row) => [row.sourceId, row]));
  const known = {
    moved,
    standing: await standingOfPosts(
      db,
      rows.map(({ subjectId }) => subjectId),
    ),
  };
  const work = async (tx: Db) => {
    const addresses: Address[] = [];
    for (const each of ready) {
      const decision = decide(each, known);
      const id = await write(tx, moving, each, decision, known);
      const counted = COUNTS[decision];
      if (counted) count(moving, counted, 'articles');
      const reason = WHY[decision];
      if (reason)
        tellLeft(moving, {
          kind: 'article',
          place: each.article.place,
          reason: `“${each.article.title}”: ${reason}`,
        });
      if (id === undefined) continue;
      addresses.push(...addressesOf(moving, each, id));
      noteCloaks(moving, each, id);
    }
    await keepAddresses(tx, moving, addresses);
  };
  if (moving.runId === undefined) return work(db);
  const { runId } = moving;
  await db.transaction(async (tx) => {
    await lockAddresses(tx, locale);
    await beatRun(tx, runId, moving.clock());
    await work(tx);
  });
}

export { keepAddresses };
