import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { HeldPrice } from '#contract/commerce/price-runs/price-runs.admin.schemas.ts';
import { languageTags } from '#contract/site/locales.ts';
import { formatMoney } from '#i18n/money.ts';
import { apiList, callApi } from '#web/admin/api/call.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { useTradeTexts } from '#web/admin/context/trade-texts.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { explainFailure } from '#web/admin/ui/feedback/explain-failure.ts';
import type { Column } from '#web/admin/ui/table/columns.ts';
import { DataTable } from '#web/admin/ui/table/data-table.tsx';
import { RelativeTime } from '#web/admin/ui/time/relative-time.tsx';
import { flagOf } from '#web/shared/ui/flag.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';

const nameOf = ({ product }: HeldPrice) => `${product.brand} ${product.name}`;
const money = (price: number | null, { currency, locale }: HeldPrice) =>
  price === null ? '–' : formatMoney(price, currency, languageTags[locale]);

function Decide({ held }: { held: HeldPrice }) {
  const texts = useTradeTexts();
  const { prices, common } = texts;
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const name = nameOf(held);
  async function decide(accept: boolean): Promise<void> {
    setBusy(true);
    try {
      await callApi('POST /api/admin/held-prices/:id', { id: held.id, body: { accept } });
      await client.invalidateQueries({ queryKey: ['/api/admin/held-prices'] });
      document.getElementById('main')?.focus({ preventScroll: true });
      toast(
        accept
          ? { title: prices.accepted, description: prices.acceptedText(name, money(held.price, held)) }
          : { title: prices.refused, description: prices.refusedText(name) },
      );
    } catch (error) {
      const description = explainFailure(error, texts).message;
      toast({ title: common.notDone, description, variant: 'destructive' });
      setBusy(false);
    }
  }
  return (
    <span className="flex justify-end gap-2 max-sm:flex-col">
      <Button icon="check" busy={busy} aria-label={prices.acceptOf(name)} onClick={() => void decide(true)}>
        {prices.accept}
      </Button>
      <Button
        look="ghost"
        icon="x"
        busy={busy}
        aria-label={prices.refuseOf(name)}
        onClick={() => void decide(false)}
      >
        {prices.refuse}
      </Button>
    </span>
  );
}

/** Only there while something waits. */
export function HeldPrices() {
  const { prices, table } = useTradeTexts();
  const mayDecide = useMay('editor');
  const list = useInfiniteQuery(apiList('GET /api/admin/held-prices'));
  if (!list.data?.length) return null;
  const columns: Column<HeldPrice>[] = [
    {
      key: 'product',
      header: prices.product,
      grow: true,
      cell: (held) => (
        <span className="flex min-w-0 items-start gap-3">
          <span className="mt-1">{flagOf(held.locale, 18)}</span>
          <span className="min-w-0">
            <span className="block font-medium wrap-anywhere">{nameOf(held)}</span>
            <span className="text-mute block text-sm">
              <span className="sm:hidden">
                {money(held.currentPrice, held)} → {money(held.price, held)} ·{' '}
              </span>
              <RelativeTime moment={held.at} />
            </span>
          </span>
        </span>
      ),
    },
    {
      key: 'before',
      header: prices.before,
      from: 'sm',
      tight: true,
      align: 'end',
      cell: (held) => money(held.currentPrice, held),
    },
    {
      key: 'now',
      header: prices.now,
      from: 'sm',
      tight: true,
      align: 'end',
      cell: (held) => <strong>{money(held.price, held)}</strong>,
    },
    ...(mayDecide
      ? [
          {
            key: 'actions',
            header: table.actions,
            quiet: true,
            tight: true,
            cell: (held: HeldPrice) => <Decide held={held} />,
          },
        ]
      : []),
  ];
  return (
    <section aria-label={prices.held} className="mb-8">
      <h2 className="text-base">{prices.held}</h2>
      <p className="text-mute mt-1 mb-3 text-sm">{prices.heldAbout}</p>
      <DataTable
        label={prices.held}
        columns={columns}
        list={list}
        keyOf={({ id }) => String(id)}
        nameOf={nameOf}
        empty={null}
      />
    </section>
  );
}
