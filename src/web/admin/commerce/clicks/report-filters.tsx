import type { Locale } from '#contract/site/locales.ts';
import { useTradeTexts } from '#web/admin/context/trade-texts.ts';
import { useUrlParams } from '#web/admin/context/url-params.ts';
import { Select } from '#web/admin/ui/form/select.tsx';
import { DateFilter } from '#web/admin/ui/table/filters.tsx';
import { periodIn, periods } from './report-params.ts';

const CHOSEN = 'chosen';

interface Choice {
  value: string | null;
  label: string;
}

/** Two ways of looking, one of them on. The address says which. */
function Segments({ name, label, choices }: { name: string; label: string; choices: Choice[] }) {
  const [params, change] = useUrlParams();
  const current = params.get(name);
  const known = choices.some(({ value }) => value === current) ? current : null;
  return (
    <fieldset className="segments" aria-label={label}>
      {choices.map(({ value, label: word }) => (
        <button
          key={word}
          type="button"
          className="segment"
          aria-pressed={value === known}
          onClick={() => change({ [name]: value })}
        >
          {word}
        </button>
      ))}
    </fieldset>
  );
}

/** Edition, days and visitors: all of it in the address. */
export function ReportFilters({ edition, nameOf }: { edition: Locale; nameOf: (locale: Locale) => string }) {
  const { clicks: words } = useTradeTexts();
  const [params, change] = useUrlParams();
  const own = params.has('from') || params.has('to');
  const options = [
    ...periods.map((days) => ({ value: String(days), label: words.lastDays(days) })),
    ...(own ? [{ value: CHOSEN, label: words.chosenDays }] : []),
  ];
  return (
    <div className="filter-bar">
      <Segments
        name="of"
        label={words.scope}
        choices={[
          { value: null, label: nameOf(edition) },
          { value: 'all', label: words.allEditions },
        ]}
      />
      <Segments
        name="visitor"
        label={words.visitors}
        choices={[
          { value: null, label: words.person },
          { value: 'crawler', label: words.crawler },
        ]}
      />
      <Select
        label={words.period}
        className="filter-select report-period"
        value={own ? CHOSEN : String(periodIn(params))}
        options={options}
        onChange={(days) =>
          days !== CHOSEN && change({ days: days === '30' ? null : days, from: null, to: null })
        }
      />
      <DateFilter name="from" label={words.from} />
      <DateFilter name="to" label={words.to} />
    </div>
  );
}
