import type { Caller } from '#contract/people/accounts/caller.ts';
import { paths } from '#contract/site/addresses/paths.ts';
import type { LonelyPagesQuery } from '#contract/writing/inner-links/inner-links.admin.schemas.ts';
import type { LinkingKind } from '#contract/writing/inner-links/inner-links.words.ts';
import type { Db } from '#db/open.ts';
import { notFound } from '#server/lib/errors.ts';
import { readPart } from '#server/lib/parts.ts';
import { requireRole } from '#server/lib/permissions.ts';
import * as queries from './inner-links.queries.ts';

export type { PageRow } from './inner-links.queries.ts';

/** Where a page of ours is. */
export const addressOf = (kind: LinkingKind, { locale, slug }: queries.PageRow): string =>
  kind === 'post' ? paths.post(locale, slug) : paths.review(locale, slug);

/** What leads to our pages, and where nothing does. */
export function createInnerLinks({ db }: { db: Db }) {
  return {
    /** Texts that would lead nowhere if this page went away. */
    async leadingTo(caller: Caller, kind: LinkingKind, id: number) {
      requireRole(caller, 'author');
      const [page] = await queries.listPages(db, kind, [id]);
      if (!page) throw notFound(`${kind} ${id}`);
      return queries.listLeadingTo(db, addressOf(kind, page), { kind, id });
    },

    async listLonely(caller: Caller, { kind, locale, cursor }: LonelyPagesQuery) {
      requireRole(caller, 'viewer');
      const list = kind === 'post' ? queries.listLonelyPosts : queries.listLonelyReviews;
      return readPart(
        cursor,
        (after, limit) => list(db, { locale, after, limit }),
        ({ at, id }) => ({ at: at ?? new Date(0), id }),
      );
    },
  };
}
