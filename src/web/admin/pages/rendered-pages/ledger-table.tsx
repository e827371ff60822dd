import { useInfiniteQuery } from '@tanstack/react-query';
import type { LedgerLine } from '#contract/pages/rendered-pages/rendered-pages.admin.schemas.ts';
import { apiList } from '#web/admin/api/call.ts';
import { useUpkeepTexts } from '#web/admin/context/upkeep-texts.ts';
import { EmptyState } from '#web/admin/ui/feedback/empty-state.tsx';
import type { Column } from '#web/admin/ui/table/columns.ts';
import { DataTable } from '#web/admin/ui/table/data-table.tsx';
import { RelativeTime } from '#web/admin/ui/time/relative-time.tsx';
import { useCause } from './use-cause.ts';

function Touched({ line: { tags, tagCount } }: { line: LedgerLine }) {
  const { renderedPages } = useUpkeepTexts();
  return (
    <span className="flex flex-wrap gap-1.5">
      {tags.map((tag) => (
        <code key={tag} className="page-tag">
          {tag}
        </code>
      ))}
      {tagCount > tags.length && (
        <span className="text-mute text-sm">{renderedPages.more(tagCount - tags.length)}</span>
      )}
    </span>
  );
}

/** What readers could see change, and which pages that renewed. */
export function LedgerTable() {
  const { renderedPages } = useUpkeepTexts();
  const causeOf = useCause();
  const list = useInfiniteQuery(apiList('GET /api/admin/pre-render/ledger'));
  const columns: Column<LedgerLine>[] = [
    {
      key: 'change',
      header: renderedPages.change,
      grow: true,
      cell: (line) => (
        <span className="min-w-0">
          <span className="block font-medium wrap-anywhere">{causeOf(line.cause)}</span>
          <span className="text-mute block text-sm">
            <RelativeTime moment={line.at} />
          </span>
          <span className="mt-1 block md:hidden">
            <Touched line={line} />
          </span>
        </span>
      ),
    },
    {
      key: 'touches',
      header: renderedPages.touches,
      from: 'md',
      cell: (line) => <Touched line={line} />,
    },
  ];
  return (
    <>
      <p className="text-mute mb-4">{renderedPages.causesAbout}</p>
      <DataTable
        label={renderedPages.causes}
        columns={columns}
        list={list}
        keyOf={({ id }) => String(id)}
        nameOf={({ cause }) => causeOf(cause)}
        empty={
          <EmptyState
            icon="rotate-ccw-clock"
            title={renderedPages.noCausesTitle}
            text={renderedPages.noCausesText}
          />
        }
      />
    </>
  );
}
