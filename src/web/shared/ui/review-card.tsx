import { paths } from '#contract/paths.ts';
import type { ReviewCard as Review } from '#contract/reviews.ts';
import { PriceTag } from '#web/shared/content/price-tag.tsx';
import { ScoreBadge } from '#web/shared/content/score-badge.tsx';
import { useReadingView } from '#web/shared/content/use-reading-view.ts';
import { useLocale } from '#web/shared/page-context.tsx';
import { toneOf } from '#web/shared/tone.ts';
import { Picture } from '#web/shared/ui/picture.tsx';

interface ReviewCardProps {
  review: Review;
  timeZone: string;
  heading?: 'h2' | 'h3';
}

export function ReviewCard({ review, timeZone, heading: Heading = 'h2' }: ReviewCardProps) {
  const locale = useLocale();
  const view = useReadingView(timeZone);
  const { product, offer } = review;
  return (
    <article className="review-card group">
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
      <div className="min-w-0">
        <div className="product-title">
          <Heading className="text-lg">
            <a
              href={paths.review(locale, review.slug)}
              className="card-link group-hover:text-brand no-underline"
            >{`${product.brand} ${product.name}`}</a>
          </Heading>
          <ScoreBadge score={review.score} view={view} />
        </div>
        <p className="text-mute mt-1 text-sm">{review.bestFor}</p>
        <p className="mt-2 line-clamp-3 text-sm">{review.verdict}</p>
        {offer && <PriceTag offer={offer} view={view} />}
      </div>
    </article>
  );
}
