import { foldText } from '#i18n/fold.ts';

/** What a product is found by at the desk. Every writer of products stores it. */
export const productSearchText = ({
  brand,
  name,
  ean,
  otherEans = [],
}: {
  brand: string;
  name: string;
  ean?: string | null | undefined;
  otherEans?: string[] | undefined;
}): string => foldText([brand, name, ean ?? '', ...otherEans].join(' '));
