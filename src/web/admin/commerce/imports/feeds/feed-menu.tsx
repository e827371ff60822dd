import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ShopFeed } from '#contract/commerce/shop-feeds/shop-feeds.admin.schemas.ts';
import { callApi } from '#web/admin/api/call.ts';
import { useTradeTexts } from '#web/admin/context/trade-texts.ts';
import { IconButton } from '#web/admin/ui/button.tsx';
import { useToldAction } from '#web/admin/ui/feedback/use-told-action.ts';
import { Confirm } from '#web/admin/ui/overlay/confirm.tsx';
import { Menu, MenuItem, MenuLine } from '#web/admin/ui/overlay/menu.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';

export function FeedMenu({ feed, onEdit }: { feed: ShopFeed; onEdit: () => void }) {
  const { shopFeeds: words, table } = useTradeTexts();
  const client = useQueryClient();
  const renew = () => client.invalidateQueries({ queryKey: ['/api/admin/shop-feeds'] });
  const [, act] = useToldAction(renew);
  const [removing, setRemoving] = useState(false);
  const { id, name } = feed;
  const isPaused = feed.state === 'paused' || feed.nextAt === null;
  const fetchNow = () =>
    act(() => callApi('POST /api/admin/shop-feeds/:id/fetch', { id }), {
      title: words.fetching,
      description: words.fetchingText(name),
    });
  const setPaused = (paused: boolean) =>
    act(() => callApi('PATCH /api/admin/shop-feeds/:id', { id, body: { paused } }), {
      title: paused ? words.paused : words.resumed,
      description: paused ? words.pausedText(name) : words.resumedText(name),
    });
  async function remove(): Promise<void> {
    await callApi('DELETE /api/admin/shop-feeds/:id', { id });
    await renew();
    toast({ title: words.removed, description: words.removedText(name) });
    document.getElementById('main')?.focus({ preventScroll: true });
  }
  return (
    <>
      <Menu trigger={<IconButton label={table.actionsFor(name)} icon="ellipsis" />}>
        {!isPaused && (
          <MenuItem icon="refresh-cw" onChoose={fetchNow}>
            {words.fetch}
          </MenuItem>
        )}
        <MenuItem icon="pencil" onChoose={onEdit}>
          {words.change}
        </MenuItem>
        <MenuItem icon={isPaused ? 'play' : 'pause'} onChoose={() => setPaused(!isPaused)}>
          {isPaused ? words.resume : words.pause}
        </MenuItem>
        <MenuLine />
        <MenuItem icon="trash" danger onChoose={() => setRemoving(true)}>
          {words.remove}
        </MenuItem>
      </Menu>
      <Confirm
        open={removing}
        onClose={() => setRemoving(false)}
        title={words.removeTitle(name)}
        consequence={words.removeText}
        action={words.remove}
        danger
        onConfirm={remove}
      />
    </>
  );
}
