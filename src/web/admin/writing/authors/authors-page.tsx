import { useMay } from '#web/admin/context/me.tsx';
import { useUrlParam } from '#web/admin/context/url-params.ts';
import { useAuthors, useAuthorsTexts } from '#web/admin/ui/authors/use-authors.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { EmptyState } from '#web/admin/ui/feedback/empty-state.tsx';
import { Dialog } from '#web/admin/ui/overlay/dialog.tsx';
import { PageHeader } from '#web/admin/ui/page-header.tsx';
import { FilterBar, TextFilter } from '#web/admin/ui/table/filters.tsx';
import { AuthorDialog } from './author-dialog.tsx';
import { AuthorsTable } from './authors-table.tsx';
import { Bylines } from './bylines.tsx';

/** Everybody who writes. Which one is open stands in the address; "new" is one that is being made. */
export default function AuthorsPage() {
  const texts = useAuthorsTexts();
  const mayMake = useMay('editor');
  const [open, setOpen] = useUrlParam('author');
  const list = useAuthors();
  const close = () => setOpen(null);
  const author = list.data?.find(({ id }) => String(id) === open);
  return (
    <>
      <PageHeader
        title={texts.title}
        about={texts.about}
        action={
          mayMake && (
            <Button look="primary" icon="plus" onClick={() => setOpen('new')}>
              {texts.create}
            </Button>
          )
        }
      />
      <FilterBar names={['q']}>
        <TextFilter name="q" label={texts.filter} />
      </FilterBar>
      <AuthorsTable list={list} onOpen={(id) => setOpen(String(id))} />
      {mayMake && list.data && <Bylines all={list.data} />}
      {open && list.data && (author || (open === 'new' && mayMake)) && (
        <AuthorDialog key={open} author={author} onClose={close} />
      )}
      {open && list.data && !author && !(open === 'new' && mayMake) && (
        <Dialog open title={texts.missingTitle} onClose={close}>
          <EmptyState icon="user-round-x" title={texts.missingTitle} text={texts.missingText} />
        </Dialog>
      )}
    </>
  );
}
