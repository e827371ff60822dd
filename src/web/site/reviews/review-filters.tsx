import type { ReviewList } from '#contract/commerce/reviews/reviews.schemas.ts';
import { paths } from '#contract/site/addresses/paths.ts';
import { limits } from '#contract/site/limits.ts';
import { languageTags } from '#contract/site/locales.ts';
import type { ReviewFilters as Filters } from '#web/shared/api/reviews.ts';
import { useDictionary, useLocale } from '#web/shared/page-context.tsx';
import { iconButton, primaryButton, quietButton } from '#web/shared/ui/button.ts';
import { Glyph } from '#web/shared/ui/glyph.tsx';
import { priceBandLabel } from './price-band-label.ts';

const searchId = 'review-search';

/** What is folded away on small screens; the button says how many of them are in force. */
const folded = ['category', 'brand', 'minScore', 'price', 'available', 'sort'] as const;

interface ReviewFiltersProps {
  filters: Filters;
  list: ReviewList;
  currency: string;
  /** Chosen for a comparison: a search does not lose them. */
  chosen: readonly string[];
}

interface SelectProps {
  name: keyof Filters;
  label: string;
  value: string | undefined;
  options: { value: string; name: string }[];
}

function Select({ name, label, value, options }: SelectProps) {
  return (
    <label>
      {label}
      <select name={name} defaultValue={value ?? ''} className="field">
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </label>
  );
}

const counted = <T extends { value: string; count: number }>(facet: T[], nameOf: (each: T) => string) =>
  facet.map((each) => ({ value: each.value, name: `${nameOf(each)} (${each.count})` }));

export function ReviewFilters({ filters, list, currency, chosen }: ReviewFiltersProps) {
  const dictionary = useDictionary();
  const { reviews: texts, header } = dictionary;
  const narrowed = folded.filter((name) => filters[name]);
  const locale = useLocale();
  const { availability } = list;
  const scores = [9, 8, 7].map((score) => ({ value: String(score), name: texts.scoreFrom(score) }));
  const bands = bandsOf(list, filters.price);
  const labelOf = (band: string) => priceBandLabel(band, currency, languageTags[locale], dictionary);
  return (
    <search>
      <form action={paths.reviews(locale)} method="get" className="review-filters">
        <label htmlFor={searchId}>{texts.search}</label>
        <div className="field flex">
          <input
            id={searchId}
            name="q"
            type="search"
            defaultValue={filters.q ?? ''}
            maxLength={limits.search.maxInputChars}
          />
          <button type="submit" className={iconButton} aria-label={header.searchSubmit}>
            <Glyph name="search" />
          </button>
        </div>
        <details>
          <summary className={quietButton}>
            <Glyph name="sliders-horizontal" /> {texts.filters(narrowed.length)}
          </summary>
          <div className="filter-grid">
            <Select
              name="category"
              label={texts.category}
              value={filters.category}
              options={[
                { value: '', name: texts.allCategories },
                ...counted(list.categories, ({ name }) => name),
              ]}
            />
            <Select
              name="brand"
              label={texts.brand}
              value={filters.brand}
              options={[{ value: '', name: texts.allBrands }, ...counted(list.brands, ({ name }) => name)]}
            />
            <Select
              name="minScore"
              label={texts.minScore}
              value={filters.minScore}
              options={[{ value: '', name: texts.anyScore }, ...scores]}
            />
            {bands.length > 0 && (
              <Select
                name="price"
                label={texts.price}
                value={filters.price}
                options={[
                  { value: '', name: texts.anyPrice },
                  ...counted(bands, ({ value }) => labelOf(value)),
                ]}
              />
            )}
            <Select
              name="available"
              label={texts.availability}
              value={filters.available}
              options={counted(
                [
                  { value: '', name: texts.everything, count: availability.all },
                  { value: 'now', name: texts.availableNow, count: availability.now },
                ],
                ({ name }) => name,
              )}
            />
            <Select
              name="sort"
              label={texts.sort}
              value={filters.sort}
              options={[
                { value: '', name: texts.newest },
                { value: 'score', name: texts.byScore },
                { value: 'name', name: texts.byName },
              ]}
            />
            <p>
              <button type="submit" className={primaryButton}>
                {texts.apply}
              </button>
              {Object.keys(filters).length > 0 && (
                <a href={paths.reviewsWith(locale, {}, chosen)} className="text-link">
                  {texts.clear}
                </a>
              )}
            </p>
          </div>
        </details>
        {chosen.length > 0 && <input type="hidden" name="chosen" value={chosen.join(',')} />}
      </form>
    </search>
  );
}

/** Bands that hold something, and the one in force whatever it holds, even one that nobody offers. */
function bandsOf({ prices, total }: ReviewList, chosen: string | undefined) {
  const known = prices.filter(({ value, count }) => count > 0 || value === chosen);
  const missing = chosen !== undefined && !known.some(({ value }) => value === chosen);
  return missing ? [...known, { value: chosen, count: total }] : known;
}
