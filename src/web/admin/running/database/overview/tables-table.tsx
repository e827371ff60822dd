import { useState } from 'react';
import type { DatabaseTable } from '#contract/running/database/database.admin.schemas.ts';
import { useUpkeepLanguage } from '#web/admin/context/upkeep-texts.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { EmptyState } from '#web/admin/ui/feedback/empty-state.tsx';
import type { Column } from '#web/admin/ui/table/columns.ts';
import { DataTable } from '#web/admin/ui/table/data-table.tsx';
import { RelativeTime } from '#web/admin/ui/time/relative-time.tsx';
import { fileSize } from '#web/shared/file-size.ts';

const nameOf = ({ schema, name }: DatabaseTable) => (schema === 'public' ? name : `${schema}.${name}`);

/** Small ones are many, and of little interest. */
const FIRST = 12;

/** Largest first. */
export function TablesTable({ tables }: { tables: DatabaseTable[] }) {
  const { texts, tag } = useUpkeepLanguage();
  const { database } = texts;
  const [all, setAll] = useState(false);
  const number = new Intl.NumberFormat(tag, { maximumFractionDigits: 0 });
  const columns: Column<DatabaseTable>[] = [
    {
      key: 'table',
      header: database.table,
      grow: true,
      cell: (row) => <span className="block font-mono text-sm wrap-anywhere">{nameOf(row)}</span>,
    },
    {
      key: 'rows',
      header: database.rows,
      align: 'end',
      tight: true,
      cell: ({ rows, isEstimate }) =>
        isEstimate ? (
          <span data-tip={database.estimate}>{database.aboutRows(number.format(rows))}</span>
        ) : (
          number.format(rows)
        ),
    },
    {
      key: 'bytes',
      header: database.bytes,
      align: 'end',
      tight: true,
      cell: ({ bytes }) => fileSize(bytes, tag),
    },
    {
      key: 'indexes',
      header: database.indexBytes,
      align: 'end',
      tight: true,
      from: 'md',
      cell: ({ indexBytes }) => fileSize(indexBytes, tag),
    },
    {
      key: 'dead',
      header: database.deadRows,
      align: 'end',
      tight: true,
      from: 'lg',
      cell: ({ deadRows }) => number.format(deadRows),
    },
    {
      key: 'tidied',
      header: database.tidiedAt,
      align: 'end',
      tight: true,
      from: 'lg',
      cell: ({ tidiedAt }) => (
        <span className="text-mute">{tidiedAt ? <RelativeTime moment={tidiedAt} /> : database.never}</span>
      ),
    },
  ];
  return (
    <section aria-label={database.tables}>
      <h2 className="mb-3 text-base">{database.tables}</h2>
      <DataTable
        label={database.tables}
        columns={columns}
        list={{ data: all ? tables : tables.slice(0, FIRST), error: null, refetch: () => {} }}
        keyOf={nameOf}
        nameOf={nameOf}
        empty={<EmptyState icon="database" title={database.noTables} />}
      />
      {!all && tables.length > FIRST && (
        <Button className="mt-3" onClick={() => setAll(true)}>
          {database.allTables(tables.length)}
        </Button>
      )}
    </section>
  );
}
