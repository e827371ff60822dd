import type { RenderRun } from '#contract/pages/rendered-pages/rendered-pages.admin.schemas.ts';
import { useUpkeepTexts } from '#web/admin/context/upkeep-texts.ts';
import { Badge } from '#web/admin/ui/badge.tsx';
import { EmptyState } from '#web/admin/ui/feedback/empty-state.tsx';
import type { Column } from '#web/admin/ui/table/columns.ts';
import { DataTable } from '#web/admin/ui/table/data-table.tsx';
import { momentColumn } from '#web/admin/ui/table/moment-column.tsx';
import type { ListState } from '#web/admin/ui/table/table-states.tsx';
import { hadTurn, runTones } from './page-words.ts';
import { useRunName } from './use-run-name.ts';

export function RunsTable({ list }: { list: ListState<RenderRun> }) {
  const { renderedPages } = useUpkeepTexts();
  const nameOf = useRunName();
  const columns: Column<RenderRun>[] = [
    {
      key: 'run',
      header: renderedPages.run,
      grow: true,
      cell: (run) => (
        <span className="min-w-0">
          <span className="block font-medium">{nameOf(run)}</span>
          <span className="text-mute block text-sm">
            {renderedPages.by(run.startedBy)} · {renderedPages.pace(run.speed)}
          </span>
        </span>
      ),
    },
    {
      key: 'state',
      header: renderedPages.state,
      tight: true,
      cell: ({ state }) => <Badge tone={runTones[state]}>{renderedPages.runStates[state]}</Badge>,
    },
    {
      key: 'result',
      header: renderedPages.result,
      from: 'sm',
      tight: true,
      cell: (run) => (
        <span>
          {renderedPages.progressOf(hadTurn(run), run.total)}
          {run.failed > 0 && <span className="text-danger"> · {renderedPages.failures(run.failed)}</span>}
        </span>
      ),
    },
    momentColumn(renderedPages.when, ({ createdAt }) => createdAt),
  ];
  return (
    <DataTable
      label={renderedPages.runs}
      columns={columns}
      list={list}
      keyOf={({ id }) => String(id)}
      nameOf={nameOf}
      empty={
        <EmptyState icon="refresh-cw" title={renderedPages.noRunsTitle} text={renderedPages.noRunsText} />
      }
    />
  );
}
