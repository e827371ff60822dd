import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ShopFeed } from '#contract/commerce/shop-feeds/shop-feeds.admin.schemas.ts';
import { apiQuery } from '#web/admin/api/call.ts';
import { useEditionNames } from '#web/admin/context/edition-names.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { useTradeTexts } from '#web/admin/context/trade-texts.ts';
import { Badge } from '#web/admin/ui/badge.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { EmptyState } from '#web/admin/ui/feedback/empty-state.tsx';
import type { Column } from '#web/admin/ui/table/columns.ts';
import { DataTable } from '#web/admin/ui/table/data-table.tsx';
import { RelativeTime } from '#web/admin/ui/time/relative-time.tsx';
import { FeedMenu } from './feed-menu.tsx';
import { feedTones, hoursOf, isMoving, sentencesOf, waitsForLook } from './feed-words.ts';

interface FeedsTableProps {
  onEdit: (feed: ShopFeed) => void;
  onLook: (importId: number) => void;
}

function State({ feed: { state } }: { feed: ShopFeed }) {
  const { shopFeeds: words } = useTradeTexts();
  return <Badge tone={feedTones[state]}>{words.states[state]}</Badge>;
}

function Name({ feed, onLook }: { feed: ShopFeed; onLook: FeedsTableProps['onLook'] }) {
  const { shopFeeds: words } = useTradeTexts();
  const nameOf = useEditionNames();
  const isWrong = feed.state === 'held' || feed.state === 'failed';
  return (
    <span className="flex min-w-0 flex-col items-start gap-0.5">
      <span className="font-semibold wrap-anywhere">{feed.name}</span>
      <span className="sm:hidden">
        <State feed={feed} />
      </span>
      <span className="text-mute text-sm wrap-anywhere">
        {nameOf(feed.locale)} · {feed.host}/••• · {hoursOf(feed, words)}
      </span>
      {sentencesOf(feed, words).map((sentence) => (
        <span key={sentence} className={`text-sm wrap-anywhere ${isWrong ? 'text-warn' : 'text-mute'}`}>
          {sentence}
        </span>
      ))}
      {waitsForLook(feed) && feed.importId !== null && (
        <span className="mt-1">
          <Button aria-label={words.lookAt(feed.name)} onClick={() => onLook(feed.importId ?? 0)}>
            {words.look}
          </Button>
        </span>
      )}
    </span>
  );
}

export function FeedsTable({ onEdit, onLook }: FeedsTableProps) {
  const { shopFeeds: words, table } = useTradeTexts();
  const mayChange = useMay('editor');
  const { data, error, refetch } = useQuery({
    ...apiQuery('GET /api/admin/shop-feeds'),
    refetchInterval: ({ state }) => (state.data?.items.some(isMoving) ? 2_000 : false),
  });
  const client = useQueryClient();
  const stand = data?.items.map(({ importId, state }) => `${importId} ${state}`).join();
  const stood = useRef(stand);
  // What comes of a feed stands in the list of imports, too.
  useEffect(() => {
    const isNews = stood.current !== undefined && stood.current !== stand;
    stood.current = stand;
    if (isNews) void client.invalidateQueries({ queryKey: ['/api/admin/imports'] });
  }, [client, stand]);
  const columns: Column<ShopFeed>[] = [
    {
      key: 'name',
      header: words.name,
      grow: true,
      cell: (feed) => <Name feed={feed} onLook={onLook} />,
    },
    {
      key: 'state',
      header: words.state,
      from: 'sm',
      cell: (feed) => <State feed={feed} />,
    },
    {
      key: 'last',
      header: words.last,
      from: 'md',
      tight: true,
      cell: ({ last }) => (
        <span className="text-mute">{last ? <RelativeTime moment={last.at} /> : words.neverFetched}</span>
      ),
    },
    {
      key: 'next',
      header: words.next,
      from: 'lg',
      tight: true,
      cell: ({ nextAt }) => <span className="text-mute">{nextAt && <RelativeTime moment={nextAt} />}</span>,
    },
    ...(mayChange
      ? [
          {
            key: 'actions',
            header: table.actions,
            quiet: true,
            tight: true,
            cell: (feed: ShopFeed) => <FeedMenu feed={feed} onEdit={() => onEdit(feed)} />,
          },
        ]
      : []),
  ];
  return (
    <DataTable
      label={words.list}
      columns={columns}
      list={{ data: data?.items, error, refetch }}
      keyOf={({ id }) => String(id)}
      nameOf={({ name }) => name}
      empty={<EmptyState icon="calendar-clock" title={words.emptyTitle} text={words.emptyText} />}
    />
  );
}
