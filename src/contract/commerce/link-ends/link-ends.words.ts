/**
 * How a link fails though its server says that all is well. sold_out: the page is there and sells nothing. *_instead: another
 * page answers for the product's. tag_lost: what tells whose reader it is, is gone at the end of the way. programme_closed: the
 * network keeps the reader. shop_closed: nobody sells there any more.
 */
export const silentKinds = [
  'sold_out',
  'search_instead',
  'home_instead',
  'category_instead',
  'tag_lost',
  'programme_closed',
  'shop_closed',
] as const;
export type SilentKind = (typeof silentKinds)[number];
