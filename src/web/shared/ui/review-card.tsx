import type { ReactNode } from 'react';
import type { ReviewCard as Review } from '#contract/commerce/reviews/reviews.schemas.ts';
import { paths } from '#contract/site/addresses/paths.ts';
import { limits } from '#contract/site/limits.ts';
import { OfferLink } from '#web/shared/content/offer-link.tsx';
import { PriceTag } from '#web/shared/content/price-tag.tsx';
import { ScoreBadge } from '#web/shared/content/score-badge.tsx';
import { useReadingView } from '#web/shared/content/use-reading-view.ts';
import { openingOf } from '#web/shared/opening-of.ts';
import { useLocale } from '#web/shared/page-context.tsx';
import { toneOf } from '#web/shared/tone.ts';
import { Picture } from '#web/shared/ui/picture.tsx';

interface ReviewCardProps {
  review: Review;
  timeZone: string;
  /** Whether the edition shows prices at all: then a missing one is told of. */
  showPrices?: boolean;
  heading?: 'h2' | 'h3';
  /** What can be done with the card beside following it. */
  children?: ReactNode;
}

export function ReviewCard({
  review,
  timeZone,
  showPrices = false,
  heading: Heading = 'h2',
  children,
}: ReviewCardProps) {
  const locale = useLocale();
  const view = useReadingView(timeZone);
  const { product, offer } = review;
  const name = `${product.brand} ${product.name}`;
  return (
    <article className="review-card">
      <div className={`${toneOf(product.id)} product-picture`}>
        {product.imageUrl && (
          <Picture
            src={product.imageUrl}
            alt=""
            sizes="(min-width: 40rem) 120px, 96px"
            largest={320}
            square
          />
        )}
      </div>
      <div className="review-text">
        <div className="product-title">
          <Heading>
            <a href={paths.review(locale, review.slug)} className="card-link">
              {name}
            </a>
          </Heading>
          <ScoreBadge score={review.score} view={view} />
        </div>
        {review.bestFor && <p className="product-for">{review.bestFor}</p>}
        <p className="review-verdict">{openingOf(review.verdict, limits.reviews.openingChars)}</p>
      </div>
      <div className="review-offer">
        <PriceTag offer={offer} view={view} tellMissing={showPrices} />
        <p className="review-actions">
          <OfferLink offer={offer} name={name} view={view} className="text-link" position="list" />
          {children}
        </p>
      </div>
    </article>
  );
}
