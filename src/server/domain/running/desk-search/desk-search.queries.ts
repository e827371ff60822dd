import { and, asc, desc, eq, isNull, ne, type SQL } from 'drizzle-orm';
import type { Locale } from '#contract/site/locales.ts';
import { containing } from '#db/containing.ts';
import type { Db } from '#db/open.ts';
import { products } from '#db/schema/commerce/products.ts';
import { accounts } from '#db/schema/people/accounts.ts';
import { authors } from '#db/schema/writing/authors.ts';
import { categories } from '#db/schema/writing/categories.ts';
import { posts } from '#db/schema/writing/posts.ts';

interface Wanted {
  /** Folded, as `searchWords` gives them; all of them must be in the name. */
  words: string[];
  limit: number;
}

/** By title, last touched first; of one edition, or of all the others. */
export function findPosts(db: Db, { words, limit }: Wanted, where: { in: Locale } | { notIn: Locale }) {
  const ofEdition: SQL = 'in' in where ? eq(posts.locale, where.in) : ne(posts.locale, where.notIn);
  return db
    .select({ id: posts.id, locale: posts.locale, title: posts.title, status: posts.status })
    .from(posts)
    .where(
      and(isNull(posts.trashedAt), ofEdition, ...words.map((word) => containing(posts.searchTitle, word))),
    )
    .orderBy(desc(posts.updatedAt), desc(posts.id))
    .limit(limit);
}

export const findProducts = (db: Db, { words, limit }: Wanted) =>
  db
    .select({ id: products.id, brand: products.brand, name: products.name })
    .from(products)
    .where(and(isNull(products.archivedAt), ...words.map((word) => containing(products.searchText, word))))
    .orderBy(asc(products.name), asc(products.id))
    .limit(limit);

/** An edition has a few dozen of them, and a newsroom as many people: their names are not stored folded. */
export const listCategoryNames = (db: Db, locale: Locale) =>
  db
    .select({ id: categories.id, locale: categories.locale, name: categories.name })
    .from(categories)
    .where(eq(categories.locale, locale))
    .orderBy(asc(categories.name), asc(categories.id));

export const listAuthorNames = (db: Db) =>
  db.select({ id: authors.id, name: authors.name }).from(authors).orderBy(asc(authors.name), asc(authors.id));

export const listNamesOfPeople = (db: Db) =>
  db
    .select({
      id: accounts.id,
      name: accounts.name,
      username: accounts.username,
      email: accounts.email,
      role: accounts.role,
    })
    .from(accounts)
    .where(eq(accounts.active, true))
    .orderBy(asc(accounts.name), asc(accounts.id));
