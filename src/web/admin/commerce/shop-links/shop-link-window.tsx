import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#web/admin/api/call.ts';
import { useTradeTexts } from '#web/admin/context/trade-texts.ts';
import { Dialog } from '#web/admin/ui/overlay/dialog.tsx';
import { TableError } from '#web/admin/ui/table/table-states.tsx';
import { ShopLinkDialog } from './shop-link-dialog.tsx';

/** The window of a link that an address names, once it is known. */
export function ShopLinkWindow({ asked, onClose }: { asked: string; onClose: () => void }) {
  const { shopLinks } = useTradeTexts();
  const id = Number(asked);
  const isNew = asked === 'new';
  const { data, error, refetch } = useQuery({
    ...apiQuery('GET /api/admin/shop-links/:id', { id }),
    // It is edited as it is now, not as it was when somebody last looked.
    gcTime: 0,
    enabled: !isNew && Number.isSafeInteger(id) && id > 0,
  });
  if (isNew) return <ShopLinkDialog link={undefined} onClose={onClose} />;
  if (data) return <ShopLinkDialog link={data} onClose={onClose} />;
  if (!error) return null;
  return (
    <Dialog open title={shopLinks.title} onClose={onClose}>
      <div className="dialog-body">
        <TableError error={error} retry={refetch} />
      </div>
    </Dialog>
  );
}
