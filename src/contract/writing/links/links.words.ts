/** What an answer, or its absence, says of a link. Only `gone` (404, 410) can make it a broken one. */
export const linkResults = ['working', 'gone', 'blocked', 'unreachable', 'refused'] as const;
export type LinkResult = (typeof linkResults)[number];

/**
 * How a link stands. broken: gone twice, a day apart. failing: it answers, and leads to the wrong end. suspect: gone once. blocked: the shop turns programs away.
 * refused: an address that we do not ask, such as one inside a network. excluded: somebody knows better.
 */
export const linkStates = [
  'broken',
  'failing',
  'suspect',
  'unreachable',
  'blocked',
  'refused',
  'working',
  'waiting',
  'excluded',
] as const;
export type LinkState = (typeof linkStates)[number];

/** What a link can stand in. */
export const linkPlaceKinds = ['post', 'review', 'offer', 'shop_link'] as const;
export type LinkPlaceKind = (typeof linkPlaceKinds)[number];
