import type { SubIdRule } from '#contract/commerce/networks/network.ts';
import { cleanSub, subId } from '#contract/commerce/networks/sub-id.ts';
import { isLocale, type Locale } from '#contract/site/locales.ts';
import { type ClickPosition, clickPositions } from './clicks.words.ts';

/** Pages that are told apart in a sub-id; a link on any other says its position alone. */
export const placedKinds = { p: 'post', r: 'review', t: 'to_shop' } as const;
type PlacedKind = (typeof placedKinds)[keyof typeof placedKinds];

export interface PlacedPage {
  kind: PlacedKind;
  id: number;
}

/** Where a link to a shop stands. */
export interface LinkPlace {
  page?: PlacedPage | undefined;
  position: ClickPosition;
}

/** What a sub-id of ours says; older ones have an edition and a product alone. */
export interface ReadSub {
  locale: Locale;
  page?: PlacedPage;
  position?: ClickPosition;
  productId?: number;
}

interface Placed {
  locale: Locale;
  productId: number | undefined;
  place: LinkPlace | undefined;
}

const letterOf = (kind: PlacedKind): string =>
  Object.entries(placedKinds).find(([, each]) => each === kind)?.[0] ?? '';

const numberOf = (id: number | undefined): string => (id === undefined ? '' : String(id));

/**
 * "br-p12-card-45": the edition, the page, the position on it, the product. Letters and digits take turns, so that it can be
 * read without anything between its parts. A network that takes fewer characters gets edition and product, as before.
 */
export function placedSub(network: { sub: SubIdRule | null }, { locale, productId, place }: Placed): string {
  const short = subId(network, [locale, numberOf(productId)]);
  const { sub } = network;
  if (!sub || !place) return short;
  const { page, position } = place;
  const parts = [locale, page ? `${letterOf(page.kind)}${page.id}` : '', position, numberOf(productId)];
  // A letter between the parts would be read as one of theirs.
  const whole = parts.filter(Boolean).join(/[a-z0-9]/.test(sub.join) ? '' : sub.join);
  return cleanSub(network, whole) === whole ? whole : short;
}

/** Edition, letter and number of the page, position, product; one sign may stand between any two of them. */
const SUB = /^([a-z]{2})[^a-z0-9]?(?:([prt])(\d{1,15})[^a-z0-9]?)?([a-z]{4,8})?[^a-z0-9]?(\d{1,15})?$/;
const MAX = 80;

const isPlacedLetter = (letter: string | undefined): letter is keyof typeof placedKinds =>
  letter !== undefined && Object.hasOwn(placedKinds, letter);

/** What one of ours says, as a report brings it back; undefined for anybody else's. */
export function readSub(text: string): ReadSub | undefined {
  if (text.length > MAX) return undefined;
  const [, locale, letter, id, name, product] = SUB.exec(text) ?? [];
  const position = clickPositions.find((each) => each === name);
  if (!isLocale(locale) || (letter && !position) || (name && !position)) return undefined;
  if (!position && !product) return undefined;
  return {
    locale,
    ...(isPlacedLetter(letter) && { page: { kind: placedKinds[letter], id: Number(id) } }),
    ...(position && { position }),
    ...(product && { productId: Number(product) }),
  };
}
