import { redirectKinds } from '#contract/readers/redirects/redirects.words.ts';
import { locales } from '#contract/site/locales.ts';
import { useEditionNames } from '#web/admin/context/edition-names.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { useUpkeepTexts } from '#web/admin/context/upkeep-texts.ts';
import { useUrlParam } from '#web/admin/context/url-params.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { PageHeader } from '#web/admin/ui/page-header.tsx';
import { FilterBar, SelectFilter, TextFilter } from '#web/admin/ui/table/filters.tsx';
import { NewRedirectDialog } from './new-redirect-dialog.tsx';
import { redirectFilterNames } from './redirect-filter.ts';
import { RedirectsTable } from './redirects-table.tsx';

/** Addresses that lead elsewhere. "?new" opens the form, so that other screens can lead to it. */
export default function RedirectsPage() {
  const { redirects } = useUpkeepTexts();
  const nameOf = useEditionNames();
  const mayChange = useMay('editor');
  const [creating, setCreating] = useUrlParam('new');
  return (
    <>
      <PageHeader
        title={redirects.title}
        about={redirects.about}
        action={
          mayChange && (
            <Button look="primary" icon="plus" onClick={() => setCreating('1')}>
              {redirects.create}
            </Button>
          )
        }
      />
      <FilterBar names={redirectFilterNames}>
        <TextFilter name="q" label={redirects.search} />
        <SelectFilter
          name="edition"
          label={redirects.edition}
          options={locales.map((value) => ({ value, label: nameOf(value) }))}
        />
        <SelectFilter
          name="kind"
          label={redirects.kind}
          options={redirectKinds.map((value) => ({ value, label: redirects.kinds[value] }))}
        />
      </FilterBar>
      <RedirectsTable />
      {mayChange && creating && <NewRedirectDialog onClose={() => setCreating(null)} />}
    </>
  );
}
