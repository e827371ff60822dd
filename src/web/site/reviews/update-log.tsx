import type { Review } from '#contract/commerce/reviews/reviews.schemas.ts';
import { languageTags } from '#contract/site/locales.ts';
import { formatDate } from '#i18n/date-format.ts';
import { useDictionary, useLocale } from '#web/shared/page-context.tsx';

/** A day of the calendar is the same day in every time zone. */
const noon = (day: string) => new Date(`${day}T12:00:00Z`);

/** Mistakes are corrected and dated: what was changed, newest first. */
export function UpdateLog({ updates }: { updates: Review['updates'] }) {
  const { reviews: texts } = useDictionary();
  const language = languageTags[useLocale()];
  if (updates.length === 0) return null;
  return (
    <section className="prose">
      <h2>{texts.updates}</h2>
      <dl className="update-log">
        {updates.map(({ date, text }) => (
          <div key={date + text}>
            <dt>
              <time dateTime={date}>{formatDate(noon(date), language, 'UTC')}</time>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
