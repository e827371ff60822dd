import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { LinkLine } from '#contract/writing/links/links.admin.schemas.ts';
import type { LinkState } from '#contract/writing/links/links.words.ts';
import { apiList } from '#web/admin/api/call.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Badge, type Tone } from '#web/admin/ui/badge.tsx';
import { EmptyState } from '#web/admin/ui/feedback/empty-state.tsx';
import type { Column } from '#web/admin/ui/table/columns.ts';
import { DataTable } from '#web/admin/ui/table/data-table.tsx';
import { RelativeTime } from '#web/admin/ui/time/relative-time.tsx';
import { linkFilter } from './link-filter.ts';
import { LinkMenu } from './link-menu.tsx';
import { LinkPlaces } from './link-places.tsx';
import { useLinkTexts } from './link-texts.ts';
import { shortened } from './shortened.ts';

const tones: Record<LinkState, Tone> = {
  broken: 'danger',
  failing: 'danger',
  suspect: 'warn',
  unreachable: 'warn',
  blocked: 'neutral',
  refused: 'warn',
  working: 'ok',
  waiting: 'neutral',
  excluded: 'neutral',
};

export function LinksTable() {
  const links = useLinkTexts();
  const { table } = useTexts();
  const mayChange = useMay('editor');
  const [params] = useSearchParams();
  const filter = linkFilter(params);
  const list = useInfiniteQuery(apiList('GET /api/admin/links', filter));
  const state = ({ state: is, status, excludedBy }: LinkLine) => (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1" data-tip={links.stateTexts[is]}>
      <Badge tone={tones[is]}>{links.states[is]}</Badge>
      {status !== null && is !== 'working' && is !== 'excluded' && (
        <span className="text-mute numbers text-sm">{links.status(status)}</span>
      )}
      {excludedBy && <span className="text-mute text-sm">{links.excludedBy(excludedBy)}</span>}
    </span>
  );
  const columns: Column<LinkLine>[] = [
    {
      key: 'link',
      header: links.link,
      grow: true,
      cell: (link) => (
        <span className="flex min-w-0 flex-col items-start gap-1">
          <a
            href={link.url}
            target="_blank"
            rel="noopener noreferrer nofollow"
            data-row-handle=""
            data-tip={links.open}
            className="row-handle wrap-anywhere"
          >
            {shortened(link.url)}
          </a>
          <span className="sm:hidden">{state(link)}</span>
          <span className="md:hidden">
            <LinkPlaces link={link} />
          </span>
        </span>
      ),
    },
    { key: 'state', header: links.state, from: 'sm', tight: true, cell: state },
    { key: 'places', header: links.places, from: 'md', cell: (link) => <LinkPlaces link={link} /> },
    {
      key: 'checked',
      header: links.checked,
      from: 'lg',
      tight: true,
      align: 'end',
      cell: ({ checkedAt }) => (
        <span className="text-mute">{checkedAt ? <RelativeTime moment={checkedAt} /> : links.never}</span>
      ),
    },
    ...(mayChange
      ? [
          {
            key: 'actions',
            header: table.actions,
            quiet: true,
            tight: true,
            cell: (link: LinkLine) => <LinkMenu link={link} name={shortened(link.url)} />,
          },
        ]
      : []),
  ];
  const isBroken = filter.filter === 'broken' && !filter.q;
  return (
    <DataTable
      label={links.title}
      columns={columns}
      list={list}
      keyOf={({ id }) => String(id)}
      nameOf={({ url }) => shortened(url)}
      empty={
        isBroken ? (
          <EmptyState icon="circle-check" title={links.noneBrokenTitle} text={links.noneBrokenText} />
        ) : Object.keys(filter).length > 0 ? (
          <EmptyState icon="search-x" title={links.nothingTitle} text={links.nothingText} />
        ) : (
          <EmptyState icon="link-2" title={links.emptyTitle} text={links.emptyText} />
        )
      }
    />
  );
}
