import { type Locale, locales } from '#contract/site/locales.ts';
import type { Actor } from '#contract/site/roles.ts';
import { roleAtLeast } from '#contract/site/roles.ts';
import type { Db } from '#db/open.ts';
import { tags } from '#server/domain/pages/invalidations/tags.ts';
import { notFound } from '#server/lib/errors.ts';
import * as queries from './authors.admin.queries.ts';
import type { AuthorRow } from './authors.queries.ts';

export interface AdminAuthorFacts {
  author: AuthorRow;
  posts: { published: number; total: number };
  reviews: { published: number; total: number };
  account: { id: string; name: string } | undefined;
  aliases: queries.AliasRow[];
  editions: Locale[];
  mayChange: boolean;
}

/** Everybody, with all that is told of them. One who writes knows who they are themselves. */
export async function listFacts(db: Db, actor: Actor): Promise<AdminAuthorFacts[]> {
  const rows = await queries.listAuthors(db);
  const aliases = await queries.listAliases(db);
  const accounts = await queries.listTiedAccounts(db);
  const [posts, reviews] = [await queries.countPosts(db), await queries.countReviews(db)];
  const isEditor = roleAtLeast(actor.role, 'editor');
  const sumOf = (counts: typeof posts) => ({
    published: counts.reduce((sum, each) => sum + each.published, 0),
    total: counts.reduce((sum, each) => sum + each.total, 0),
  });
  return rows.map((author) => {
    const own = <T extends { authorId: number | null }>(all: T[]) =>
      all.filter(({ authorId }) => authorId === author.id);
    const written = [...own(posts), ...own(reviews)].filter(({ published }) => published > 0);
    const tied = own(accounts);
    return {
      author,
      posts: sumOf(own(posts)),
      reviews: sumOf(own(reviews)),
      account: tied[0],
      aliases: own(aliases),
      editions: locales.filter((locale) => written.some((each) => each.locale === locale)),
      mayChange: isEditor || (actor.role === 'author' && tied.some(({ id }) => id === actor.id)),
    };
  });
}

export async function getFacts(db: Db, actor: Actor, id: number): Promise<AdminAuthorFacts> {
  const facts = (await listFacts(db, actor)).find(({ author }) => author.id === id);
  if (!facts) throw notFound(`Author ${id}`);
  return facts;
}

export const auditOf = ({ id, name }: Pick<AuthorRow, 'id' | 'name'>) =>
  ({ subject: 'author', subjectId: String(id), title: name }) as const;

interface Moved {
  posts: { id: number; isPublished: boolean }[];
  reviews: { id: number; isPublished: boolean }[];
}

/** What shows works whose line has become another. */
export const tagsOfMoved = ({ posts, reviews }: Moved): string[] => [
  ...posts.filter(({ isPublished }) => isPublished).map(({ id }) => tags.post(id)),
  ...reviews.filter(({ isPublished }) => isPublished).map(({ id }) => tags.review(id)),
];

/** Works come and go: who has a page where is asked anew. */
export const tagsOfPeople = (...ids: number[]): string[] => [
  ...ids.flatMap((id) => [tags.author(id), tags.authorWorks(id)]),
  ...locales.map(tags.missing),
];
