import { innerLinkLimits } from '#contract/writing/inner-links/inner-link-limits.ts';
import type {
  InnerPage,
  LeadingTo,
  LinkSuggestion,
} from '#contract/writing/inner-links/inner-links.admin.schemas.ts';
import type { LinkingKind } from '#contract/writing/inner-links/inner-links.words.ts';
import { resolvePlaceholders } from '#i18n/placeholders.ts';
import type { ReadingOf } from '../desk/desk.presenter.ts';
import { addressOf, type PageRow } from './inner-links.service.ts';
import type { SuggestedLink } from './suggestions.service.ts';

function presentPage(kind: LinkingKind, page: PageRow, of: ReadingOf): InnerPage {
  const { locale, timeZone, now } = of(page.locale);
  return {
    kind,
    id: page.id,
    editId: page.editId,
    locale,
    title: resolvePlaceholders(page.title, locale, timeZone, now),
    path: addressOf(kind, page),
  };
}

export const presentSuggestion = (
  { target, block, phrase, by, page }: SuggestedLink,
  of: ReadingOf,
): LinkSuggestion => ({
  block,
  phrase,
  by,
  target: presentPage(target.kind, page, of),
  sameCategory: target.sameCategory,
  sharedProducts: target.sharedProducts,
});

export const presentLeadingTo = (pages: ({ kind: LinkingKind } & PageRow)[], of: ReadingOf): LeadingTo => ({
  items: pages.slice(0, innerLinkLimits.placesListed).map((page) => presentPage(page.kind, page, of)),
  count: pages.length,
});

export const presentLonely = (kind: LinkingKind, page: PageRow, of: ReadingOf) => ({
  ...presentPage(kind, page, of),
  publishedAt: page.at?.toISOString() ?? null,
});
