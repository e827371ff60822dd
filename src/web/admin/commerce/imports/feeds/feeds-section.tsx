import { useState } from 'react';
import type { ShopFeed } from '#contract/commerce/shop-feeds/shop-feeds.admin.schemas.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { useTradeTexts } from '#web/admin/context/trade-texts.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { FeedDialog } from './feed-dialog.tsx';
import { FeedsTable } from './feeds-table.tsx';

/** Above the imports that come of them. */
export function FeedsSection({ onLook }: { onLook: (importId: number) => void }) {
  const { shopFeeds: words } = useTradeTexts();
  const mayChange = useMay('editor');
  const [open, setOpen] = useState<ShopFeed | 'new'>();
  return (
    <section aria-labelledby="feeds-title" className="mb-8">
      <header className="mb-3 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 id="feeds-title" className="text-lg">
            {words.title}
          </h2>
          <p className="text-mute max-w-form mt-1">{words.about}</p>
        </div>
        {mayChange && (
          <Button icon="plus" onClick={() => setOpen('new')}>
            {words.add}
          </Button>
        )}
      </header>
      <FeedsTable onEdit={setOpen} onLook={onLook} />
      {open && <FeedDialog feed={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />}
    </section>
  );
}
