import { useQuery } from '@tanstack/react-query';
import type { AdminProductRow } from '#contract/commerce/products/products.admin.schemas.ts';
import type { Locale } from '#contract/site/locales.ts';
import { formatScore } from '#i18n/money.ts';
import { apiQuery } from '#web/admin/api/call.ts';
import { useLanguage, useTexts } from '#web/admin/context/texts.tsx';
import { thumbnailUrl } from '#web/admin/ui/thumbnail.ts';
import { useEditedLocale } from './edited-locale.tsx';

/** A product in one line: picture, name, score in the edition being written. */
export function ProductLine({ product }: { product: AdminProductRow }) {
  const { texts, tag } = useLanguage();
  return (
    <span className="flex min-w-0 flex-1 items-center gap-3">
      {product.imageUrl && (
        <img src={thumbnailUrl(product.imageUrl)} alt="" width={32} height={32} className="product-thumb" />
      )}
      <span className="min-w-0 flex-1">
        <span className="block truncate">
          {product.brand} {product.name}
        </span>
        {!product.review && <span className="text-warn block text-xs">{texts.editor.noReview}</span>}
      </span>
      {product.review?.score != null && (
        <span className="tabular-nums">{formatScore(product.review.score, tag)}</span>
      )}
    </span>
  );
}

/** A product that a document names by its number. */
export const productQuery = (locale: Locale, id: number) => ({
  ...apiQuery('GET /api/admin/products', { locale, ids: String(id) }),
  staleTime: 60_000,
});

/** The same for a product that a document names by its number only. */
export function ProductById({ id }: { id: number }) {
  const { editor: texts } = useTexts();
  const locale = useEditedLocale();
  const { data } = useQuery(productQuery(locale, id));
  const product = data?.items[0];
  if (product) return <ProductLine product={product} />;
  return <span className="text-mute flex-1">{data ? texts.unknownProduct : `#${id}`}</span>;
}
