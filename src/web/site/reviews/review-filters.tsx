import { limits } from '#contract/limits.ts';
import { paths } from '#contract/paths.ts';
import type { Facet } from '#contract/reviews.ts';
import type { ReviewFilters as Filters } from '#web/shared/api/reviews.ts';
import { useDictionary, useLocale } from '#web/shared/page-context.tsx';
import { primaryButton } from '#web/shared/ui/button.ts';

interface ReviewFiltersProps {
  filters: Filters;
  categories: Facet;
  brands: Facet;
}

interface SelectProps {
  name: keyof Filters;
  label: string;
  value: string | undefined;
  options: { value: string; name: string }[];
}

function Select({ name, label, value, options }: SelectProps) {
  return (
    <label className="grid gap-1 text-sm font-semibold">
      {label}
      <select name={name} defaultValue={value ?? ''} className="field w-full px-2 font-normal">
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </label>
  );
}

const counted = (facet: Facet) =>
  facet.map(({ value, name, count }) => ({ value, name: `${name} (${count})` }));

export function ReviewFilters({ filters, categories, brands }: ReviewFiltersProps) {
  const { reviews: texts } = useDictionary();
  const locale = useLocale();
  const scores = [9, 8, 7].map((score) => ({ value: String(score), name: texts.scoreFrom(score) }));
  return (
    <search>
      <form action={paths.reviews(locale)} method="get" className="review-filters">
        <label className="grid gap-1 text-sm font-semibold sm:col-span-2">
          {texts.search}
          <input
            name="q"
            type="search"
            defaultValue={filters.q ?? ''}
            maxLength={limits.search.maxInputChars}
            className="field w-full px-3 font-normal"
          />
        </label>
        <Select
          name="category"
          label={texts.category}
          value={filters.category}
          options={[{ value: '', name: texts.allCategories }, ...counted(categories)]}
        />
        <Select
          name="brand"
          label={texts.brand}
          value={filters.brand}
          options={[{ value: '', name: texts.allBrands }, ...counted(brands)]}
        />
        <Select
          name="minScore"
          label={texts.minScore}
          value={filters.minScore}
          options={[{ value: '', name: texts.anyScore }, ...scores]}
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
        <p className="flex flex-wrap items-center gap-4 sm:col-span-2 lg:col-span-6">
          <button type="submit" className={primaryButton}>
            {texts.apply}
          </button>
          {Object.keys(filters).length > 0 && (
            <a href={paths.reviews(locale)} className="inline-flex min-h-11 items-center underline">
              {texts.clear}
            </a>
          )}
        </p>
      </form>
    </search>
  );
}
