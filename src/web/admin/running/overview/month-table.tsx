import { type KeyboardEvent, useRef } from 'react';
import { useLanguage } from '#web/admin/context/texts.tsx';
import { type DayCount, dayName, monthName, movedDay, weekdayNames, weeksOf } from './month.ts';
import { useOverviewTexts } from './overview-texts.ts';

interface MonthTableProps {
  month: string;
  counts: ReadonlyMap<string, DayCount>;
  today: string;
  day: string;
  onChoose: (date: string) => void;
}

/** One stop for the Tab key; the arrows walk the days, also into the next month. */
export function MonthTable({ month, counts, today, day, onChoose }: MonthTableProps) {
  const { tag } = useLanguage();
  const overview = useOverviewTexts();
  const table = useRef<HTMLTableElement>(null);
  function onKeyDown(event: KeyboardEvent): void {
    const next = movedDay(event.key, day, counts);
    if (!next) return;
    event.preventDefault();
    onChoose(next);
    // The day may be of a month that is only drawn now.
    requestAnimationFrame(() => table.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus());
  }
  const described = (date: string, count: DayCount) =>
    [
      `${dayName(date, tag)}${date === today ? ` (${overview.today})` : ''}`,
      count.published > 0 && overview.published(count.published),
      count.scheduled > 0 && overview.scheduled(count.scheduled),
    ]
      .filter(Boolean)
      .join(', ');
  return (
    <table ref={table} className="month" aria-label={monthName(month, tag)}>
      <thead>
        <tr>
          {weekdayNames(tag).map(({ short, long }) => (
            <th key={long} scope="col">
              <span aria-hidden="true">{short}</span>
              <span className="sr-only">{long}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody onKeyDown={onKeyDown}>
        {weeksOf(month).map((week, row) => (
          <tr key={week.find(Boolean) ?? row}>
            {week.map((date, weekday) => {
              const count = date ? counts.get(date) : undefined;
              return (
                <td key={date ?? `${row}-${weekday}`}>
                  {date && !count && <span className="day day-unknown">{Number(date.slice(-2))}</span>}
                  {date && count && (
                    <button
                      type="button"
                      data-day={date}
                      data-today={date === today ? '' : undefined}
                      className="day"
                      aria-pressed={date === day}
                      tabIndex={date === day ? 0 : -1}
                      onClick={() => onChoose(date)}
                    >
                      <span aria-hidden="true">{Number(date.slice(-2))}</span>
                      <span className="sr-only">{described(date, count)}</span>
                      <span className="day-counts" aria-hidden="true">
                        {count.published > 0 && (
                          <span className="day-count day-published">{count.published}</span>
                        )}
                        {count.scheduled > 0 && (
                          <span className="day-count day-scheduled">{count.scheduled}</span>
                        )}
                      </span>
                    </button>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
