import { auditActions, auditSubjects } from '#contract/people/audit/audit.words.ts';
import { locales } from '#contract/site/locales.ts';
import { useEverybody } from '#web/admin/api/everybody.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { useUrlParam } from '#web/admin/context/url-params.ts';
import { Combobox } from '#web/admin/ui/form/combobox.tsx';
import { DateFilter, FilterBar, SelectFilter } from '#web/admin/ui/table/filters.tsx';
import { auditFilterNames } from './filter-params.ts';

export function AuditFilters() {
  const { audit } = useTexts();
  const [actor, chooseActor] = useUrlParam('actor');
  const users = useEverybody();
  return (
    <FilterBar names={auditFilterNames}>
      <Combobox
        label={audit.person}
        options={users.map(({ id, name }) => ({ value: id, label: name }))}
        value={actor}
        onChange={(next) => chooseActor(next ?? null)}
      />
      <SelectFilter
        name="action"
        label={audit.action}
        options={auditActions.map((value) => ({ value, label: audit.actions[value] }))}
      />
      <SelectFilter
        name="subject"
        label={audit.subject}
        options={auditSubjects.map((value) => ({ value, label: audit.subjects[value].name }))}
      />
      <SelectFilter
        name="edition"
        label={audit.edition}
        options={locales.map((value) => ({ value, label: value.toUpperCase() }))}
      />
      <span className="flex gap-3 max-sm:col-span-2 max-sm:flex-col max-sm:gap-2">
        <DateFilter name="from" label={audit.from} />
        <DateFilter name="to" label={audit.to} />
      </span>
    </FilterBar>
  );
}
