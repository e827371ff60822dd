import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { convertSums, readRates } from '#contract/commerce/earnings/earning-rates.ts';
import type { EarningSums } from '#contract/commerce/earnings/earnings.admin.schemas.ts';
import { earningStates } from '#contract/commerce/networks/network.ts';
import { apiQuery } from '#web/admin/api/call.ts';
import { settingsQuery } from '#web/admin/api/settings.ts';
import { useEarningTexts } from '#web/admin/context/earnings-texts.ts';
import { useEditionNames } from '#web/admin/context/edition-names.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { useUrlParams } from '#web/admin/context/url-params.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { Skeleton } from '#web/admin/ui/feedback/skeleton.tsx';
import { Select } from '#web/admin/ui/form/select.tsx';
import { TableError } from '#web/admin/ui/table/table-states.tsx';
import { useNow } from '#web/admin/ui/time/use-now.ts';
import { RatesDialog } from './rates-dialog.tsx';
import { countedSums } from './report-states.ts';
import { chosenDays, type SumPeriod, sumPeriods } from './sum-periods.ts';

type Line = Omit<EarningSums['items'][number], 'state' | 'amount'> & {
  key: string;
  byState: Partial<Record<(typeof earningStates)[number], number>>;
};

/** One line for each edition, source and currency. */
function linesOf(items: EarningSums['items']): Line[] {
  const lines = new Map<string, Line>();
  for (const { state, amount, ...of } of items) {
    const key = `${of.locale} ${of.source} ${of.currency}`;
    const line = lines.get(key) ?? { ...of, key, byState: {} };
    line.byState[state] = amount;
    lines.set(key, line);
  }
  return [...lines.values()];
}

function SumsTable({ items }: { items: EarningSums['items'] }) {
  const { words, figures } = useEarningTexts();
  const editionName = useEditionNames();
  const counted = (line: Line) =>
    countedSums(items.filter((each) => `${each.locale} ${each.source} ${each.currency}` === line.key))[0];
  const shown = earningStates.filter((state) => items.some((each) => each.state === state));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="table-box sample-box" tabIndex={0} aria-label={words.sums}>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{words.source}</th>
            <th scope="col" className="end">
              {words.counted}
            </th>
            {shown.map((state) => (
              <th key={state} scope="col" className="end">
                {words.earningStates[state]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {linesOf(items).map((line) => (
            <tr key={line.key}>
              <th scope="row" className="font-normal">
                {line.sourceName}
                <span className="text-mute block">{editionName(line.locale)}</span>
              </th>
              <td className="end font-semibold">
                {figures.money(counted(line)?.amount ?? 0, line.currency)}
              </td>
              {shown.map((state) => (
                <td key={state} className="end">
                  {line.byState[state] === undefined
                    ? '–'
                    : figures.money(line.byState[state] ?? 0, line.currency)}
                </td>
              ))}
            </tr>
          ))}
          {countedSums(items).map(({ currency, amount }) => (
            <tr key={currency}>
              <th scope="row">{words.total(currency)}</th>
              <td className="end font-semibold">{figures.money(amount, currency)}</td>
              {shown.map((state) => (
                <td key={state} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Everything in one currency, at rates that an owner has typed; nothing where nobody has. */
function Converted({ items, rates: text }: { items: EarningSums['items']; rates: string }) {
  const { words, figures } = useEarningTexts();
  const rates = readRates(text);
  if (!rates) return null;
  const { amount, missing } = convertSums(countedSums(items), rates);
  const told = words.converted(figures.money(amount, rates.to), figures.fullDay(rates.day));
  return (
    <p>
      <strong>{told}</strong>
      {missing.length > 0 && `, ${words.noRate(missing.join(', '))}`}
    </p>
  );
}

/** What was reported for a period, by who reported it and in which state it is. */
export function EarningSumsPanel() {
  const { words } = useEarningTexts();
  const isOwner = useMay('owner');
  const now = useNow();
  const [params, change] = useUrlParams();
  const [typing, setTyping] = useState(false);
  const { period, ...days } = chosenDays(params, now);
  const periods = [...sumPeriods, ...(period === 'chosen' ? [period] : [])];
  const { data, error, refetch } = useQuery({
    ...apiQuery('GET /api/admin/earnings', days),
    placeholderData: keepPreviousData,
  });
  const settings = useQuery(settingsQuery());
  const kept = settings.data?.items.find(({ key }) => key === 'earning_rates')?.value;
  const rates = typeof kept === 'string' ? kept : '';
  const currencies = [...new Set(data?.items.map(({ currency }) => currency))].sort();
  return (
    <div className="mb-8 flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 className="text-lg">{words.sums}</h2>
          <p className="text-mute">{words.sumsAbout}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Select<SumPeriod | 'chosen'>
            label={words.period}
            className="filter-select"
            value={period}
            options={periods.map((value) => ({
              value,
              label: value === 'chosen' ? words.chosenDays : words.periods[value],
            }))}
            onChange={(next) => change({ period: next === 'month' ? null : next, from: null, to: null })}
          />
          {isOwner && (
            <Button icon="scale" onClick={() => setTyping(true)}>
              {words.rates}
            </Button>
          )}
        </div>
      </div>
      {error && !data && <TableError error={error} retry={refetch} />}
      {!data && !error && <Skeleton index={0} />}
      {data?.items.length === 0 && <p className="panel text-mute p-4">{words.noSums}</p>}
      {data && data.items.length > 0 && (
        <>
          <SumsTable items={data.items} />
          <Converted items={data.items} rates={rates} />
        </>
      )}
      {typing && <RatesDialog kept={rates} currencies={currencies} onClose={() => setTyping(false)} />}
    </div>
  );
}
