import type { Caller } from '#contract/people/accounts/caller.ts';
import { paths } from '#contract/site/addresses/paths.ts';
import type { ContentDocument } from '#contract/writing/content/content.schemas.ts';
import { productIdsOf } from '#contract/writing/content/content-products.ts';
import { innerLinkLimits } from '#contract/writing/inner-links/inner-link-limits.ts';
import type { PostTextKind } from '#contract/writing/posts/posts.words.ts';
import type { Db } from '#db/open.ts';
import { notFound } from '#server/lib/errors.ts';
import { requireRole } from '#server/lib/permissions.ts';
import { linksOf } from '../checks/content-walk.ts';
import { findDraft } from '../writing/drafts.queries.ts';
import { findPost } from '../writing/posts.write.queries.ts';
import * as queries from './inner-links.queries.ts';
import type { Target } from './match-target.ts';
import { createStems, passagesOf } from './read-passages.ts';
import { type Suggestion, suggestLinks } from './suggest.ts';

const pathOf = (href: string): string => href.replace(/[?#].*$/s, '');

/** Where a text leads already. */
const linkedIn = (content: ContentDocument): Set<string> =>
  new Set(linksOf(content).map(({ href }) => pathOf(href)));

export type SuggestedLink = Suggestion & { page: queries.PageRow };

/** Which of our articles and reviews a text could lead to, in its own edition. */
export function createLinkSuggestions({ db }: { db: Db }) {
  async function suggestFor(post: {
    id: number;
    locale: queries.PageRow['locale'];
    categoryId: number | null;
    content: ContentDocument;
  }): Promise<Suggestion[]> {
    const { id, locale, content } = post;
    const passages = passagesOf(content);
    if (passages.length === 0) return [];
    const shown = productIdsOf(content);
    const linked = linkedIn(content);
    const stemsIn = createStems();
    const [titles, reviewed, naming] = await Promise.all([
      queries.listTitles(db, locale, id),
      queries.listReviewNames(db, locale),
      queries.listNaming(db, locale, shown),
    ]);
    const articles = titles
      .filter(({ slug }) => !linked.has(paths.post(locale, slug)))
      .map((title): Target => {
        return {
          kind: 'post',
          id: title.id,
          calls: [title.title, title.keyword, title.slug].map(stemsIn).filter((call) => call.length > 0),
          names: [],
          sameCategory: title.categoryId !== null && title.categoryId === post.categoryId,
          sharedProducts: naming.has(title.id),
        };
      });
    // A card leads to its review by itself.
    const tested = reviewed
      .filter(({ slug, productId }) => !linked.has(paths.review(locale, slug)) && !shown.includes(productId))
      .map(
        ({ id: reviewId, title, brand, name }): Target => ({
          kind: 'review',
          id: reviewId,
          calls: [stemsIn(title)],
          names: [stemsIn(`${brand} ${name}`), stemsIn(name)].filter((each) => each.length > 1),
          sameCategory: false,
          sharedProducts: false,
        }),
      );
    return suggestLinks(passages, [...articles, ...tested], innerLinkLimits.suggestions);
  }

  async function withPages(found: Suggestion[]): Promise<SuggestedLink[]> {
    const idsOf = (kind: Target['kind']) =>
      found.flatMap(({ target }) => (target.kind === kind ? [target.id] : []));
    const [articles, tested] = await Promise.all([
      queries.listPages(db, 'post', idsOf('post')),
      queries.listPages(db, 'review', idsOf('review')),
    ]);
    const pages = { post: articles, review: tested };
    return found.flatMap((each) => {
      const page = pages[each.target.kind].find(({ id }) => id === each.target.id);
      return page ? [{ ...each, page }] : [];
    });
  }

  return {
    /** For the text that was saved, or for what somebody has typed since. */
    async suggest(caller: Caller, id: number, of: PostTextKind): Promise<SuggestedLink[]> {
      const actor = requireRole(caller, 'author');
      const post = await findPost(db, id);
      const draft = of === 'draft' ? await findDraft(db, id, actor.id) : undefined;
      if (!post || (of === 'draft' && !draft)) throw notFound(`Post ${id} (${of})`);
      return withPages(await suggestFor({ ...post, ...draft?.fields }));
    },
  };
}
