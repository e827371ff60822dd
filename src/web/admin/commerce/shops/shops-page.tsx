import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#web/admin/api/call.ts';
import { useEdition } from '#web/admin/context/edition.ts';
import { useEditionNames } from '#web/admin/context/edition-names.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { useUrlParams } from '#web/admin/context/url-params.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { PageHeader } from '#web/admin/ui/page-header.tsx';
import { PasteLinksDialog } from './paste-links-dialog.tsx';
import { PreferredShop } from './preferred-shop.tsx';
import { ShopDialog } from './shop-dialog.tsx';
import { useShopTexts } from './shop-texts.ts';
import { ShopsTable } from './shops-table.tsx';

/** Which shop is open stands in the address; "new" is one that is being made. */
export default function ShopsPage() {
  const { shops } = useShopTexts();
  const [locale] = useEdition();
  const nameOf = useEditionNames();
  const isOwner = useMay('owner');
  const isEditor = useMay('editor');
  const [params, change] = useUrlParams();
  const { data, error, refetch } = useQuery(apiQuery('GET /api/admin/shops/:locale', { locale }));
  const [open, paste] = [params.get('shop'), params.get('paste')];
  const close = () => change({ shop: null, paste: null });
  const opened = data?.shops.find(({ key }) => key === open);
  const pasted = data?.shops.find(({ key }) => key === paste);
  return (
    <>
      <PageHeader
        title={shops.title}
        about={shops.about(nameOf(locale))}
        action={
          isOwner && (
            <Button look="primary" icon="plus" onClick={() => change({ shop: 'new' })}>
              {shops.create}
            </Button>
          )
        }
      />
      <ShopsTable
        list={{ data: data?.shops, error, refetch }}
        edition={data}
        onOpen={(key) => change({ shop: key })}
        onPaste={(key) => change({ paste: key })}
      />
      {data && isEditor && <PreferredShop edition={data} />}
      {data && isOwner && (open === 'new' || opened) && (
        <ShopDialog key={`${locale} ${open}`} edition={data} shop={opened} onClose={close} />
      )}
      {isEditor && pasted && (
        <PasteLinksDialog key={`${locale} ${paste}`} locale={locale} shop={pasted} onClose={close} />
      )}
    </>
  );
}
