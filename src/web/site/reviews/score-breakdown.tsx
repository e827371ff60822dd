import type { Review } from '#contract/commerce/reviews/reviews.schemas.ts';
import { languageTags } from '#contract/site/locales.ts';
import { formatScore } from '#i18n/money.ts';
import { useDictionary, useLocale } from '#web/shared/page-context.tsx';
import { criterionName } from './criterion-name.ts';

/** How the figure came about: each criterion with its weight, as words and as a bar. */
export function ScoreBreakdown({ breakdown }: { breakdown: Review['breakdown'] }) {
  const dictionary = useDictionary();
  const { reviews: texts } = dictionary;
  const language = languageTags[useLocale()];
  if (breakdown.length === 0) return null;
  return (
    <section className="prose">
      <h2>{texts.breakdown}</h2>
      <dl className="breakdown">
        {breakdown.map(({ criterion, score, weight }) => {
          const name = criterionName(criterion, dictionary);
          return (
            <div key={criterion}>
              <dt>
                {name} <small>{texts.weight(Math.round(weight * 100))}</small>
              </dt>
              <dd>
                <meter min={0} max={10} value={score} aria-label={name} />
                {formatScore(score, language)}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
