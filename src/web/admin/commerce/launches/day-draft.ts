import type { AdminLaunchDay, LaunchProduct } from '#contract/commerce/launches/launches.admin.schemas.ts';
import { writeMoney } from '#i18n/read-money.ts';

/** A product of the day as it is being edited: its price as it was typed. */
export interface DraftProduct
  extends Pick<LaunchProduct, 'productId' | 'brand' | 'name' | 'imageUrl' | 'reviewStatus' | 'priceNow'> {
  /** Undefined where the server has not said yet. */
  keepsPrice: boolean | undefined;
  price: string;
}

export const draftOf = ({ products }: AdminLaunchDay, language: string): DraftProduct[] =>
  products.map(({ price, ...product }) => ({
    ...product,
    price: price === null ? '' : writeMoney(price, language),
  }));

export const nameOf = ({ brand, name }: Pick<DraftProduct, 'brand' | 'name'>): string =>
  `${brand} ${name}`.trim();

/** The same with one of them at another place; the list itself where there is no such place. */
export function moved<T>(list: T[], from: number, to: number): T[] {
  if (from === to || from < 0 || to < 0 || from >= list.length || to >= list.length) return list;
  const next = [...list];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

/** Whether saving would change anything. */
export const isChanged = (before: DraftProduct[], after: DraftProduct[]): boolean =>
  before.length !== after.length ||
  before.some(({ productId, price }, at) => {
    const other = after[at];
    return other?.productId !== productId || other.price.trim() !== price;
  });
