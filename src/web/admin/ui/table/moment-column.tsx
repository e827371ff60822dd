import { RelativeTime } from '../time/relative-time.tsx';
import type { Column } from './columns.ts';

/** When something happened: the last column of a list, where there is room for it. */
export const momentColumn = <Row,>(header: string, momentOf: (row: Row) => string): Column<Row> => ({
  key: 'when',
  header,
  from: 'md',
  tight: true,
  align: 'end',
  cell: (row) => (
    <span className="text-mute">
      <RelativeTime moment={momentOf(row)} />
    </span>
  ),
});
