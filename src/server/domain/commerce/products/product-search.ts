import { foldText } from '#i18n/fold.ts';

/** What a product is found by at the desk. Every writer of products stores it. */
export const productSearchText = ({
  brand,
  name,
  ean,
}: {
  brand: string;
  name: string;
  ean?: string | null | undefined;
}): string => foldText(`${brand} ${name} ${ean ?? ''}`);
