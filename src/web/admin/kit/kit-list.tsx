import { useState } from 'react';
import { HOUR } from '#contract/site/durations.ts';
import { useUpkeepLanguage } from '#web/admin/context/upkeep-texts.ts';
import { useUrlParam } from '#web/admin/context/url-params.ts';
import { Badge, type Tone } from '#web/admin/ui/badge.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { EmptyState } from '#web/admin/ui/feedback/empty-state.tsx';
import { undoable } from '#web/admin/ui/feedback/undoable.ts';
import type { Column } from '#web/admin/ui/table/columns.ts';
import { DataTable } from '#web/admin/ui/table/data-table.tsx';
import { FilterBar, SelectFilter, TextFilter } from '#web/admin/ui/table/filters.tsx';
import { RowLink } from '#web/admin/ui/table/row-handle.tsx';
import { sortDirection } from '#web/admin/ui/table/sorting.ts';
import { useSelection } from '#web/admin/ui/table/use-selection.ts';
import { RelativeTime } from '#web/admin/ui/time/relative-time.tsx';

const states = ['published', 'scheduled', 'draft'] as const;
const tones: Record<(typeof states)[number], Tone> = { published: 'ok', scheduled: 'info', draft: 'neutral' };

interface Row {
  id: number;
  state: (typeof states)[number];
  views: number;
  changed: string;
}

const began = Date.now();
const sample = Array.from(
  { length: 12 },
  (_, index): Row => ({
    id: index + 1,
    state: states[index % 3] ?? 'draft',
    views: (index + 1) * 1_237,
    changed: new Date(began - index * index * HOUR).toISOString(),
  }),
);

export function KitList() {
  const { texts, tag } = useUpkeepLanguage();
  const { kit } = texts;
  const [q = ''] = useUrlParam('q');
  const [state] = useUrlParam('state');
  const [sort] = useUrlParam('sort');
  const [gone, setGone] = useState<number[]>([]);
  const selection = useSelection();
  const rows = sample
    .filter(
      (row) =>
        !gone.includes(row.id) &&
        kit.sample(row.id).includes(q) &&
        [row.state, undefined].includes(state as never),
    )
    .sort((a, b) => (sortDirection(sort, 'views') === 'descending' ? b.views - a.views : a.views - b.views));
  const columns: Column<Row>[] = [
    {
      key: 'name',
      header: kit.name,
      grow: true,
      cell: (row) => <RowLink to={{ search: `?q=${row.id}` }}>{kit.sample(row.id)}</RowLink>,
    },
    {
      key: 'state',
      header: kit.status,
      cell: (row) => <Badge tone={tones[row.state]}>{kit[row.state]}</Badge>,
    },
    {
      key: 'views',
      header: kit.views,
      align: 'end',
      sortable: true,
      cell: (row) => row.views.toLocaleString(tag),
    },
    { key: 'changed', header: kit.changed, from: 'sm', cell: (row) => <RelativeTime moment={row.changed} /> },
  ];
  function archive(chosen: Row[]): void {
    setGone([...gone, ...chosen.map(({ id }) => id)]);
    selection.clear();
    undoable(texts, { title: kit.archived, description: kit.archivedText, undo: async () => setGone(gone) });
  }
  return (
    <section className="py-7" aria-label={kit.lists}>
      <h2 className="mb-3 text-base">{kit.lists}</h2>
      <FilterBar names={['q', 'state']}>
        <TextFilter name="q" label={kit.filter} />
        <SelectFilter
          name="state"
          label={kit.status}
          options={states.map((value) => ({ value, label: kit[value] }))}
        />
      </FilterBar>
      <DataTable
        label={kit.lists}
        columns={columns}
        list={{ data: rows, error: undefined, refetch: () => {} }}
        keyOf={({ id }) => String(id)}
        nameOf={({ id }) => kit.sample(id)}
        empty={<EmptyState icon="inbox" title={kit.empty} text={kit.emptyText} />}
        selection={selection}
        bulk={(chosen) => (
          <Button icon="archive" onClick={() => archive(chosen)}>
            {kit.archive}
          </Button>
        )}
      />
    </section>
  );
}
