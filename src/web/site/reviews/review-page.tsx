import '#web/styles/prose.css';
import '#web/styles/products.css';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { paths } from '#contract/paths.ts';
import { localeConfigQuery } from '#web/shared/api/locale-configs.ts';
import { reviewQuery } from '#web/shared/api/reviews.ts';
import { OfferLink } from '#web/shared/content/offer-link.tsx';
import { PriceTag } from '#web/shared/content/price-tag.tsx';
import { ProsCons } from '#web/shared/content/pros-cons.tsx';
import { ScoreBadge } from '#web/shared/content/score-badge.tsx';
import { useReadingView } from '#web/shared/content/use-reading-view.ts';
import { PageHead } from '#web/shared/head.tsx';
import type { PageProps } from '#web/shared/lazy-page.ts';
import { useDictionary, useLocale } from '#web/shared/page-context.tsx';
import { toneOf } from '#web/shared/tone.ts';
import { Breadcrumbs } from '#web/shared/ui/breadcrumbs.tsx';
import { primaryButton } from '#web/shared/ui/button.ts';
import { Picture } from '#web/shared/ui/picture.tsx';
import { ReviewCard } from '#web/shared/ui/review-card.tsx';
import { head } from './head.ts';
import { OtherEditions } from './other-editions.tsx';
import { ScoreBreakdown } from './score-breakdown.tsx';
import { SpecsTable } from './specs-table.tsx';

/** Verdict first: who needs no more than the answer has it without scrolling. */
export default function ReviewPage({ params }: PageProps) {
  const { reviews: texts, post, content } = useDictionary();
  const locale = useLocale();
  const { data: review } = useSuspenseQuery(reviewQuery(locale, params.slug ?? ''));
  const { data: config } = useQuery({ ...localeConfigQuery(locale), enabled: false });
  const timeZone = config?.timeZone ?? 'UTC';
  const view = useReadingView(timeZone);
  const { product, offer } = review;
  const name = `${product.brand} ${product.name}`;
  return (
    <>
      <PageHead head={head} facts={{ review, siteName: config?.siteName ?? '' }} />
      <article className="post">
        <Breadcrumbs
          trail={[
            { name: post.home, href: paths.home(locale) },
            { name: texts.title, href: paths.reviews(locale) },
          ]}
        />
        <h1 className="mt-3">{review.title}</h1>
        <p className="text-mute mt-3 text-sm">{review.author && post.by(review.author)}</p>
        {config?.disclosure && <p className="disclosure">{config.disclosure}</p>}
        <section className="product-card mt-6" aria-label={texts.verdict}>
          <div className={`${toneOf(product.id)} product-picture`}>
            {product.imageUrl && (
              <Picture
                first
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
              <h2 className="text-lg">{texts.verdict}</h2>
              <ScoreBadge score={review.score} view={view} />
            </div>
            <p>{review.verdict}</p>
            <p className="product-for">
              <strong>{content.bestFor}:</strong> {review.bestFor}
            </p>
            <p className="product-for">
              <strong>{texts.notFor}:</strong> {review.notFor}
            </p>
            {offer && <PriceTag offer={offer} view={view} />}
            <p className="product-actions">
              <OfferLink offer={offer} name={name} view={view} className={primaryButton} />
            </p>
          </div>
          <ProsCons pros={review.pros} cons={review.cons} view={view} heading="h3" />
        </section>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own components rendered it from allowlisted nodes */}
        <div data-body="" className="prose" dangerouslySetInnerHTML={{ __html: review.contentHtml }} />
        <ScoreBreakdown breakdown={review.breakdown} />
        <SpecsTable specs={review.specs} />
        <section className="prose">
          <h2>{texts.method}</h2>
          <p>{texts.methodText}</p>
        </section>
        <OtherEditions review={review} />
      </article>
      {review.alternatives.length > 0 && (
        <section aria-labelledby="alternatives-title" className="no-print mt-16">
          <h2 id="alternatives-title" className="section-title">
            {texts.alternatives}
          </h2>
          <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
            {review.alternatives.map((each) => (
              <ReviewCard key={each.id} review={each} timeZone={timeZone} heading="h3" />
            ))}
          </div>
        </section>
      )}
    </>
  );
}
