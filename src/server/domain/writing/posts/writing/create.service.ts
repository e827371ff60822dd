import type { Caller } from '#contract/people/accounts/caller.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { Actor } from '#contract/site/roles.ts';
import type { PostFields } from '#contract/writing/posts/post-fields.schemas.ts';
import type { NewPost, PostCopy, PostDuplicate } from '#contract/writing/posts/posts.admin.schemas.ts';
import type { Db } from '#db/open.ts';
import { recordAudit } from '#server/domain/people/audit/record-audit.ts';
import type { EditionsService } from '#server/domain/running/editions/editions.service.ts';
import { bylineOf, ownByline } from '#server/domain/writing/authors/byline.ts';
import { conflict, invalidFields, notFound } from '#server/lib/errors.ts';
import { requireRole } from '#server/lib/permissions.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import { type PostChecksService, refusalOf } from '../checks/checks.service.ts';
import type { PostRow } from '../posts.queries.ts';
import { cleanFields, fieldsOf } from './post-fields.ts';
import {
  findPost,
  findPostByCreation,
  findUntouchedDraft,
  insertPost,
  lockGroup,
  type NewPostRow,
} from './posts.write.queries.ts';
import { recordRevision } from './record-revision.ts';
import { assertReferences, categoryIn } from './references.ts';
import { lockSlugs } from './slugs.queries.ts';
import { keepRedirects, takeFreeSlug, takeSlug } from './slugs.ts';
import { storedText } from './stored-text.ts';
import { tellReaders } from './write-post.ts';

interface Parts {
  db: Db;
  clock: Clock;
  editions: EditionsService;
  checks: PostChecksService;
}

const blank: Omit<PostFields, 'title' | 'slug'> = {
  excerpt: '',
  metaTitle: '',
  metaDescription: '',
  content: { type: 'doc', content: [] },
  imageUrl: null,
  imageAlt: '',
  categoryId: null,
  keyword: '',
  author: '',
  authorId: null,
  updateNote: '',
};

/** When a new post is to be seen. */
function visibilityOf({ status, scheduledFor }: NewPost, now: Date) {
  if (status === 'draft') return { status };
  if (status === 'published') return { status, publishedAt: now };
  const at = scheduledFor === undefined ? undefined : new Date(scheduledFor);
  if (!at) throw invalidFields({ scheduledFor: { code: 'required' } });
  if (at <= now) throw invalidFields({ scheduledFor: { code: 'past' } });
  return { status, scheduledFor: at };
}

export function createPostCreation({ db, clock, editions, checks }: Parts) {
  /** Asked twice with one save id, it is created once. */
  async function insertOnce(
    actor: Actor,
    at: Date,
    locale: Locale,
    saveId: string | undefined,
    prepare: (tx: Db) => Promise<Omit<NewPostRow, 'locale'> & PostFields>,
  ): Promise<PostRow> {
    const { timeZone } = await editions.getEdition(locale);
    return db.transaction(async (tx) => {
      await lockSlugs(tx, locale);
      const known = saveId && (await findPostByCreation(tx, saveId));
      if (known) return known;
      const row = await prepare(tx);
      const post = await insertPost(tx, {
        ...row,
        ...storedText(fieldsOf(row), { locale, timeZone, now: at }),
        locale,
        creationId: saveId ?? null,
        createdAt: at,
        updatedAt: at,
        updatedBy: actor.name,
        writerId: actor.id,
      });
      await tellOfNewPost(tx, actor, at, post);
      return post;
    });
  }

  return {
    async create(caller: Caller, input: NewPost): Promise<PostRow> {
      const actor = requireRole(caller, input.status === 'draft' ? 'writer' : 'editor');
      const { locale, saveId } = input;
      const now = clock();
      const given = cleanFields(input);
      if (!given.title) throw invalidFields({ title: { code: 'required' } });
      const fields = { ...blank, author: actor.name, ...given, title: given.title };
      const visibility = visibilityOf(input, now);
      if (visibility.status !== 'draft') {
        const refusal = refusalOf(await checks.check({ slug: '', ...fields, id: undefined, locale }));
        if (refusal) throw refusal;
      }
      if (input.reuse) {
        const untouched = await findUntouchedDraft(db, { locale, title: fields.title, actorId: actor.id });
        if (untouched) return untouched;
      }
      return insertOnce(actor, now, locale, saveId, async (tx) => {
        if (fields.slug !== undefined) await takeSlug(tx, locale, fields.slug);
        const slug = fields.slug ?? (await takeFreeSlug(tx, locale, fields.title));
        await assertReferences(tx, locale, fields);
        const byline = given.author === undefined ? await ownByline(tx, actor) : {};
        return { ...fields, ...byline, ...(await bylineOf(tx, given)), slug, ...visibility };
      });
    },

    /** The same text once more in its own edition, as a draft to be changed: another article, with no siblings. */
    async duplicate(caller: Caller, id: number, { title, saveId }: PostDuplicate): Promise<PostRow> {
      const actor = requireRole(caller, 'editor');
      const source = await findPost(db, id);
      if (!source) throw notFound(`Post ${id}`);
      if (source.trashedAt) throw conflict(`Post ${id} is in the trash.`);
      const { locale } = source;
      const given = cleanFields({ title });
      return insertOnce(actor, clock(), locale, saveId, async (tx) => ({
        ...fieldsOf(source),
        ...given,
        ...(await ownByline(tx, actor)),
        slug: await takeFreeSlug(tx, locale, title),
      }));
    },

    /** The same article for another edition: its text as a draft, the edition's own category, a free address. */
    async copy(caller: Caller, id: number, { locale, saveId }: PostCopy): Promise<PostRow> {
      const actor = requireRole(caller, 'editor');
      const source = await findPost(db, id);
      if (!source) throw notFound(`Post ${id}`);
      if (source.trashedAt) throw conflict(`Post ${id} is in the trash.`);
      return insertOnce(actor, clock(), locale, saveId, async (tx) => {
        const group = await lockGroup(tx, source.groupId);
        if (group.some((each) => each.locale === locale && !each.trashedAt)) {
          throw conflict(`${locale} has this article already.`);
        }
        return {
          ...fieldsOf(source),
          ...(await ownByline(tx, actor)),
          updateNote: '',
          slug: await takeFreeSlug(tx, locale, source.slug),
          categoryId: await categoryIn(tx, locale, source.categoryId),
          groupId: source.groupId,
          copiedFromId: id,
          copiedFromVersion: source.version,
        };
      });
    },
  };
}

async function tellOfNewPost(tx: Db, actor: Actor, at: Date, post: PostRow): Promise<void> {
  const { id, status, title, locale, copiedFromId } = post;
  const born = copiedFromId === null ? 'created' : 'copied';
  const entry = { subject: 'post', subjectId: String(id), title, locale } as const;
  const shown = status === 'published' || status === 'scheduled' ? status : undefined;
  await keepRedirects(tx, post, post);
  await recordRevision(tx, actor, at, shown ?? born, post);
  await recordAudit(
    tx,
    actor,
    at,
    { ...entry, action: born, details: { version: 1, ...(copiedFromId && { copiedFrom: copiedFromId }) } },
    ...(shown ? [{ ...entry, action: shown, details: { version: 1 } }] : []),
  );
  await tellReaders(tx, at, born, post, post);
}
