import type { ClickReport } from '#contract/commerce/clicks/clicks.admin.schemas.ts';
import { useTradeLanguage } from '#web/admin/context/trade-texts.ts';
import { changeOf, type Figures } from '#web/admin/ui/figures.ts';

interface FactProps {
  name: string;
  /** More than one where there are several currencies. */
  values: string[];
  change?: string | undefined;
  notes: string[];
}

function Fact({ name, values, change, notes }: FactProps) {
  return (
    <div className="report-fact">
      <dt className="text-mute">{name}</dt>
      <dd>
        {values.map((value) => (
          <span key={value} className={values.length > 1 ? 'report-sum' : 'report-figure'}>
            {value}
          </span>
        ))}
        {change && <span className="report-change">{change}</span>}
        {notes.map((note) => (
          <span key={note} className="text-mute block text-sm">
            {note}
          </span>
        ))}
      </dd>
    </div>
  );
}

/** The period in a few figures, each beside what it was before. */
export function Totals({ report, figures }: { report: ClickReport; figures: Figures }) {
  const { texts, tag } = useTradeLanguage();
  const { clicks: words } = texts;
  const { totals, previous } = report;
  const perClick = figures.perClick(totals.earned).join(' · ');
  const sums = figures.sums(totals.earned);
  return (
    <dl className="report-facts" aria-label={words.totals}>
      <Fact
        name={words.clicks}
        values={[figures.number(totals.clicks)]}
        change={changeOf(totals.clicks, previous.clicks, tag)}
        notes={[words.before(figures.number(previous.clicks))]}
      />
      <Fact
        name={words.views}
        values={[figures.number(totals.views)]}
        change={changeOf(totals.views, previous.views, tag)}
        notes={[words.before(figures.number(previous.views))]}
      />
      <Fact
        name={words.clickThrough}
        values={[figures.share(totals.clicks, totals.views)]}
        notes={[words.before(figures.share(previous.clicks, previous.views))]}
      />
      <Fact
        name={words.earned}
        values={sums.length > 0 ? sums : ['–']}
        notes={
          sums.length > 0
            ? [
                words.before(figures.sums(previous.earned).join(' · ') || '–'),
                ...(perClick ? [`${words.perClick}: ${perClick}`] : []),
              ]
            : [words.noEarnings]
        }
      />
    </dl>
  );
}
