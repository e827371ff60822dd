import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useTexts } from '#web/admin/context/texts.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { type Column, columnClass } from './columns.ts';
import { isTyping, moveToRow, rowMoveOf } from './row-movement.ts';
import { ColumnHead, SelectAllHead } from './table-head.tsx';
import { type ListState, LoadMore, TableError, TableSkeleton } from './table-states.tsx';
import type { RowSelection } from './use-selection.ts';

interface DataTableProps<T> {
  label: string;
  columns: Column<T>[];
  list: ListState<T>;
  keyOf: (row: T) => string;
  nameOf: (row: T) => string;
  empty: ReactNode;
  selection?: RowSelection;
  /** What can be done with everything that is selected. */
  bulk?: (rows: T[]) => ReactNode;
}

/** A list that can be read, walked by keys (j, k, arrows), chosen from (x, shift) and acted on. */
export function DataTable<T>(props: DataTableProps<T>) {
  const { label, columns, list, keyOf, nameOf, empty, selection, bulk } = props;
  const { table } = useTexts();
  const body = useRef<HTMLTableSectionElement>(null);
  const rows = list.data ?? [];
  const keys = rows.map(keyOf);

  function onKeyDown(event: KeyboardEvent): void {
    if (isTyping(event.target) || !body.current) return;
    const key = (event.target as HTMLElement).closest('tr')?.dataset.key;
    const move = rowMoveOf(event);
    if (move) {
      event.preventDefault();
      event.stopPropagation();
      if (event.shiftKey && key && !selection?.has(key)) selection?.toggle(key, keys, false);
      const reached = moveToRow(body.current, move);
      if (event.shiftKey && reached && reached !== key) selection?.toggle(reached, keys, false);
    } else if (event.key.toLowerCase() === 'x' && key && !event.ctrlKey && !event.metaKey) {
      selection?.toggle(key, keys, event.shiftKey);
    }
    if (event.key === 'Escape') selection?.clear();
  }

  if (list.error && !list.data) return <TableError error={list.error} retry={list.refetch} />;
  if (list.data && rows.length === 0) return <div className="table-box">{empty}</div>;
  const chosen = selection ? rows.filter((row) => selection.has(keyOf(row))) : [];
  return (
    <>
      <div className="table-box">
        <table className="table" aria-label={label} aria-busy={!list.data}>
          <thead>
            <tr>
              {selection && <SelectAllHead selection={selection} keys={keys} />}
              {columns.map((column) => (
                <ColumnHead key={column.key} column={column} />
              ))}
            </tr>
          </thead>
          <tbody ref={body} onKeyDown={onKeyDown}>
            {!list.data && <TableSkeleton columns={columns} selectable={selection !== undefined} />}
            {rows.map((row) => {
              const key = keyOf(row);
              return (
                <tr key={key} data-key={key} data-selected={selection?.has(key) ? '' : undefined}>
                  {selection && (
                    <td className="tight">
                      <input
                        type="checkbox"
                        className="checkbox"
                        aria-label={table.select(nameOf(row))}
                        checked={selection.has(key)}
                        onChange={(event) =>
                          selection.toggle(key, keys, (event.nativeEvent as MouseEvent).shiftKey)
                        }
                      />
                    </td>
                  )}
                  {columns.map((column) => (
                    <td key={column.key} className={columnClass(column)}>
                      {column.cell(row)}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <LoadMore list={list} count={rows.length} />
      {selection && chosen.length > 0 && (
        <BulkBar count={chosen.length} onClear={selection.clear}>
          {bulk?.(chosen)}
        </BulkBar>
      )}
    </>
  );
}
