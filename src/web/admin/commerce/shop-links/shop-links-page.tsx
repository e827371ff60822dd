import { useMay } from '#web/admin/context/me.tsx';
import { useTradeTexts } from '#web/admin/context/trade-texts.ts';
import { useUrlParam } from '#web/admin/context/url-params.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { PageHeader } from '#web/admin/ui/page-header.tsx';
import { FilterBar, TextFilter } from '#web/admin/ui/table/filters.tsx';
import { ShopLinkWindow } from './shop-link-window.tsx';
import { ShopLinksTable } from './shop-links-table.tsx';

/** Which link is open stands in the address; "new" is one that is being made. */
export default function ShopLinksPage() {
  const { shopLinks } = useTradeTexts();
  const mayChange = useMay('editor');
  const [open, setOpen] = useUrlParam('link');
  return (
    <>
      <PageHeader
        title={shopLinks.title}
        about={`${shopLinks.about} ${shopLinks.brOnly}`}
        action={
          mayChange && (
            <Button look="primary" icon="plus" onClick={() => setOpen('new')}>
              {shopLinks.create}
            </Button>
          )
        }
      />
      <FilterBar names={['q']}>
        <TextFilter name="q" label={shopLinks.search} />
      </FilterBar>
      <ShopLinksTable onOpen={(id) => setOpen(String(id))} />
      {mayChange && open && <ShopLinkWindow key={open} asked={open} onClose={() => setOpen(null)} />}
    </>
  );
}
