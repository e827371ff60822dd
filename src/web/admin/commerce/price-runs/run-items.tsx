import { useInfiniteQuery } from '@tanstack/react-query';
import type { PriceRun, PriceRunItem } from '#contract/commerce/price-runs/price-runs.admin.schemas.ts';
import type { PriceOutcome } from '#contract/commerce/price-runs/price-runs.words.ts';
import { languageTags } from '#contract/site/locales.ts';
import { formatMoney } from '#i18n/money.ts';
import { apiList } from '#web/admin/api/call.ts';
import { useTradeTexts } from '#web/admin/context/trade-texts.ts';
import { Badge } from '#web/admin/ui/badge.tsx';
import { EmptyState } from '#web/admin/ui/feedback/empty-state.tsx';
import type { Column } from '#web/admin/ui/table/columns.ts';
import { DataTable } from '#web/admin/ui/table/data-table.tsx';
import { isOpen, outcomeTones } from './run-words.ts';

const nameOf = ({ product }: PriceRunItem) => `${product.brand} ${product.name}`;

/** What it costs now, and what it cost where that is something else. */
function Prices({ item }: { item: PriceRunItem }) {
  const { price, previousPrice, currency, locale } = item;
  const money = (amount: number) => formatMoney(amount, currency, languageTags[locale]);
  return (
    <span className="whitespace-nowrap">
      {previousPrice !== null && previousPrice !== price && (
        <s className="text-mute block text-sm">{money(previousPrice)}</s>
      )}
      {price !== null && money(price)}
    </span>
  );
}

function Outcome({ item: { outcome } }: { item: PriceRunItem }) {
  const { prices } = useTradeTexts();
  return <Badge tone={outcomeTones[outcome]}>{prices.outcomes[outcome]}</Badge>;
}

export function RunItems({ run, outcome }: { run: PriceRun; outcome: PriceOutcome | undefined }) {
  const { prices } = useTradeTexts();
  const list = useInfiniteQuery({
    ...apiList('GET /api/admin/price-runs/:id/items', { id: run.id, ...(outcome && { outcome }) }),
    refetchInterval: isOpen(run) ? 2_000 : false,
  });
  const columns: Column<PriceRunItem>[] = [
    {
      key: 'product',
      header: prices.product,
      grow: true,
      cell: (item) => (
        <span className="min-w-0">
          <span className="block font-medium wrap-anywhere">{nameOf(item)}</span>
          <span className="sm:hidden">
            <Outcome item={item} />
          </span>
          {item.reason && (
            <span className="text-mute block text-sm">
              {prices.itemReasons[item.reason]}
              {item.decision && ` (${prices.decisions[item.decision]})`}
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'outcome',
      header: prices.outcome,
      tight: true,
      from: 'sm',
      cell: (item) => <Outcome item={item} />,
    },
    {
      key: 'price',
      header: prices.price,
      tight: true,
      align: 'end',
      cell: (item) => <Prices item={item} />,
    },
  ];
  return (
    <DataTable
      label={prices.report}
      columns={columns}
      list={list}
      keyOf={({ id }) => String(id)}
      nameOf={nameOf}
      empty={<EmptyState icon="package-search" title={prices.noItemsTitle} text={prices.noItemsText} />}
    />
  );
}
