import type { Caller } from '#contract/people/accounts/caller.ts';
import { locales } from '#contract/site/locales.ts';
import type { Actor } from '#contract/site/roles.ts';
import type { AuthorChange, NewAuthorInput } from '#contract/writing/authors/authors.admin.schemas.ts';
import type { Db } from '#db/open.ts';
import { recordChange } from '#server/domain/pages/invalidations/record-change.ts';
import { tags } from '#server/domain/pages/invalidations/tags.ts';
import { recordAudit } from '#server/domain/people/audit/record-audit.ts';
import { changedFields, describeChanges, given } from '#server/lib/changes.ts';
import { conflict, DomainError, invalidFields, notFound } from '#server/lib/errors.ts';
import { requireRole } from '#server/lib/permissions.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import { auditOf, getFacts, listFacts, tagsOfMoved, tagsOfPeople } from './authors.admin.facts.ts';
import * as queries from './authors.admin.queries.ts';
import { createAuthorMerging } from './authors.merging.ts';
import { type AuthorRow, findAuthorBySlug, lockAuthors } from './authors.queries.ts';
import { makeAuthor } from './ensure-author.ts';

const taken = () => invalidFields({ slug: { code: 'taken' } });

/** Editors change everybody; an author changes who they are, but neither the address nor whose account it is. */
async function assertMayChange(tx: Db, actor: Actor, id: number, change: AuthorChange): Promise<void> {
  if (actor.role !== 'author') return;
  const isOwn = (await queries.findTiedAuthor(tx, actor.id)) === id;
  if (isOwn && change.slug === undefined && change.accountId === undefined) return;
  throw new DomainError('forbidden', 'An author changes who they are themselves, but for the address.');
}

/** Whatever led there before leads to the new address; one that led to the person already is theirs again. */
async function moveAddress(tx: Db, author: AuthorRow, slug: string, at: Date): Promise<void> {
  const alias = await queries.findAlias(tx, slug);
  const isFree =
    !(await findAuthorBySlug(tx, slug)) && (!alias || (alias.authorId === author.id && !alias.merged));
  if (!isFree) throw taken();
  if (alias) await queries.freeAlias(tx, slug);
  await queries.insertAlias(tx, { slug: author.slug, authorId: author.id, createdAt: at });
}

export function createAdminAuthorsService({ db, clock }: { db: Db; clock: Clock }) {
  return {
    async list(caller: Caller) {
      const actor = requireRole(caller, 'author');
      const facts = await listFacts(db, actor);
      const { compare } = new Intl.Collator('pt', { sensitivity: 'base' });
      return facts.sort((a, b) => compare(a.author.name, b.author.name) || a.author.id - b.author.id);
    },

    async listBylines(caller: Caller) {
      requireRole(caller, 'editor');
      return queries.listLines(db);
    },

    async create(caller: Caller, input: NewAuthorInput) {
      const actor = requireRole(caller, 'editor');
      const at = clock();
      return db.transaction(async (tx) => {
        const { name, ...rest } = input;
        const made = await makeAuthor(tx, { actor, at }, { name, ...given(rest) });
        if (!made) throw taken();
        return getFacts(tx, actor, made.id);
      });
    },

    async change(caller: Caller, id: number, change: AuthorChange) {
      const actor = requireRole(caller, 'writer');
      const { version, accountId, ...patch } = change;
      const at = clock();
      return db.transaction(async (tx) => {
        const [before] = await lockAuthors(tx, [id]);
        if (!before) throw notFound(`Author ${id}`);
        await assertMayChange(tx, actor, id, change);
        if (before.version !== version) {
          throw conflict(`Author ${id} is at version ${before.version}, not ${version}.`);
        }
        const changes = changedFields(before, patch);
        if (changes.slug !== undefined) await moveAddress(tx, before, changes.slug, at);
        if (accountId !== undefined && !(await queries.tieAccount(tx, id, accountId))) {
          throw invalidFields({ accountId: { code: 'invalid' } });
        }
        if (Object.keys(changes).length === 0 && accountId === undefined) return getFacts(tx, actor, id);
        const told = { version: version + 1, updatedAt: at, updatedBy: actor.name };
        const after = await queries.updateAuthor(tx, id, { ...changes, ...told });
        const changed = [tags.author(id)];
        if (changes.slug !== undefined) changed.push(...locales.map(tags.missing));
        if (changes.name !== undefined) {
          const byline = { authorId: id, author: after.name };
          const posts = await queries.movePosts(tx, { authorId: id }, byline);
          const reviews = await queries.moveReviews(tx, { authorId: id }, byline);
          changed.push(...tagsOfMoved({ posts, reviews }));
        }
        const details = {
          ...describeChanges(before, changes),
          ...(accountId !== undefined && { accountId }),
        };
        await recordAudit(tx, actor, at, { action: 'updated', ...auditOf(after), details });
        await recordChange(tx, at, `author ${id} changed`, changed);
        return getFacts(tx, actor, id);
      });
    },

    /** Everything with this line, which is nobody's yet. */
    async takeByline(caller: Caller, id: number, line: string) {
      const actor = requireRole(caller, 'editor');
      const at = clock();
      return db.transaction(async (tx) => {
        const [author] = await lockAuthors(tx, [id]);
        if (!author) throw notFound(`Author ${id}`);
        const byline = { authorId: id, author: author.name };
        const posts = await queries.movePosts(tx, { line }, byline);
        const reviews = await queries.moveReviews(tx, { line }, byline);
        const details = { line, moved: { posts: posts.length, reviews: reviews.length } };
        await recordAudit(tx, actor, at, { action: 'updated', ...auditOf(author), details });
        const changed = [...tagsOfPeople(id), ...tagsOfMoved({ posts, reviews })];
        await recordChange(tx, at, `author ${id} changed`, changed);
        return getFacts(tx, actor, id);
      });
    },

    ...createAuthorMerging({ db, clock }),
  };
}
