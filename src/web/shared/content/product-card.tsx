import type { ProductCard as Product } from '#contract/commerce/products/product-cards.schemas.ts';
import { paths } from '#contract/site/addresses/paths.ts';
import { affiliateRel } from '#web/shared/affiliate-link.ts';
import { toneOf } from '#web/shared/tone.ts';
import { primaryButton } from '#web/shared/ui/button.ts';
import { Picture } from '#web/shared/ui/picture.tsx';
import type { ContentView } from './content-view.ts';
import { OfferLink } from './offer-link.tsx';
import { PriceList } from './price-list.tsx';
import { PriceTag } from './price-tag.tsx';
import { ProsCons } from './pros-cons.tsx';
import { ScoreBadge } from './score-badge.tsx';

/** What it is, for whom, why, how good, at which price as of when, and where: in this order. */
export function ProductCard({ product, view }: { product: Product | undefined; view: ContentView }) {
  if (!product) return null;
  const { content } = view.dictionary;
  const name = `${product.brand} ${product.name}`;
  return (
    <section className="product-card" id={`product-${product.id}`} aria-label={name}>
      <div className={`${toneOf(product.id)} product-picture`}>
        {product.imageUrl && (
          <Picture
            src={product.imageUrl}
            alt={name}
            sizes="(min-width: 40rem) 200px, 128px"
            largest={480}
            square
          />
        )}
      </div>
      <div className="product-text">
        <div className="product-title">
          <h3>{name}</h3>
          <ScoreBadge score={product.score} view={view} />
        </div>
        {product.bestFor && (
          <p className="product-for">
            <strong>{content.bestFor}:</strong> {product.bestFor}
          </p>
        )}
        {product.verdict && <p>{product.verdict}</p>}
        <PriceTag offer={product.offer} view={view} inButton />
        <p className="product-actions">
          <OfferLink
            offer={product.offer}
            name={name}
            view={view}
            className={primaryButton}
            position="card"
            withPrice
          />
          {product.reviewSlug && (
            <a href={paths.review(view.locale, product.reviewSlug)}>{content.readReview}</a>
          )}
          {product.shopLink && (
            <a href={paths.shopLink(product.shopLink)} rel={affiliateRel}>
              {content.seeAt('Shopee')}
            </a>
          )}
        </p>
        <PriceList offer={product.offer} name={name} view={view} position="card" />
      </div>
      {product.pros.length > 0 && <ProsCons pros={product.pros} cons={product.cons} view={view} />}
    </section>
  );
}
