import type { Caller } from '#contract/people/accounts/caller.ts';
import type { Actor } from '#contract/site/roles.ts';
import type { PostFields } from '#contract/writing/posts/post-fields.schemas.ts';
import type { PostChanges, PostStep } from '#contract/writing/posts/posts.admin.schemas.ts';
import type { RevisionKind } from '#contract/writing/posts/posts.words.ts';
import type { Db } from '#db/open.ts';
import type { EditionsService } from '#server/domain/running/editions/editions.service.ts';
import { bylineOf, formerByline } from '#server/domain/writing/authors/byline.ts';
import { conflict, invalidFields, notFound } from '#server/lib/errors.ts';
import { requireRole } from '#server/lib/permissions.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import { assertMayWrite } from '../own-draft.ts';
import type { PostRow } from '../posts.queries.ts';
import { deleteDraft } from './drafts.queries.ts';
import { assertExpected, isRepeated, lockPost } from './lock-post.ts';
import { cleanFields, differences, fieldsOf } from './post-fields.ts';
import { findCategoryIn, findPost } from './posts.write.queries.ts';
import { assertReferences } from './references.ts';
import { findRevision } from './revisions.queries.ts';
import { lockSlugs } from './slugs.queries.ts';
import { takeSlug } from './slugs.ts';
import { storedText } from './stored-text.ts';
import { noteOf, saysWhatChanged } from './update-note.ts';
import { writePost } from './write-post.ts';

interface Parts {
  db: Db;
  clock: Clock;
  editions: EditionsService;
}

const isAwaited = ({ status }: PostRow) => status === 'published' || status === 'scheduled';

export function createPostSaving({ db, clock, editions }: Parts) {
  /** One transaction: `prepare` decides on the fields once the post is locked. */
  async function write(
    actor: Actor,
    id: number,
    expected: PostStep,
    revision: RevisionKind,
    prepare: (tx: Db, before: PostRow) => Promise<Partial<PostFields>>,
    { takesSlug = false } = {},
  ): Promise<PostRow> {
    const seen = await findPost(db, id);
    if (!seen) throw notFound(`Post ${id}`);
    const { locale } = seen;
    const { timeZone } = await editions.getEdition(locale);
    const now = clock();
    return db.transaction(async (tx) => {
      if (takesSlug) await lockSlugs(tx, locale);
      const before = await lockPost(tx, id);
      if (isRepeated(before, expected)) return before;
      assertExpected(before, expected);
      if (before.trashedAt) throw conflict(`Post ${id} is in the trash.`);
      assertMayWrite(actor, before);
      const fields = await prepare(tx, before);
      const changed = differences(before, fields);
      if (revision !== 'autosaved') await deleteDraft(tx, id, actor.id);
      if (changed.length === 0 && revision !== 'restored') return before;
      const after = { ...fieldsOf(before), ...fields };
      if (after.title === '' && isAwaited(before)) throw invalidFields({ title: { code: 'required' } });
      return writePost(tx, actor, now, before, {
        set: {
          ...storedText(after, { locale, timeZone, now }),
          updatedAt: now,
          updatedBy: actor.name,
          ...((expected.forReaders || saysWhatChanged(before, fields)) && { readersUpdatedAt: now }),
        },
        action: revision === 'restored' ? 'restored' : 'updated',
        revision,
        saveId: expected.saveId,
        details: {
          fields: changed,
          ...(before.slug !== after.slug && { slug: { from: before.slug, to: after.slug } }),
        },
      });
    });
  }

  return {
    async save(caller: Caller, id: number, changes: PostChanges): Promise<PostRow> {
      const actor = requireRole(caller, 'writer');
      const { version, saveId, autosave = false, forReaders, ...given } = changes;
      const fields = cleanFields(given);
      const { slug } = fields;
      const prepare = async (tx: Db, before: PostRow) => {
        // What readers see changes when a person says so.
        if (autosave && isAwaited(before)) throw invalidFields({ autosave: { code: 'invalid' } });
        if (slug !== undefined && slug !== before.slug) await takeSlug(tx, before.locale, slug, id);
        await assertReferences(tx, before.locale, fields);
        return { ...fields, ...(await bylineOf(tx, fields, before)), ...noteOf(fields, forReaders) };
      };
      const kind = autosave ? 'autosaved' : 'saved';
      return write(actor, id, { version, saveId, forReaders }, kind, prepare, {
        takesSlug: slug !== undefined,
      });
    },

    /** The text as it was. The address stays: readers know it. So does the category, where the old one is gone. */
    async restoreRevision(caller: Caller, id: number, revisionId: number, step: PostStep): Promise<PostRow> {
      const actor = requireRole(caller, 'writer');
      const revision = await findRevision(db, id, revisionId);
      if (!revision) throw notFound(`Revision ${revisionId} of post ${id}`);
      return write(actor, id, step, 'restored', async (tx, before) => {
        const { slug: _slug, categoryId, author, authorId, ...fields } = revision.fields;
        const known = categoryId === null || (await findCategoryIn(tx, before.locale, categoryId));
        const byline = await formerByline(tx, { author, authorId }, before);
        return { ...fields, ...byline, updateNote: '', ...(known && { categoryId }) };
      });
    },
  };
}
