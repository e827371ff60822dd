import type { AdminProductRow, OfferSummary } from '#contract/commerce/products/products.admin.schemas.ts';
import { editProductPath } from '#contract/site/addresses/admin-paths.ts';
import { type Locale, languageTags } from '#contract/site/locales.ts';
import { formatMoney } from '#i18n/money.ts';
import { useEditionLink } from '#web/admin/context/edition.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Badge } from '#web/admin/ui/badge.tsx';
import { Icon } from '#web/admin/ui/icon.tsx';
import type { Column } from '#web/admin/ui/table/columns.ts';
import { RowLink } from '#web/admin/ui/table/row-handle.tsx';
import { Thumb } from '#web/admin/ui/thumb.tsx';
import { RelativeTime } from '#web/admin/ui/time/relative-time.tsx';
import { EditionChips } from './edition-chips.tsx';
import { productName } from './product-name.ts';
import { priceState } from './standing-words.ts';

export function useProductColumns(locale: Locale): Column<AdminProductRow>[] {
  const { products } = useTexts();
  const link = useEditionLink();
  return [
    {
      key: 'product',
      header: products.product,
      grow: true,
      cell: (product) => (
        <span className="flex min-w-0 items-center gap-3">
          <ProductThumb url={product.imageUrl} />
          <span className="min-w-0 flex-1">
            <RowLink to={link(editProductPath(product.id))}>{productName(product)}</RowLink>
            <span className="text-mute flex flex-wrap items-center gap-x-2 text-sm">
              {product.archivedAt && <Badge tone="warn">{products.archived}</Badge>}
              <span className="numbers truncate">{product.ean ?? products.noEan}</span>
              <span className="sm:hidden">{products.usedInCount(product.usedIn)}</span>
            </span>
            <span className="mt-1 block md:hidden">
              <EditionChips product={product} />
            </span>
          </span>
        </span>
      ),
    },
    {
      key: 'editions',
      header: products.editions,
      from: 'md',
      tight: true,
      cell: (product) => <EditionChips product={product} />,
    },
    {
      key: 'offer',
      header: products.standing,
      from: 'lg',
      tight: true,
      cell: ({ editions }) => <OfferCell offer={editions[locale].offer} locale={locale} />,
    },
    {
      key: 'clicks',
      header: products.clicks,
      align: 'end',
      from: 'lg',
      tight: true,
      cell: ({ clicks30 }) => (
        <span
          className={clicks30 === 0 ? 'text-mute numbers' : 'numbers'}
          data-tip={products.clicksCount(clicks30)}
        >
          {clicks30}
        </span>
      ),
    },
    {
      key: 'usedIn',
      header: products.usedIn,
      align: 'end',
      from: 'sm',
      tight: true,
      cell: ({ usedIn }) => (
        <span className={usedIn === 0 ? 'text-mute' : undefined} data-tip={products.usedInCount(usedIn)}>
          {usedIn}
        </span>
      ),
    },
  ];
}

export function ProductThumb({ url }: { url: string | null }) {
  return <span className="product-frame">{url ? <Thumb url={url} /> : <Icon of="package" size={18} />}</span>;
}

/** The price that readers see, or why they see none. */
function OfferCell({ offer, locale }: { offer: OfferSummary | null; locale: Locale }) {
  const { products } = useTexts();
  if (!offer) return <span className="text-mute">{products.noOffer}</span>;
  if (!offer.linked) return <Badge tone="danger">{products.noLink}</Badge>;
  const state = priceState(offer);
  return (
    <span className="flex flex-col items-start gap-0.5">
      {state === 'fresh' && offer.price !== null && (
        <span className="numbers">{formatMoney(offer.price, offer.currency, languageTags[locale])}</span>
      )}
      {state === 'stale' && <Badge tone="warn">{products.stalePrice}</Badge>}
      {state === 'none' && <span className="text-mute">{products.noPrice}</span>}
      {offer.fresh && offer.availability === 'out_of_stock' && (
        <Badge tone="warn">{products.unavailable}</Badge>
      )}
      {offer.fetchedAt && (
        <span className="text-mute text-xs">
          <RelativeTime moment={offer.fetchedAt} />
        </span>
      )}
    </span>
  );
}
