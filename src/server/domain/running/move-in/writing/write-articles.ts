import type { Db } from '#db/open.ts';
import { bringPostAgain, type standingOfPosts } from '#server/domain/writing/posts/bring-post.ts';
import { bringPosts } from '#server/domain/writing/posts/bring-posts.ts';
import { keepFormer, type MovedRow, putMoved } from '../move-in.queries.ts';
import type { ReadyArticle } from './article-fields.ts';
import { type Moving, NOT_YET } from './moving.ts';

export type Decision = 'make' | 'change' | 'same' | 'gone' | 'both';

export interface Known {
  moved: Map<string, MovedRow>;
  /** By this run, before it was stopped. */
  changed: Set<string>;
  standing: Awaited<ReturnType<typeof standingOfPosts>>;
}

export interface Written {
  ready: ReadyArticle;
  /** Its number here, if it has one. */
  id: number | undefined;
  /** What was to be changed may turn out to be so already. */
  decision: Decision;
}

function decide({ article, hash }: ReadyArticle, { moved, standing }: Known): Decision {
  const row = moved.get(article.key);
  if (!row) return 'make';
  const now = standing.get(row.subjectId);
  if (!now) return 'gone';
  if (row.hash === hash) return 'same';
  return now.version === row.version ? 'change' : 'both';
}

/** Articles in the transaction of their part: those that are new together, the few that changed one by one. */
export async function writeArticles(
  tx: Db,
  moving: Moving,
  ready: ReadyArticle[],
  known: Known,
): Promise<Written[]> {
  const { actor, locale, timeZone, site, runId } = moving;
  const decided = ready.map((each) => ({ ready: each, decision: decide(each, known) }));
  const idOf = ({ article }: ReadyArticle) => known.moved.get(article.key)?.subjectId;
  if (runId === undefined)
    return decided.map((each) => ({
      ...each,
      id: each.decision === 'gone' ? undefined : (idOf(each.ready) ?? NOT_YET),
    }));
  const bringing = { actor, at: moving.clock(), locale, timeZone };
  const lineOf = ({ article, hash }: ReadyArticle, { id, version }: { id: number; version: number }) => ({
    ...{ site: site.identity, locale, kind: 'articles' as const, sourceId: article.key },
    ...{ subjectId: id, hash, version, made: true, runId },
  });
  const made = new Map<ReadyArticle, Written>();
  const lines: MovedRow[] = [];

  const fresh = decided.filter(({ decision }) => decision === 'make').map(({ ready: each }) => each);
  const posts = await bringPosts(
    tx,
    bringing,
    fresh.map(({ post }) => post),
  );
  for (const [index, post] of posts.entries()) {
    const each = fresh[index];
    if (!each) continue;
    made.set(each, { ready: each, id: post.id, decision: 'make' });
    lines.push(lineOf(each, post));
  }

  for (const { ready: each, decision } of decided) {
    const row = known.moved.get(each.article.key);
    if (!row || decision !== 'change') continue;
    const again = await bringPostAgain(tx, bringing, row.subjectId, each.post);
    made.set(each, { ready: each, id: again?.post.id, decision: again && !again.former ? 'same' : decision });
    if (!again) continue;
    const line = lineOf(each, again.post);
    lines.push(line);
    const { kind: _kind, site: _site, made: _made, hash: _hash, ...place } = line;
    if (again.former)
      await keepFormer(tx, [{ ...place, kind: 'articles', former: { ...again.former, hash: row.hash } }]);
  }
  await putMoved(tx, ...lines);
  return decided.map(
    ({ ready: each, decision }) =>
      made.get(each) ?? { ready: each, decision, id: decision === 'gone' ? undefined : idOf(each) },
  );
}
