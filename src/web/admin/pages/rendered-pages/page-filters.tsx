import { pageTemplates } from '#contract/pages/rendered-pages/page-templates.ts';
import { pageStates } from '#contract/pages/rendered-pages/rendered-pages.words.ts';
import { locales } from '#contract/site/locales.ts';
import { useEditionNames } from '#web/admin/context/edition-names.ts';
import { useUpkeepTexts } from '#web/admin/context/upkeep-texts.ts';
import { FilterBar, SelectFilter, TextFilter } from '#web/admin/ui/table/filters.tsx';
import { pageFilterNames } from './page-filter.ts';

export function PageFilters() {
  const { renderedPages } = useUpkeepTexts();
  const nameOf = useEditionNames();
  return (
    <FilterBar names={pageFilterNames}>
      <TextFilter name="q" label={renderedPages.search} />
      <SelectFilter
        name="edition"
        label={renderedPages.edition}
        options={locales.map((value) => ({ value, label: nameOf(value) }))}
      />
      <SelectFilter
        name="state"
        label={renderedPages.state}
        options={pageStates.map((value) => ({
          value,
          label: renderedPages.states[value],
          note: renderedPages.stateNotes[value],
        }))}
      />
      <SelectFilter
        name="template"
        label={renderedPages.template}
        options={pageTemplates.map((value) => ({ value, label: renderedPages.templates[value] }))}
      />
    </FilterBar>
  );
}
