import { REFUSAL_COLUMN } from '#contract/commerce/imports/imports.words.ts';
import { withoutGuard } from '#server/lib/tables/csv.ts';
import type { FeedRow } from '../formats/feed-caps.ts';

/** A row of a file that we handed out to be mended: what we put ahead of cells for spreadsheets' sake is taken off. */
export function asItWas<Row extends Pick<FeedRow, 'cells'>>(row: Row): Row {
  if (row.cells[REFUSAL_COLUMN] === undefined) return row;
  const cells = Object.fromEntries(
    Object.entries(row.cells).flatMap(([name, cell]) =>
      name === REFUSAL_COLUMN ? [] : [[name, withoutGuard(cell)]],
    ),
  );
  return { ...row, cells };
}
