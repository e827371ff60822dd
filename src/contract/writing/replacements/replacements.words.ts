/** What words can be looked for in, in the order in which it is shown. */
export const textKinds = [
  'post',
  'review',
  'product',
  'category',
  'edition',
  'shop_link',
  'setting',
] as const;
export type TextKind = (typeof textKinds)[number];

/** The fields of each that hold words. Addresses are not among them: readers know them. */
export const textFields = {
  post: ['title', 'excerpt', 'metaTitle', 'metaDescription', 'imageAlt', 'keyword', 'updateNote', 'content'],
  review: ['title', 'verdict', 'bestFor', 'notFor', 'pros', 'cons', 'body', 'updates'],
  product: ['brand', 'name'],
  category: ['name', 'description'],
  edition: ['siteName', 'disclosure'],
  shop_link: ['title'],
  setting: ['site_name'],
} as const satisfies Record<TextKind, readonly string[]>;
export type TextField = (typeof textFields)[TextKind][number];
export const allTextFields = [...new Set(Object.values(textFields).flat())] as [TextField, ...TextField[]];

/** Kinds that all editions share: where one edition is chosen, they stay as they are. */
export const sharedKinds: ReadonlySet<TextKind> = new Set<TextKind>(['product', 'setting']);

/** Why a place was left as it is. */
export const leftReasons = ['changed', 'gone', 'required', 'too_long', 'invalid'] as const;
export type LeftReason = (typeof leftReasons)[number];

/** A piece of a passage as it is shown. */
export interface PassagePiece {
  kind: 'same' | 'removed' | 'added';
  text: string;
}
