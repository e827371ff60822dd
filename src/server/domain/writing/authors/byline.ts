import type { Actor } from '#contract/site/roles.ts';
import type { Db } from '#db/open.ts';
import { tags } from '#server/domain/pages/invalidations/tags.ts';
import { invalidFields } from '#server/lib/errors.ts';
import { findTiedAuthor } from './authors.admin.queries.ts';
import { holdAuthor, listAuthorNames } from './authors.queries.ts';

interface Byline {
  author: string;
  authorId: number | null;
}
type SomeByline = { [K in keyof Byline]?: Byline[K] | undefined };

/**
 * The line and the person of a text go together: a person's line is their name, and whoever types another line has
 * taken the person away. What is to be stored beside the other fields.
 */
export async function bylineOf(tx: Db, given: SomeByline, before?: Byline): Promise<Partial<Byline>> {
  const { author, authorId } = given;
  if (typeof authorId === 'number') {
    const person = await holdAuthor(tx, authorId);
    if (!person) throw invalidFields({ authorId: { code: 'invalid' } });
    return { authorId, author: person.name };
  }
  const isOther = author !== undefined && author !== before?.author;
  return authorId === undefined && isOther && before ? { authorId: null } : {};
}

/** Of a text as it was: a person who is gone since is a line. */
export async function formerByline(tx: Db, { author, authorId }: SomeByline, before: Byline) {
  const person = typeof authorId === 'number' ? await holdAuthor(tx, authorId) : undefined;
  if (person) return { authorId: person.id, author: person.name };
  return author === undefined || author === before.author ? {} : { author, authorId: null };
}

/** What people are called, of whom several texts are. Whoever is gone is not among them. */
export async function namesOfPeople(db: Db, ids: Iterable<number>): Promise<Map<number, string>> {
  const people = await listAuthorNames(db, [...new Set(ids)]);
  return new Map(people.map(({ id, name }) => [id, name]));
}

/** What stands at a text that somebody begins: the person whom their account is tied to, or their name. */
export async function ownByline(tx: Db, { id, name }: Pick<Actor, 'id' | 'name'>): Promise<Byline> {
  const authorId = await findTiedAuthor(tx, id);
  const person = authorId === null ? undefined : await holdAuthor(tx, authorId);
  return person ? { author: person.name, authorId: person.id } : { author: name, authorId: null };
}

interface Work extends Pick<Byline, 'authorId'> {
  status: string;
  publishedAt: Date | null;
}

/** Whose list of works is another now. One that is new is its own past. */
export function tagsOfWorks(before: Work, after: Work): string[] {
  const seen = ({ status, authorId, publishedAt }: Work) =>
    status === 'published' ? `${authorId} ${publishedAt?.getTime()}` : '';
  if (before !== after && seen(before) === seen(after)) return [];
  const ids = [before, after].flatMap(({ authorId }) => authorId ?? []);
  return [...new Set(ids)].map(tags.authorWorks);
}
