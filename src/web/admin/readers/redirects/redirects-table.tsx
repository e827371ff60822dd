import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { Redirect } from '#contract/readers/redirects/redirects.admin.schemas.ts';
import { apiList } from '#web/admin/api/call.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { useUpkeepTexts } from '#web/admin/context/upkeep-texts.ts';
import { Badge, type Tone } from '#web/admin/ui/badge.tsx';
import { EmptyState } from '#web/admin/ui/feedback/empty-state.tsx';
import { Icon } from '#web/admin/ui/icon.tsx';
import type { Column } from '#web/admin/ui/table/columns.ts';
import { DataTable } from '#web/admin/ui/table/data-table.tsx';
import { RelativeTime } from '#web/admin/ui/time/relative-time.tsx';
import { flagOf } from '#web/shared/ui/flag.tsx';
import { DeleteRedirect } from './delete-redirect.tsx';
import { redirectFilter } from './redirect-filter.ts';

const tones: Record<Redirect['kind'], Tone> = {
  post: 'neutral',
  category: 'neutral',
  review: 'neutral',
  manual: 'info',
};

/** Read with its letters, not with their codes: "promoção", not "promo%C3%A7%C3%A3o". */
const readable = (path: string) => decodeURI(path);

export function RedirectsTable() {
  const { redirects, table } = useUpkeepTexts();
  const mayChange = useMay('editor');
  const [params] = useSearchParams();
  const filter = redirectFilter(params);
  const list = useInfiniteQuery(apiList('GET /api/admin/redirects', filter));
  const columns: Column<Redirect>[] = [
    {
      key: 'from',
      header: redirects.from,
      grow: true,
      cell: ({ from, to, locale }) => (
        <span className="flex min-w-0 items-start gap-3">
          <span className="mt-1">{flagOf(locale, 18)}</span>
          <span className="min-w-0">
            <a
              href={from}
              target="_blank"
              rel="noopener"
              data-row-handle=""
              data-tip={redirects.try}
              className="row-handle block wrap-anywhere"
            >
              {readable(from)}
            </a>
            <span className="text-mute flex items-center gap-1.5 wrap-anywhere md:hidden">
              <Icon of="corner-down-right" size={14} /> {readable(to)}
            </span>
          </span>
        </span>
      ),
    },
    {
      key: 'to',
      header: redirects.to,
      from: 'md',
      cell: ({ to }) => (
        <a href={to} target="_blank" rel="noopener" className="text-mute hover:text-ink wrap-anywhere">
          {readable(to)}
        </a>
      ),
    },
    {
      key: 'kind',
      header: redirects.kind,
      from: 'sm',
      tight: true,
      cell: ({ kind }) => <Badge tone={tones[kind]}>{redirects.kinds[kind]}</Badge>,
    },
    {
      key: 'made',
      header: redirects.made,
      from: 'lg',
      tight: true,
      align: 'end',
      cell: ({ createdAt }) => (
        <span className="text-mute">
          <RelativeTime moment={createdAt} />
        </span>
      ),
    },
    ...(mayChange
      ? [
          {
            key: 'actions',
            header: table.actions,
            quiet: true,
            tight: true,
            cell: (redirect: Redirect) => <DeleteRedirect redirect={redirect} />,
          },
        ]
      : []),
  ];
  return (
    <DataTable
      label={redirects.title}
      columns={columns}
      list={list}
      keyOf={({ id }) => String(id)}
      nameOf={({ from }) => readable(from)}
      empty={
        Object.keys(filter).length > 0 ? (
          <EmptyState icon="search-x" title={redirects.nothingTitle} text={redirects.nothingText} />
        ) : (
          <EmptyState icon="signpost" title={redirects.emptyTitle} text={redirects.emptyText} />
        )
      }
    />
  );
}
