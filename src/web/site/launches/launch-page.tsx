import '#web/styles/product-parts.css';
import '#web/styles/review-cards.css';
import { datedLaunchLocales, launchLocales, paths } from '#contract/site/addresses/paths.ts';
import { languageTags } from '#contract/site/locales.ts';
import { formatDate } from '#i18n/date-format.ts';
import { formatMoney } from '#i18n/money.ts';
import { launchDayQuery } from '#web/shared/api/launches.ts';
import { useSuspenseQuery } from '#web/shared/api/use-query.ts';
import { EditionHead } from '#web/shared/head/edition-head.tsx';
import { useActiveLocales } from '#web/shared/hooks/use-active-locales.ts';
import { useEdition } from '#web/shared/hooks/use-edition.ts';
import type { PageProps } from '#web/shared/lazy-page.ts';
import { useDictionary, useLocale } from '#web/shared/page-context.tsx';
import { seldomTexts } from '#web/shared/seldom-texts.ts';
import { Breadcrumbs } from '#web/shared/ui/breadcrumbs.tsx';
import { primaryButton, quietButton } from '#web/shared/ui/button.ts';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';
import { ReviewCard } from '#web/shared/ui/review-card.tsx';
import { ShopWindow } from '#web/shared/ui/shop-window.tsx';
import { LaunchDays } from './launch-days.tsx';

/** The latest day at its own address, each day at one with its date, where the edition keeps those. */
export default function LaunchPage({ params }: PageProps) {
  const { post } = useDictionary();
  const { launches: texts } = seldomTexts.useTexts();
  const locale = useLocale();
  const { data: day } = useSuspenseQuery(launchDayQuery(locale, params.date));
  const edition = useEdition();
  const language = languageTags[locale];
  const date = day.date && formatDate(new Date(`${day.date}T12:00:00Z`), language, 'UTC');
  const title = params.date && date ? texts.titleOf(date) : texts.title;
  const priceThen = (reviewId: number) => {
    const kept = day.prices.find((each) => each.reviewId === reviewId);
    return kept && texts.priceThen(formatMoney(kept.price, kept.currency, language));
  };
  const active = useActiveLocales().filter((each) => launchLocales.includes(each));
  return (
    <>
      <EditionHead
        title={title}
        description={texts.description}
        path={params.date ? paths.launchDay(locale, params.date) : paths.launches(locale)}
        siblings={params.date ? [] : active.map((each) => ({ locale: each, path: paths.launches(each) }))}
        index={day.reviews.length > 0}
      />
      <Breadcrumbs trail={[{ name: post.home, href: paths.home(locale) }]} />
      <h1 className="mt-4">{title}</h1>
      <p className="text-mute mt-2 max-w-prose">{texts.description}</p>
      {!params.date && date && <p className="mt-4 font-semibold">{date}</p>}
      {edition.disclosure && <p className="disclosure-note">{edition.disclosure}</p>}
      {day.reviews.length > 0 ? (
        <div className="review-grid">
          {day.reviews.map((review) => (
            <ReviewCard
              key={review.id}
              review={review}
              timeZone={edition.timeZone}
              showPrices={edition.showPrices}
            >
              {priceThen(review.id) && <span className="text-mute text-sm">{priceThen(review.id)}</span>}
            </ReviewCard>
          ))}
        </div>
      ) : (
        <EmptyState title={day.date ? texts.empty : texts.never} picture={<ShopWindow mood="shut" />}>
          <span className="load-more">
            {day.date && (
              <a href={paths.launches(locale)} className={primaryButton}>
                {texts.latest}
              </a>
            )}
            <a href={paths.reviews(locale)} className={quietButton}>
              {texts.seeReviews}
            </a>
          </span>
        </EmptyState>
      )}
      {datedLaunchLocales.includes(locale) && <LaunchDays previous={day.previous} next={day.next} />}
    </>
  );
}
