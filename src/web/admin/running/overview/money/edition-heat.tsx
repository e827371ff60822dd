import type { OverviewMoney } from '#contract/running/overview/overview-money.admin.schemas.ts';
import { limits } from '#contract/site/limits.ts';
import type { Locale } from '#contract/site/locales.ts';
import { useLanguage } from '#web/admin/context/texts.tsx';
import { figuresIn } from '#web/admin/ui/figures.ts';
import { flagOf } from '#web/shared/ui/flag.tsx';
import { useMoneyTexts } from './money-texts.ts';

interface EditionHeatProps {
  editions: OverviewMoney['editions'];
  nameOf: (locale: Locale) => string;
}

const LEVELS = 4;

/** Which edition is clicked on which day: a table whose cells are filled, and which can be read as one. */
export function EditionHeat({ editions, nameOf }: EditionHeatProps) {
  const { tag } = useLanguage();
  const words = useMoneyTexts();
  const figures = figuresIn(tag);
  const top = Math.max(1, ...editions.flatMap(({ days }) => days.map(({ clicks }) => clicks)));
  return (
    <div className="min-w-0">
      <table className="heat">
        <caption className="text-mute text-left text-sm">
          {words.heat} <span className="sr-only">{words.heatAbout(limits.overview.heatDays)}</span>
        </caption>
        <colgroup>
          <col className="heat-flag" />
          <col span={limits.overview.heatDays} />
          <col className="heat-total" />
        </colgroup>
        <thead className="sr-only">
          <tr>
            <th scope="col">{words.edition}</th>
            {editions[0]?.days.map(({ date }) => (
              <th key={date} scope="col">
                {figures.day(date)}
              </th>
            ))}
            <th scope="col">{words.sum}</th>
          </tr>
        </thead>
        <tbody>
          {editions.map(({ locale, days }) => (
            <tr key={locale}>
              <th scope="row">
                {flagOf(locale, 16)}
                <span className="sr-only">{nameOf(locale)}</span>
              </th>
              {days.map(({ date, clicks }) => (
                <td
                  key={date}
                  data-level={Math.ceil((clicks / top) * LEVELS)}
                  title={`${figures.day(date)}: ${clicks}`}
                >
                  <span className="sr-only">{figures.number(clicks)}</span>
                </td>
              ))}
              <td className="heat-sum numbers">
                {figures.number(days.reduce((sum, { clicks }) => sum + clicks, 0))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-mute mt-1 text-sm" aria-hidden="true">
        {words.heatAbout(limits.overview.heatDays)}
      </p>
    </div>
  );
}
