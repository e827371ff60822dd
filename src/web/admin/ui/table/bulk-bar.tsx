import type { ReactNode } from 'react';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Button } from '../button.tsx';

/** Comes up with the first selected row and says how many there are. */
export function BulkBar({
  count,
  onClear,
  children,
}: {
  count: number;
  onClear: () => void;
  children: ReactNode;
}) {
  const { table } = useTexts();
  return (
    <section className="bulk-bar" aria-label={table.bulk}>
      <span className="numbers mr-2 font-medium" role="status">
        {table.selected(count)}
      </span>
      {children}
      <Button look="ghost" icon="x" onClick={onClear}>
        {table.clearSelection}
      </Button>
    </section>
  );
}
