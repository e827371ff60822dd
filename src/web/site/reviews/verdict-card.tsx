import type { Review } from '#contract/commerce/reviews/reviews.schemas.ts';
import { paths } from '#contract/site/addresses/paths.ts';
import { affiliateRel } from '#web/shared/affiliate-link.ts';
import type { ContentView } from '#web/shared/content/content-view.ts';
import { OfferLink } from '#web/shared/content/offer-link.tsx';
import { PriceList } from '#web/shared/content/price-list.tsx';
import { PriceTag } from '#web/shared/content/price-tag.tsx';
import { ProsCons } from '#web/shared/content/pros-cons.tsx';
import { ScoreBadge } from '#web/shared/content/score-badge.tsx';
import { primaryButton } from '#web/shared/ui/button.ts';
import { chooseProduct } from './compare/chosen.ts';
import { Gallery } from './gallery.tsx';

interface VerdictCardProps {
  review: Review;
  view: ContentView;
  showPrices: boolean;
}

/** The answer: how good, for whom, at which price, where. */
export function VerdictCard({ review, view, showPrices }: VerdictCardProps) {
  const { reviews: texts, content } = view.dictionary;
  const { product, offer, slug, category } = review;
  const name = `${product.brand} ${product.name}`;
  const toChooseFrom = paths.reviewsWith(view.locale, category ? { category: category.slug } : {}, [slug]);
  return (
    <section className="product-card verdict-card" aria-label={texts.verdict}>
      <Gallery review={review} />
      <div className="product-text">
        <div className="product-title">
          <h2>{texts.verdict}</h2>
          <ScoreBadge score={review.score} view={view} />
        </div>
        <p>{review.verdict}</p>
        {review.bestFor && (
          <p className="product-for">
            <strong>{content.bestFor}:</strong> {review.bestFor}
          </p>
        )}
        {review.notFor && (
          <p className="product-for">
            <strong>{texts.notFor}:</strong> {review.notFor}
          </p>
        )}
        <PriceTag offer={offer} view={view} tellMissing={showPrices} inButton />
        <p className="product-actions">
          <OfferLink
            offer={offer}
            name={name}
            view={view}
            className={primaryButton}
            position="verdict"
            withPrice
          />
          <a
            href={toChooseFrom}
            onClick={() => chooseProduct({ slug, name, productId: product.id, imageUrl: product.imageUrl })}
          >
            {texts.compareWithOthers}
          </a>
          {review.shopLink && (
            <a href={paths.shopLink(review.shopLink)} rel={affiliateRel}>
              {content.seeAt('Shopee')}
            </a>
          )}
        </p>
        <PriceList offer={offer} name={name} view={view} position="verdict" />
      </div>
      <ProsCons pros={review.pros} cons={review.cons} view={view} heading="h3" />
    </section>
  );
}
