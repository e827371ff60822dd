import type { ReactNode } from 'react';
import { locales } from '#contract/site/locales.ts';
import { useEditionNames } from '#web/admin/context/edition-names.ts';
import { flagOf } from '#web/shared/ui/flag.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';
import { LoadMore, TableError } from './table-states.tsx';

const LINES = [0, 1, 2, 3, 4, 5];

type List<Row> = { data: Row[] | undefined } & Parameters<typeof LoadMore>[0]['list'] & {
    error: Error | null;
    refetch: () => unknown;
  };

interface EditionBoardProps<Row> {
  label: string;
  /** What stands in each line. */
  subject: string;
  list: List<Row>;
  empty: ReactNode;
  line: (row: Row) => ReactNode;
}

/** Things against editions: a line for each thing, a column for each edition; on a phone cards. */
export function EditionBoard<Row>({ label, subject, list, empty, line }: EditionBoardProps<Row>) {
  const nameOf = useEditionNames();
  const rows = list.data;
  if (list.error && !rows) return <TableError error={list.error} retry={list.refetch} />;
  if (rows?.length === 0) return <div className="table-box">{empty}</div>;
  return (
    <>
      <table aria-label={label} aria-busy={!rows} className="board">
        <thead className="board-head">
          <tr>
            <th scope="col">{subject}</th>
            {locales.map((locale) => (
              <th key={locale} scope="col">
                <span className="flex items-center gap-1.5">
                  {flagOf(locale, 18)}
                  {nameOf(locale)}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {!rows &&
            LINES.map((index) => (
              <tr key={index} className="board-row">
                <td colSpan={locales.length + 1}>
                  <Skeleton index={index} />
                </td>
              </tr>
            ))}
          {rows?.map(line)}
        </tbody>
      </table>
      {rows && <LoadMore list={list} count={rows.length} />}
    </>
  );
}
