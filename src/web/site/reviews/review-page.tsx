import { Body } from '#web/site/body.tsx';
import '#web/styles/prose.css';
import '#web/styles/product-parts.css';
import '#web/styles/review-cards.css';
import '#web/styles/products.css';
import '#web/styles/review-page.css';
import { paths } from '#contract/site/addresses/paths.ts';
import { reviewQuery } from '#web/shared/api/reviews.ts';
import { useSuspenseQuery } from '#web/shared/api/use-query.ts';
import { useReadingView } from '#web/shared/content/use-reading-view.ts';
import { PageHead } from '#web/shared/head/head.tsx';
import { useEdition } from '#web/shared/hooks/use-edition.ts';
import type { PageProps } from '#web/shared/lazy-page.ts';
import { useDictionary, useLocale } from '#web/shared/page-context.tsx';
import { Breadcrumbs } from '#web/shared/ui/breadcrumbs.tsx';
import { Alternatives } from './alternatives.tsx';
import { CompareDock } from './compare/compare-dock.tsx';
import { head } from './head.ts';
import { OtherEditions } from './other-editions.tsx';
import { ReviewByline } from './review-byline.tsx';
import { ScoreBreakdown } from './score-breakdown.tsx';
import { SpecsTable } from './specs-table.tsx';
import { UpdateLog } from './update-log.tsx';
import { VerdictCard } from './verdict-card.tsx';

/** Verdict first: who needs no more than the answer has it without scrolling. */
export default function ReviewPage({ params }: PageProps) {
  const { reviews: texts, post } = useDictionary();
  const locale = useLocale();
  const { data: review } = useSuspenseQuery(reviewQuery(locale, params.slug ?? ''));
  const edition = useEdition();
  const timeZone = edition.timeZone;
  const showPrices = edition.showPrices;
  const view = useReadingView(timeZone);
  return (
    <>
      <PageHead head={head} facts={{ review, siteName: edition.siteName }} />
      <article className="post">
        <Breadcrumbs
          trail={[
            { name: post.home, href: paths.home(locale) },
            { name: texts.title, href: paths.reviews(locale) },
          ]}
        />
        <h1 className="mt-3">{review.title}</h1>
        <ReviewByline review={review} timeZone={timeZone} />
        {edition.disclosure && <p className="disclosure">{edition.disclosure}</p>}
        <VerdictCard key={review.id} review={review} view={view} showPrices={showPrices} />
        <Body html={review.contentHtml} />
        <ScoreBreakdown breakdown={review.breakdown} />
        <SpecsTable specs={review.specs} />
        <section className="prose">
          <h2>{texts.method}</h2>
          <p>{texts.methodText}</p>
        </section>
        <UpdateLog updates={review.updates} />
        <OtherEditions review={review} />
      </article>
      <Alternatives review={review} timeZone={timeZone} showPrices={showPrices} />
      <CompareDock />
    </>
  );
}
