/** Where on a page a way to a shop stands. */
export const clickPositions = [
  'picks',
  'card',
  'table',
  'text',
  'verdict',
  'list',
  'compare',
  /** Of the page that says that a reader is about to leave: its button, and its going on by itself. */
  'button',
  'forward',
] as const;
export type ClickPosition = (typeof clickPositions)[number];

/** Places that a tracking id of Amazon's can tell apart; where one goes on by itself is its button's. */
export const taggedPlaces = clickPositions.filter(
  (each): each is Exclude<ClickPosition, 'forward'> => each !== 'forward',
);
export type PlaceTags = { [place in ClickPosition]?: string | undefined };

/** People, and programs that say that they are none. */
export const visitors = ['person', 'crawler'] as const;
export type Visitor = (typeof visitors)[number];

/**
 * What a link leads to, as far as the page that shows it knows: one of our offers, a product or short link of a shop,
 * the shop link whose page it is on ("here"), or a shop and no more ("shop").
 */
export type ClickTarget =
  | { kind: 'offer'; id: number }
  | { kind: 'asin'; asin: string }
  | { kind: 'shopee'; code: string }
  | { kind: 'here' }
  | { kind: 'shop' };

export interface ClickMark {
  position: ClickPosition;
  target: ClickTarget;
}

const MARK = /^([a-z]+)(?::(?:(\d{1,15})|a-([A-Z0-9]{10})|s-([A-Za-z0-9]{1,40})))?$/;

export const shopeeShortLink = (code: string): string => `https://s.shopee.com.br/${code}`;

/** The data-at of a product's button: "card:12" is the offer 12 in a card. */
export const offerMark = (position: ClickPosition, offerId: number): string => `${position}:${offerId}`;

/** undefined where no page of ours has written it. */
export function readMark(mark: string): ClickMark | undefined {
  const [, name, offer, asin, code] = MARK.exec(mark) ?? [];
  const position = clickPositions.find((each) => each === name);
  if (!position) return undefined;
  if (offer) return { position, target: { kind: 'offer', id: Number(offer) } };
  if (asin) return { position, target: { kind: 'asin', asin } };
  if (code) return { position, target: { kind: 'shopee', code } };
  if (position === 'text') return { position, target: { kind: 'shop' } };
  return position === 'button' || position === 'forward' ? { position, target: { kind: 'here' } } : undefined;
}

/** What a report of clicks can be put together by. "post" is every page, articles among them. */
export const clickGroupings = ['day', 'edition', 'post', 'product', 'position'] as const;
export type ClickGrouping = (typeof clickGroupings)[number];
