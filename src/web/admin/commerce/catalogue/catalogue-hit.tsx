import { Link } from 'react-router';
import type { CatalogueItem } from '#contract/commerce/feed-catalogue/feed-catalogue.admin.schemas.ts';
import { adminRoutes, editProductPath } from '#contract/site/addresses/admin-paths.ts';
import { useEditionLink } from '#web/admin/context/edition.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { buttonClass } from '#web/admin/ui/button.tsx';
import { Icon } from '#web/admin/ui/icon.tsx';
import { Thumb } from '#web/admin/ui/thumb.tsx';
import { useCatalogueTexts } from './catalogue-texts.ts';

const titleOf = ({ brand, name }: CatalogueItem): string => `${brand} ${name}`.trim();

/** Where links are pasted it becomes a draft that says where each part of it is from. */
export function MakeProduct({ item }: { item: CatalogueItem }) {
  const words = useCatalogueTexts();
  const link = useEditionLink();
  const isOurs = item.products.length > 0;
  if (item.paste === null) return null;
  return (
    <Link
      to={link(adminRoutes.pasteLinks, { text: item.paste, look: '1' })}
      className={`${buttonClass('quiet')} whitespace-nowrap`}
      aria-label={isOurs ? words.addTo(titleOf(item)) : words.makeOf(titleOf(item))}
    >
      <Icon of={isOurs ? 'plus' : 'package-plus'} size={16} />
      {isOurs ? words.add : words.make}
    </Link>
  );
}

/** What the shop calls it, by what it is known, and whether we have it. */
export function CatalogueHit({ item }: { item: CatalogueItem }) {
  const words = useCatalogueTexts();
  const mayMake = useMay('editor');
  const link = useEditionLink();
  const { ean, externalId, url, products } = item;
  const numbers = [ean, externalId].filter(Boolean).join(' · ');
  return (
    <span className="flex min-w-0 items-start gap-3">
      <span className="product-frame">
        {item.imageUrl ? <Thumb url={item.imageUrl} /> : <Icon of="package" size={18} />}
      </span>
      <span className="flex min-w-0 flex-1 flex-col items-start gap-0.5">
        <span className="font-semibold wrap-anywhere">{titleOf(item)}</span>
        {numbers && <span className="text-mute numbers text-sm wrap-anywhere">{numbers}</span>}
        <span className="text-mute text-sm wrap-anywhere lg:hidden">
          {[item.shop, item.feed].filter(Boolean).join(' · ')}
        </span>
        {products.map((product) => (
          <span key={product.id} className="text-sm wrap-anywhere">
            {words.ours}:{' '}
            <Link to={link(editProductPath(product.id))}>{titleOf({ ...item, ...product })}</Link>
          </span>
        ))}
        {url && (
          <a
            href={url}
            target="_blank"
            rel="noreferrer nofollow"
            className="text-sm"
            aria-label={words.pageOf(titleOf(item))}
          >
            {words.page}
          </a>
        )}
        {mayMake && (
          <span className="mt-1 md:hidden">
            <MakeProduct item={item} />
          </span>
        )}
      </span>
    </span>
  );
}
