import type { PriceHistory } from '#contract/commerce/price-runs/price-history.ts';
import { type Locale, languageTags } from '#contract/site/locales.ts';
import { formatDay } from '#i18n/date-format.ts';
import { formatMoney } from '#i18n/money.ts';
import { priceHistoryTexts } from '#i18n/price-history.ts';
import { CHART_HEIGHT, CHART_WIDTH, pricePath } from './price-path.ts';

interface PriceHistoryChartProps {
  history: PriceHistory;
  locale: Locale;
  timeZone: string;
}

/** Newest first; who wants to know more than that has the chart. */
const ROWS = 24;

/** Drawn on the server alone: a line, the two ends of it in words, and the same as a table. */
export function PriceHistoryChart({ history, locale, timeZone }: PriceHistoryChartProps) {
  const { seen, currency, shopName } = history;
  const texts = priceHistoryTexts[locale];
  const [first, last] = [seen[0], seen.at(-1)];
  if (!first || !last) return null;
  const language = languageTags[locale];
  const money = (price: number) => formatMoney(price, currency, language);
  const day = (moment: Date) => (
    <time dateTime={moment.toISOString()}>{formatDay(moment, language, timeZone)}</time>
  );
  const prices = seen.map(({ price }) => price);
  const [least, most] = [money(Math.min(...prices)), money(Math.max(...prices))];
  const [from, to] = [first.since, last.until].map((moment) => formatDay(moment, language, timeZone));
  return (
    <>
      <h2>{texts.title}</h2>
      <p>{texts.about(shopName)}</p>
      <figure className="price-chart">
        <p>
          {texts.highest} <strong>{most}</strong>
        </p>
        <svg
          viewBox={`0 0 ${CHART_WIDTH} ${CHART_HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={texts.summary(least, most, from ?? '', to ?? '')}
        >
          <path d={pricePath(seen)} vectorEffect="non-scaling-stroke" />
        </svg>
        <p>
          {texts.lowest} <strong>{least}</strong>
        </p>
        <figcaption>
          {day(first.since)} {day(last.until)}
        </figcaption>
      </figure>
      <details className="price-table">
        <summary>{texts.table}</summary>
        <div className="table-scroll">
          <table>
            <thead>
              <tr>
                <th scope="col">{texts.from}</th>
                <th scope="col">{texts.until}</th>
                <th scope="col">{texts.price}</th>
              </tr>
            </thead>
            <tbody>
              {seen
                .slice(-ROWS)
                .reverse()
                .map(({ price, since, until }) => (
                  <tr key={since.getTime()}>
                    <td>{day(since)}</td>
                    <td>{day(until)}</td>
                    <td>{money(price)}</td>
                  </tr>
                ))}
            </tbody>
          </table>
        </div>
      </details>
    </>
  );
}
