/** What is written where another link takes the place of one that failed. */
export const replacedKinds = ['post', 'review', 'shop_link', 'offer'] as const;
export type ReplacedKind = (typeof replacedKinds)[number];
export const replacedFields = ['content', 'body', 'url', 'standing'] as const;
export type ReplacedField = (typeof replacedFields)[number];

/** What can take its place: another shop's offer of the product, or the offer of what came after it. */
export const replacementWays = ['offer', 'successor'] as const;
export type ReplacementWay = (typeof replacementWays)[number];

/** Why a place was left as it is. */
export const leftReasons = ['changed', 'gone', 'refused'] as const;
export type LeftReason = (typeof leftReasons)[number];
