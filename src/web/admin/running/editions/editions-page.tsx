import { useQuery } from '@tanstack/react-query';
import { paths } from '#contract/site/addresses/paths.ts';
import { useEdition } from '#web/admin/context/edition.ts';
import { useEditionTexts } from '#web/admin/context/edition-texts.ts';
import { buttonClass } from '#web/admin/ui/button.tsx';
import { Skeleton } from '#web/admin/ui/feedback/skeleton.tsx';
import { Icon } from '#web/admin/ui/icon.tsx';
import { PageHeader } from '#web/admin/ui/page-header.tsx';
import { TableError } from '#web/admin/ui/table/table-states.tsx';
import { EditionForm } from './edition-form.tsx';
import { EditionList } from './edition-list.tsx';
import { editionsQuery } from './editions-query.ts';
import { StatusSection } from './status-section.tsx';

const LINES = [0, 1, 2, 3, 4];

export default function EditionsPage() {
  const editions = useEditionTexts();
  const [locale] = useEdition();
  const { data, error, refetch } = useQuery(editionsQuery());
  const edition = data?.items.find((each) => each.locale === locale);
  return (
    <>
      <PageHeader
        title={editions.title}
        about={editions.about}
        action={
          <a href={paths.home(locale)} target="_blank" rel="noopener" className={buttonClass('quiet')}>
            <Icon of="external-link" size={16} />
            {editions.open}
          </a>
        }
      />
      {error && !data && <TableError error={error} retry={refetch} />}
      {!data && !error && (
        <div className="flex flex-col gap-6 py-4" aria-busy="true">
          {LINES.map((line) => (
            <Skeleton key={line} index={line} />
          ))}
        </div>
      )}
      {data && <EditionList editions={data.items} current={locale} />}
      {edition && (
        <div key={locale}>
          <StatusSection edition={edition} />
          <EditionForm edition={edition} />
        </div>
      )}
    </>
  );
}
