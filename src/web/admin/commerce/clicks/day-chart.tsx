import { type PointerEvent, useState } from 'react';
import type { ClickRow } from '#contract/commerce/clicks/clicks.admin.schemas.ts';
import { useTradeTexts } from '#web/admin/context/trade-texts.ts';
import { IconButton } from '#web/admin/ui/button.tsx';
import type { Figures } from '#web/admin/ui/figures.ts';
import { Select } from '#web/admin/ui/form/select.tsx';
import { Sums } from './sums.tsx';

const HEIGHT = 100;

/** The next round number: a scale that people can read. */
function scaleOf(highest: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(highest, 1)));
  return [1, 2, 5, 10].map((step) => step * power).find((top) => top >= Math.max(highest, 4)) ?? 10 * power;
}

/**
 * A bar for each day. Which day is told in words is chosen by pointing at it, or by its date: a day is not a quantity
 * that somebody slides to.
 */
export function DayChart({ days, figures }: { days: ClickRow[]; figures: Figures }) {
  const { clicks: words } = useTradeTexts();
  const [chosen, choose] = useState<string>();
  const last = days.length - 1;
  const at = Math.max(0, chosen === undefined ? last : days.findIndex(({ key }) => key === chosen));
  const day = days[at];
  const top = scaleOf(Math.max(...days.map(({ clicks }) => clicks)));
  if (!day) return null;
  const told = words.dayTold(
    figures.fullDay(day.key),
    figures.number(day.clicks),
    figures.number(day.views ?? 0),
  );
  function point({ clientX, currentTarget }: PointerEvent<SVGSVGElement>): void {
    const { left, width } = currentTarget.getBoundingClientRect();
    const index = Math.floor(((clientX - left) / width) * days.length);
    choose(days[Math.min(last, Math.max(0, index))]?.key);
  }
  return (
    <div className="px-4 pb-4">
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <IconButton
          label={words.dayBefore}
          icon="chevron-left"
          disabled={at === 0}
          onClick={() => choose(days[at - 1]?.key)}
        />
        <Select
          label={words.chooseDay}
          className="filter-select"
          value={day.key}
          options={days.toReversed().map(({ key }) => ({ value: key, label: figures.fullDay(key) }))}
          onChange={choose}
        />
        <IconButton
          label={words.dayAfter}
          icon="chevron-right"
          disabled={at === last}
          onClick={() => choose(days[at + 1]?.key)}
        />
        <p className="min-h-10 w-full font-medium sm:min-h-5 sm:w-auto" role="status">
          {told}
        </p>
      </div>
      <div className="chart">
        <div className="chart-scale" aria-hidden="true">
          <span>{figures.number(top)}</span>
          <span>{figures.number(top / 2)}</span>
          <span>0</span>
        </div>
        <svg
          className="chart-bars"
          viewBox={`0 0 ${days.length} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          onPointerMove={point}
          onPointerDown={point}
        >
          {[0, HEIGHT / 2, HEIGHT].map((y) => (
            <line key={y} x1={0} x2={days.length} y1={y} y2={y} className="chart-line" />
          ))}
          {days.map(({ key, clicks }, index) => {
            const height = (clicks / top) * HEIGHT;
            const isChosen = index === at;
            return (
              <g key={key}>
                {isChosen && <rect x={index} y={0} width={1} height={HEIGHT} className="chart-band" />}
                <rect
                  x={index + 0.14}
                  y={HEIGHT - height}
                  width={0.72}
                  height={height}
                  className={isChosen ? 'chart-bar chart-bar-chosen' : 'chart-bar'}
                />
              </g>
            );
          })}
        </svg>
        <div className="chart-days" aria-hidden="true">
          <span>{figures.day(days[0]?.key ?? '')}</span>
          <span>{figures.day(days[last]?.key ?? '')}</span>
        </div>
      </div>
      <DayTable days={days} figures={figures} />
    </div>
  );
}

/** The same in a table, for whoever would rather read. */
function DayTable({ days, figures }: { days: ClickRow[]; figures: Figures }) {
  const { clicks: words } = useTradeTexts();
  const money = days.some(({ earned }) => earned.length > 0);
  return (
    <details className="mt-3">
      <summary className="text-mute hover:text-ink w-fit cursor-pointer rounded-sm font-medium">
        {words.asTable}
      </summary>
      <div className="table-box mt-3">
        <table className="table" aria-label={words.byDay}>
          <thead>
            <tr>
              <th scope="col">{words.day}</th>
              <th scope="col" className="end">
                {words.clicks}
              </th>
              <th scope="col" className="end">
                {words.views}
              </th>
              <th scope="col" className="end max-sm:hidden">
                {words.clickThrough}
              </th>
              {money && (
                <th scope="col" className="end">
                  {words.earned}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((row) => (
              <tr key={row.key}>
                <th scope="row">{figures.fullDay(row.key)}</th>
                <td className="end">{figures.number(row.clicks)}</td>
                <td className="end">{figures.number(row.views ?? 0)}</td>
                <td className="end max-sm:hidden">{figures.share(row.clicks, row.views)}</td>
                {money && (
                  <td className="end">
                    <Sums values={figures.sums(row.earned)} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
