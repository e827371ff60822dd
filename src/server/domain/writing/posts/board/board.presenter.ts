import { type Locale, locales } from '#contract/site/locales.ts';
import type { PostBoardCell, PostBoardRow } from '#contract/writing/posts/post-board.admin.schemas.ts';
import { resolvePlaceholders } from '#i18n/placeholders.ts';
import type { ReadingOf } from '../desk/desk.presenter.ts';
import type { BoardPost } from './board.queries.ts';

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

function presentCell(post: BoardPost, of: ReadingOf): PostBoardCell {
  const { locale, timeZone, now } = of(post.locale);
  const { originalChangedAt, sourceVersion } = post;
  return {
    id: post.id,
    title: resolvePlaceholders(post.title, locale, timeZone, now),
    status: post.status,
    updatedAt: post.updatedAt.toISOString(),
    scheduledFor: iso(post.scheduledFor),
    handedInAt: iso(post.handedInAt),
    copiedFrom: post.sourceLocale,
    drift:
      originalChangedAt && sourceVersion !== null
        ? { since: originalChangedAt.toISOString(), version: sourceVersion }
        : null,
  };
}

export const presentBoardRow = (
  { groupId, posts }: { groupId: string; posts: BoardPost[] },
  of: ReadingOf,
): PostBoardRow => ({
  groupId,
  editions: Object.fromEntries(
    locales.map((locale) => {
      const post = posts.find((each) => each.locale === locale);
      return [locale, post ? presentCell(post, of) : null];
    }),
  ) as Record<Locale, PostBoardCell | null>,
});
