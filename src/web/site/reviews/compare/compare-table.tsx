import type { ReactNode } from 'react';
import type { ComparedReview } from '#contract/commerce/reviews/reviews.schemas.ts';
import { paths } from '#contract/site/addresses/paths.ts';
import type { ContentView } from '#web/shared/content/content-view.ts';
import { OfferLink } from '#web/shared/content/offer-link.tsx';
import { PriceList } from '#web/shared/content/price-list.tsx';
import { PriceTag } from '#web/shared/content/price-tag.tsx';
import { ScoreBadge } from '#web/shared/content/score-badge.tsx';
import { toneOf } from '#web/shared/tone.ts';
import { primaryButton } from '#web/shared/ui/button.ts';
import { Picture } from '#web/shared/ui/picture.tsx';
import { compareTexts } from './compare-texts.ts';
import { scoreRows, specRows } from './compared-rows.ts';

interface CompareTableProps {
  items: ComparedReview[];
  view: ContentView;
  showPrices: boolean;
}

const nameOf = ({ product }: ComparedReview) => `${product.brand} ${product.name}`;

export function CompareTable({ items, view, showPrices }: CompareTableProps) {
  const { reviews: list, content } = view.dictionary;
  const texts = compareTexts.useTexts();
  const row = (label: string, cell: (item: ComparedReview) => ReactNode) => (
    <tr>
      <th scope="row">{label}</th>
      {items.map((item) => (
        <td key={item.slug}>{cell(item)}</td>
      ))}
    </tr>
  );
  const points = (of: 'pros' | 'cons') => (item: ComparedReview) => (
    <ul className={of}>
      {item[of].map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
  return (
    <div className="compare">
      <label className="compare-differences">
        <input type="checkbox" /> {texts.differences}
      </label>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className="compare-scroll goes-on" tabIndex={0} aria-label={texts.table}>
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">{texts.feature}</span>
              </th>
              {items.map((item) => (
                <th key={item.slug} scope="col">
                  <ProductHead item={item} items={items} view={view} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {row(content.score, ({ score }) => (
              <ScoreBadge score={score} view={view} />
            ))}
            {row(list.verdict, ({ verdict }) => verdict)}
            {row(content.bestFor, ({ bestFor }) => bestFor)}
            {row(list.notFor, ({ notFor }) => notFor)}
            {row(content.price, ({ offer }) => (
              <PriceTag offer={offer} view={view} tellMissing={showPrices} />
            ))}
            {row(texts.buy, (item) => (
              <>
                <OfferLink
                  offer={item.offer}
                  name={nameOf(item)}
                  view={view}
                  className={primaryButton}
                  position="compare"
                />
                <PriceList offer={item.offer} name={nameOf(item)} view={view} position="compare" />
              </>
            ))}
          </tbody>
          <Section title={list.breakdown} rows={scoreRows(items, view)} width={items.length + 1} />
          <Section title={list.specs} rows={specRows(items)} width={items.length + 1} />
          <tbody>
            {row(content.pros, points('pros'))}
            {row(content.cons, points('cons'))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

function ProductHead({
  item,
  items,
  view,
}: {
  item: ComparedReview;
  items: ComparedReview[];
  view: ContentView;
}) {
  const texts = compareTexts.useTexts();
  const name = nameOf(item);
  const rest = items.filter(({ slug }) => slug !== item.slug).map(({ slug }) => slug);
  const without = rest.length > 0 ? paths.compare(view.locale, rest) : paths.reviews(view.locale);
  return (
    <>
      <div className={`${toneOf(item.product.id)} product-picture`}>
        {item.product.imageUrl && (
          <Picture src={item.product.imageUrl} alt="" sizes="160px" largest={480} square />
        )}
      </div>
      <a href={paths.review(view.locale, item.slug)}>{name}</a>
      <a href={without} aria-label={texts.removeFrom(name)} className="text-link">
        {texts.remove}
      </a>
    </>
  );
}

interface SectionProps {
  title: string;
  rows: { label: string; values: (string | undefined)[] }[];
  width: number;
}

/** Facts side by side; rows whose values differ can be made to stand out. */
function Section({ title, rows, width }: SectionProps) {
  const texts = compareTexts.useTexts();
  if (rows.length === 0) return null;
  return (
    <tbody>
      <tr className="compare-section">
        <th scope="colgroup" colSpan={width}>
          <span>{title}</span>
        </th>
      </tr>
      {rows.map(({ label, values }) => {
        const differs = new Set(values).size > 1;
        return (
          <tr key={label} className={differs ? 'differs' : undefined}>
            <th scope="row">
              {label}
              {differs && (
                <span className="differs-mark">
                  <span aria-hidden="true"> ≠</span>
                  <span className="sr-only">{texts.differs}</span>
                </span>
              )}
            </th>
            {values.map((value, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
              <td key={place}>{value ?? <span className="not-stated">{texts.notStated}</span>}</td>
            ))}
          </tr>
        );
      })}
    </tbody>
  );
}
