import type { Locale } from '#contract/site/locales.ts';
import type { PostFields } from '#contract/writing/posts/post-fields.schemas.ts';
import type { PostStatus } from '#contract/writing/posts/post-statuses.ts';
import type { Db } from '#db/open.ts';
import type { AuditActor } from '#server/domain/people/audit/record-audit.ts';
import type { PostRow } from './posts.queries.ts';
import { cleanFields, differences, fieldsOf } from './writing/post-fields.ts';
import { listPlaces, lockPosts } from './writing/posts.write.queries.ts';
import { listHeldSlugs, lockSlugs } from './writing/slugs.queries.ts';
import { storedText } from './writing/stored-text.ts';
import { writePost } from './writing/write-post.ts';

/** A post that was written elsewhere, and how it stood there. */
export interface BroughtPost {
  fields: PostFields;
  status: PostStatus;
  publishedAt: Date | null;
  scheduledFor: Date | null;
  updatedAt: Date;
  handedInAt: Date | null;
  isTrashed: boolean;
  /** Shared with the same text in other editions. */
  groupId?: string | undefined;
}

export interface Bringing {
  actor: AuditActor;
  at: Date;
  locale: Locale;
  timeZone: string;
}

/** Those of these addresses that a post of the edition has. */
export const takenSlugs = (db: Db, locale: Locale, slugs: string[]): Promise<Set<string>> =>
  listHeldSlugs(db, locale, slugs);

/** Where posts that came once are now, by their numbers. */
export async function standingOfPosts(
  db: Db,
  ids: number[],
): Promise<Map<number, { slug: string; version: number }>> {
  const rows = ids.length > 0 ? await listPlaces(db, ids) : [];
  return new Map(rows.map(({ id, slug, version }) => [id, { slug, version }]));
}

/** One at a time gives out an edition's addresses: whoever brings several posts waits once. */
export const lockAddresses = (tx: Db, locale: Locale): Promise<void> => lockSlugs(tx, locale);

export const stateOf = (
  { status, publishedAt, scheduledFor, handedInAt, isTrashed }: BroughtPost,
  at: Date,
) => ({
  status: isTrashed ? ('archived' as const) : status,
  publishedAt,
  scheduledFor,
  handedInAt,
  trashedAt: isTrashed ? at : null,
  trashedStatus: isTrashed ? status : null,
});

const timeOf = (moment: Date | null): string | null => moment?.toISOString() ?? null;

/** How a post stood, beside its words: those are in the revision of its version. */
export const formerOf = (post: PostRow) => ({
  version: post.version,
  status: post.status,
  trashedStatus: post.trashedStatus,
  publishedAt: timeOf(post.publishedAt),
  scheduledFor: timeOf(post.scheduledFor),
  handedInAt: timeOf(post.handedInAt),
  trashedAt: timeOf(post.trashedAt),
  updatedAt: post.updatedAt.toISOString(),
  readersUpdatedAt: timeOf(post.readersUpdatedAt),
});

/** A post that was due by then stands as it was brought. */
const standsAlike = (post: PostRow, brought: BroughtPost): boolean => {
  const isPublic = (status: PostStatus | null) => status === 'published' || status === 'scheduled';
  const status = post.trashedAt ? post.trashedStatus : post.status;
  return (
    (post.trashedAt !== null) === brought.isTrashed &&
    (status === brought.status || (isPublic(status) && isPublic(brought.status))) &&
    (post.handedInAt !== null) === (brought.handedInAt !== null) &&
    (brought.publishedAt === null || post.publishedAt?.getTime() === brought.publishedAt.getTime())
  );
};

/** The same post as it is there by now, and what it was. Its address stays: readers know it. */
export async function bringPostAgain(
  tx: Db,
  { actor, at, locale, timeZone }: Bringing,
  id: number,
  brought: BroughtPost,
): Promise<{ post: PostRow; former?: ReturnType<typeof formerOf> } | undefined> {
  const [before] = await lockPosts(tx, [id]);
  if (!before) return undefined;
  const fields = { ...brought.fields, ...cleanFields(brought.fields), slug: before.slug };
  // A picture that was put in here and is found there by now leaves nothing to be changed.
  if (differences(before, fields).length === 0 && standsAlike(before, brought)) return { post: before };
  const text = storedText({ ...fieldsOf(before), ...fields }, { locale, timeZone, now: at });
  const post = await writePost(tx, { id: null, name: 'Vitrina' }, at, before, {
    set: {
      ...text,
      ...stateOf(brought, at),
      updatedAt: brought.updatedAt,
      readersUpdatedAt: brought.updatedAt,
      updatedBy: actor.name,
    },
    action: 'updated',
    revision: 'saved',
    details: { fields: differences(before, fields), by: actor.name },
  });
  return { post, former: formerOf(before) };
}
