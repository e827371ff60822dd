import { pageTemplates } from '#contract/pages/rendered-pages/page-templates.ts';
import { pageStates } from '#contract/pages/rendered-pages/rendered-pages.words.ts';
import { locales } from '#contract/site/locales.ts';
import { useEditionNames } from '#web/admin/context/edition-names.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { FilterBar, SelectFilter, TextFilter } from '#web/admin/ui/filters.tsx';
import { pageFilterNames } from './page-filter.ts';

export function PageFilters() {
  const { preRender } = useTexts();
  const nameOf = useEditionNames();
  return (
    <FilterBar names={pageFilterNames}>
      <TextFilter name="q" label={preRender.search} />
      <SelectFilter
        name="edition"
        label={preRender.edition}
        options={locales.map((value) => ({ value, label: nameOf(value) }))}
      />
      <SelectFilter
        name="state"
        label={preRender.state}
        options={pageStates.map((value) => ({
          value,
          label: preRender.states[value],
          note: preRender.stateNotes[value],
        }))}
      />
      <SelectFilter
        name="template"
        label={preRender.template}
        options={pageTemplates.map((value) => ({ value, label: preRender.templates[value] }))}
      />
    </FilterBar>
  );
}
