import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { isLocale, locales } from '#contract/site/locales.ts';
import { apiQuery } from '#web/admin/api/call.ts';
import { useEditionNames } from '#web/admin/context/edition-names.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { EmptyState } from '#web/admin/ui/feedback/empty-state.tsx';
import { Spinner } from '#web/admin/ui/feedback/spinner.tsx';
import { FilterBar, SelectFilter } from '#web/admin/ui/table/filters.tsx';
import { FailingLine } from './failing-line.tsx';
import { useFailingTexts } from './failing-texts.ts';

/** Links that answer and earn nothing, each with what could stand there instead. */
export function FailingLinks() {
  const texts = useFailingTexts();
  const { common } = useTexts();
  const nameOf = useEditionNames();
  const [params] = useSearchParams();
  const locale = params.get('edition');
  const { data } = useQuery(apiQuery('GET /api/admin/failing-links', isLocale(locale) ? { locale } : {}));
  return (
    <>
      <p className="text-mute mb-4">{texts.about}</p>
      <FilterBar names={['edition']}>
        <SelectFilter
          name="edition"
          label={texts.edition}
          options={locales.map((value) => ({ value, label: nameOf(value) }))}
        />
      </FilterBar>
      {!data && <Spinner label={common.loading} />}
      {data?.items.length === 0 && (
        <EmptyState icon="circle-check" title={texts.emptyTitle} text={texts.emptyText} />
      )}
      <ul className="flex flex-col gap-4">
        {data?.items.map((link) => (
          <li key={link.id}>
            <FailingLine link={link} />
          </li>
        ))}
      </ul>
      {data?.more && <p className="text-mute mt-4">{texts.more}</p>}
    </>
  );
}
