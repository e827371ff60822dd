import type { Caller } from '#contract/people/accounts/caller.ts';
import type { MergedAuthor } from '#contract/writing/authors/authors.words.ts';
import type { Db } from '#db/open.ts';
import { recordChange } from '#server/domain/pages/invalidations/record-change.ts';
import { tags } from '#server/domain/pages/invalidations/tags.ts';
import { recordAudit } from '#server/domain/people/audit/record-audit.ts';
import { invalidFields, notFound } from '#server/lib/errors.ts';
import { requireRole } from '#server/lib/permissions.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import { auditOf, getFacts, tagsOfMoved, tagsOfPeople } from './authors.admin.facts.ts';
import * as queries from './authors.admin.queries.ts';
import { insertAuthor, lockAuthors } from './authors.queries.ts';

/** Two who turned out to be one, and the way back. */
export function createAuthorMerging({ db, clock }: { db: Db; clock: Clock }) {
  return {
    /** Works, addresses and account go to the other. What was whose is remembered with the address. */
    async merge(caller: Caller, id: number, into: number) {
      const actor = requireRole(caller, 'editor');
      const at = clock();
      return db.transaction(async (tx) => {
        const locked = await lockAuthors(tx, [id, into]);
        const from = locked.find((row) => row.id === id);
        const heir = locked.find((row) => row.id === into);
        if (!from) throw notFound(`Author ${id}`);
        if (!heir || id === into) throw invalidFields({ into: { code: 'invalid' } });
        const byline = { authorId: into, author: heir.name };
        const posts = await queries.movePosts(tx, { authorId: id }, byline);
        const reviews = await queries.moveReviews(tx, { authorId: id }, byline);
        const ties = await queries.moveTies(tx, id, into);
        const { slug, name, imageUrl, words, knows, links } = from;
        const merged: MergedAuthor = {
          ...{ id, name, imageUrl, words, knows, links, ...ties },
          posts: posts.map((each) => each.id),
          reviews: reviews.map((each) => each.id),
        };
        await queries.deleteAuthor(tx, id);
        await queries.insertAlias(tx, { slug, authorId: into, merged, createdAt: at });
        const details = { movedTo: into, moved: { posts: posts.length, reviews: reviews.length } };
        await recordAudit(tx, actor, at, { action: 'moved', ...auditOf(from), details });
        const changed = [...tagsOfPeople(id, into), ...tagsOfMoved({ posts, reviews })];
        await recordChange(tx, at, `author ${id} became ${into}`, changed);
        return getFacts(tx, actor, into);
      });
    },

    /** As they were, with what is still where it went then: what somebody has moved on since stays there. */
    async split(caller: Caller, id: number, slug: string) {
      const actor = requireRole(caller, 'editor');
      const at = clock();
      return db.transaction(async (tx) => {
        const [keeper] = await lockAuthors(tx, [id]);
        const alias = keeper && (await queries.findAlias(tx, slug));
        if (alias?.authorId !== id || !alias.merged) throw notFound(`Anybody at "${slug}" in author ${id}`);
        await queries.freeAlias(tx, slug);
        const { posts: postIds, reviews: reviewIds, accounts, aliases, ...person } = alias.merged;
        const row = { ...person, slug, createdAt: at, updatedAt: at, updatedBy: actor.name };
        const back = await insertAuthor(tx, row);
        if (!back) throw new Error(`The author "${slug}" was not made again.`);
        const byline = { authorId: back.id, author: back.name };
        const posts = await queries.movePosts(tx, { authorId: id, only: postIds }, byline);
        const reviews = await queries.moveReviews(tx, { authorId: id, only: reviewIds }, byline);
        await queries.moveTies(tx, id, back.id, { aliases, accounts });
        const details = { from: id, moved: { posts: posts.length, reviews: reviews.length } };
        await recordAudit(tx, actor, at, { action: 'restored', ...auditOf(back), details });
        const changed = [...tagsOfPeople(id, back.id), ...tagsOfMoved({ posts, reviews })];
        await recordChange(tx, at, `author ${back.id} is apart from ${id} again`, changed);
        return getFacts(tx, actor, back.id);
      });
    },

    /** What they wrote keeps their name as a line, and no page is theirs any more. */
    async remove(caller: Caller, id: number): Promise<{ posts: number; reviews: number }> {
      const actor = requireRole(caller, 'editor');
      const at = clock();
      return db.transaction(async (tx) => {
        const [author] = await lockAuthors(tx, [id]);
        if (!author) throw notFound(`Author ${id}`);
        const line = { authorId: null, author: author.name };
        const posts = await queries.movePosts(tx, { authorId: id }, line);
        const reviews = await queries.moveReviews(tx, { authorId: id }, line);
        await queries.deleteAuthor(tx, id);
        const kept = { posts: posts.length, reviews: reviews.length };
        await recordAudit(tx, actor, at, { action: 'deleted', ...auditOf(author), details: { kept } });
        const changed = [...tagsOfPeople(id), ...tagsOfMoved({ posts, reviews })];
        await recordChange(tx, at, `author ${id} deleted`, changed, { takenDown: [tags.author(id)] });
        return kept;
      });
    },
  };
}
