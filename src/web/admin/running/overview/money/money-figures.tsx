import type { OverviewMoney } from '#contract/running/overview/overview-money.admin.schemas.ts';
import { useLanguage } from '#web/admin/context/texts.tsx';
import { changeOf, figuresIn } from '#web/admin/ui/figures.ts';
import { useMoneyTexts } from './money-texts.ts';
import { Sparkline } from './sparkline.tsx';

interface FactProps {
  name: string;
  values: string[];
  note: string;
  /** By how much it changed, and which way. */
  change?: string | undefined;
  way?: number;
  trend?: number[];
  told?: string;
}

function Fact({ name, values, note, change, way = 0, trend, told = '' }: FactProps) {
  return (
    <div className="money-fact">
      <dt className="text-mute">{name}</dt>
      <dd>
        <span className="flex flex-wrap items-baseline gap-x-2">
          {values.map((value) => (
            <span key={value} className={values.length > 1 ? 'report-sum' : 'report-figure'}>
              {value}
            </span>
          ))}
          {change && <span className={way < 0 ? 'text-danger' : 'text-ok'}>{change}</span>}
        </span>
        <span className="text-mute block text-sm">{note}</span>
        {trend && <Sparkline values={trend} told={told} />}
      </dd>
    </div>
  );
}

/** Three figures side by side: what readers saw, where they went, and what came of it. */
export function MoneyFigures({ facts }: { facts: OverviewMoney }) {
  const { tag } = useLanguage();
  const words = useMoneyTexts();
  const figures = figuresIn(tag);
  const { totals, previous, days } = facts;
  const told = (name: string, values: number[]) =>
    words.trend(
      name,
      figures.day(days[0]?.date ?? ''),
      figures.day(days.at(-1)?.date ?? ''),
      figures.number(Math.max(...values)),
    );
  const counted = (of: 'views' | 'clicks') => {
    const values = days.map((day) => day[of]);
    return {
      name: words[of],
      values: [figures.number(totals[of])],
      note: words.before(figures.number(previous[of])),
      change: changeOf(totals[of], previous[of], tag),
      way: totals[of] - previous[of],
      trend: values,
      told: told(words[of], values),
    };
  };
  const sums = figures.sums(totals.earned);
  const [only, other] = totals.earned;
  const before = previous.earned.find(({ currency }) => currency === only?.currency)?.amount ?? 0;
  return (
    <dl className="money-facts">
      <Fact {...counted('views')} />
      <Fact {...counted('clicks')} />
      <Fact
        name={words.earned}
        values={sums.length > 0 ? sums : ['–']}
        note={
          sums.length > 0 ? words.before(figures.sums(previous.earned).join(' · ') || '–') : words.noEarnings
        }
        {...(only && !other && { change: changeOf(only.amount, before, tag), way: only.amount - before })}
      />
    </dl>
  );
}
