import type { Locale } from '#contract/site/locales.ts';
import type { LinkLine, LinkSummary } from '#contract/writing/links/links.admin.schemas.ts';
import { linkStates } from '#contract/writing/links/links.words.ts';
import { resolvePlaceholders } from '#i18n/placeholders.ts';
import type { PlaceRow } from './link-places.queries.ts';
import type { LinkFacts, LinksService } from './links.service.ts';

/** When, and by which clock, an edition's titles are read: they may speak of this month. */
export type ReadingOf = (locale: Locale) => { timeZone: string; now: Date };
type NamedPlace = LinkLine['places'][number];

/** What is opened to change it; undefined where it is gone since the last look. */
function placeOf(place: PlaceRow, of: ReadingOf): Pick<NamedPlace, 'id' | 'title'> | undefined {
  const { subjectId, postTitle, reviewTitle, reviewed, shopLinkTitle, product } = place;
  if (postTitle !== null) {
    const { timeZone, now } = of(place.locale);
    return { id: subjectId, title: resolvePlaceholders(postTitle, place.locale, timeZone, now) };
  }
  if (reviewTitle !== null && reviewed !== null) return { id: reviewed, title: reviewTitle };
  if (shopLinkTitle !== null) return { id: subjectId, title: shopLinkTitle };
  return product ? { id: product.id, title: `${product.brand} ${product.name}`.trim() } : undefined;
}

/** Those that are still there, by the name of what is opened to change them. */
export const placesOf = (places: PlaceRow[], of: ReadingOf): NamedPlace[] =>
  places.flatMap((place) => {
    const named = placeOf(place, of);
    return named ? [{ kind: place.kind, locale: place.locale, ...named }] : [];
  });

export const presentLink = ({ link, state, placeCount, places }: LinkFacts, of: ReadingOf): LinkLine => ({
  id: link.id,
  url: link.url,
  state,
  status: link.status,
  failures: link.failures,
  checkedAt: link.checkedAt?.toISOString() ?? null,
  brokenAt: link.brokenAt?.toISOString() ?? null,
  excludedBy: link.excludedBy,
  placeCount,
  places: placesOf(places, of),
});

type SummaryFacts = Awaited<ReturnType<LinksService['summarize']>>;

export const presentLinkSummary = ({ counted, checkedAt }: SummaryFacts): LinkSummary => ({
  counts: Object.fromEntries(
    linkStates.map((state) => [state, counted.find((each) => each.state === state)?.n ?? 0]),
  ) as LinkSummary['counts'],
  checkedAt: checkedAt?.toISOString() ?? null,
});
