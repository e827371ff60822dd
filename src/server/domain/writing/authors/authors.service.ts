import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import type { RememberedRows } from '#server/domain/pages/invalidations/remembered-rows.ts';
import { noteSeen } from '#server/domain/pages/invalidations/seen.ts';
import { tags } from '#server/domain/pages/invalidations/tags.ts';
import { notFound } from '#server/lib/errors.ts';
import { type AuthorRow, listAuthorsByIds } from './authors.queries.ts';
import { countWorks } from './authors.works.queries.ts';
import { findAuthorAt } from './ensure-author.ts';

export type { AuthorRow };
export type AuthorsService = ReturnType<typeof createAuthorsService>;

export function createAuthorsService({ db, rows }: { db: Db; rows: RememberedRows }) {
  /** How much of theirs there is to read in an edition, and which other editions have something. */
  async function countOf(author: AuthorRow, locale: Locale) {
    noteSeen(tags.authorWorks(author.id), tags.editions());
    const { posts, reviews } = await countWorks(db, [author.id]);
    const inEdition = (counts: typeof posts) => counts.find((each) => each.locale === locale)?.n ?? 0;
    const editions = [...new Set([...posts, ...reviews].map((each) => each.locale))];
    return { posts: inEdition(posts), reviews: inEdition(reviews), editions };
  }

  return {
    /** Those who stand at the texts of a page. */
    async listByIds(ids: number[]): Promise<AuthorRow[]> {
      const named = ids.map(tags.author);
      noteSeen(...named);
      if (ids.length === 0) return [];
      return rows.get(
        `authors ${ids}`,
        () => listAuthorsByIds(db, ids),
        () => named,
      );
    },

    /** Under their present slug or one that leads to them. Where they have published nothing, they have no page. */
    async getAuthor(locale: Locale, slug: string) {
      const author = await findAuthorAt(db, slug);
      noteSeen(author ? tags.author(author.id) : tags.missing(locale));
      if (!author) throw notFound(`The author "${slug}"`);
      const counted = await countOf(author, locale);
      if (counted.posts + counted.reviews === 0) throw notFound(`Anything of "${slug}" in ${locale}`);
      return { author, ...counted };
    },
  };
}
