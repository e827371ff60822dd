import type { Import } from '#contract/commerce/imports/imports.admin.schemas.ts';
import { rowOutcomes } from '#contract/commerce/imports/imports.words.ts';
import { useTradeTexts } from '#web/admin/context/trade-texts.ts';
import { Badge } from '#web/admin/ui/badge.tsx';
import { outcomeTones } from './import-states.ts';

/** How many rows came, or would come, to which end. */
export function OutcomeCounts({ counts, catalogued }: Pick<Import, 'counts' | 'catalogued'>) {
  const { imports: words } = useTradeTexts();
  const counted = rowOutcomes.flatMap((outcome) => {
    const n = counts[outcome] ?? 0;
    return n > 0 ? [{ outcome, n }] : [];
  });
  if (counted.length === 0 && catalogued === null) return null;
  return (
    <ul className="flex flex-wrap gap-1.5">
      {catalogued !== null && (
        <li>
          <Badge tone="ok">{`${words.inCatalogue}: ${catalogued}`}</Badge>
        </li>
      )}
      {counted.map(({ outcome, n }) => (
        <li key={outcome}>
          <Badge tone={outcomeTones[outcome]}>{`${words.outcomes[outcome]}: ${n}`}</Badge>
        </li>
      ))}
    </ul>
  );
}
