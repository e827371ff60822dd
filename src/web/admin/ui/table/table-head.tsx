import { useTexts } from '#web/admin/context/texts.tsx';
import { useUrlParam } from '#web/admin/context/url-params.ts';
import { Icon } from '#web/admin/ui/icon.tsx';
import { type Column, columnClass } from './columns.ts';
import { nextSort, sortDirection } from './sorting.ts';
import type { RowSelection } from './use-selection.ts';

const arrows = { ascending: 'arrow-up', descending: 'arrow-down', none: 'chevrons-up-down' } as const;

export function ColumnHead<T>({ column }: { column: Column<T> }) {
  const [sort, setSort] = useUrlParam('sort');
  const direction = column.sortable ? sortDirection(sort, column.key) : undefined;
  return (
    <th scope="col" className={columnClass(column)} aria-sort={direction}>
      {direction ? (
        <button type="button" className="sort-button" onClick={() => setSort(nextSort(sort, column.key))}>
          {column.header}
          <Icon of={arrows[direction]} size={12} />
        </button>
      ) : (
        <span className={column.quiet ? 'sr-only' : undefined}>{column.header}</span>
      )}
    </th>
  );
}

export function SelectAllHead({ selection, keys }: { selection: RowSelection; keys: string[] }) {
  const { table } = useTexts();
  const chosen = keys.filter(selection.has).length;
  return (
    <th scope="col" className="tight">
      <input
        type="checkbox"
        className="checkbox"
        aria-label={table.selectAll}
        disabled={keys.length === 0}
        checked={keys.length > 0 && chosen === keys.length}
        ref={(box) => {
          if (box) box.indeterminate = chosen > 0 && chosen < keys.length;
        }}
        onChange={() => selection.toggleAll(keys)}
      />
    </th>
  );
}
