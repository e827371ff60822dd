import { useState } from 'react';
import type { Overview } from '#contract/running/overview/overview.admin.schemas.ts';
import type { Locale } from '#contract/site/locales.ts';
import { useLanguage } from '#web/admin/context/texts.tsx';
import { IconButton } from '#web/admin/ui/button.tsx';
import { DayPosts } from './day-posts.tsx';
import { countsOf, monthName, monthOf } from './month.ts';
import { MonthTable } from './month-table.tsx';
import { useOverviewTexts } from './overview-texts.ts';
import { Panel } from './panel.tsx';

interface CalendarPanelProps {
  facts: Overview;
  edition: Locale | undefined;
  today: string;
  zoneOf: (locale: Locale) => string;
}

/** What came out and what will: a month at a glance, and one day of it in full. */
export function CalendarPanel({ facts, edition, today, zoneOf }: CalendarPanelProps) {
  const { tag } = useLanguage();
  const overview = useOverviewTexts();
  const [chosen, choose] = useState<string>();
  const day = chosen ?? today;
  const month = monthOf(day);
  const counts = countsOf(facts.publishedByDay, facts.scheduledByDay);
  const months = [...new Set([...counts.keys()].sort().map(monthOf))];
  const turned = (by: number) => months[months.indexOf(month) + by];
  /** To the day of another month that is nearest to what is known of it. */
  const turn = (by: number) => {
    const days = [...counts.keys()].sort().filter((date) => monthOf(date) === turned(by));
    const next = monthOf(today) === turned(by) ? today : by < 0 ? days.at(-1) : days[0];
    if (next) choose(next);
  };
  return (
    <Panel
      title={overview.calendar}
      link={
        <span className="flex items-center gap-1">
          <IconButton
            label={overview.previousMonth}
            icon="chevron-left"
            disabled={!turned(-1)}
            onClick={() => turn(-1)}
          />
          <span
            className="min-w-24 text-center sm:min-w-32 text-sm font-medium first-letter:uppercase"
            aria-live="polite"
          >
            {monthName(month, tag)}
          </span>
          <IconButton
            label={overview.nextMonth}
            icon="chevron-right"
            disabled={!turned(1)}
            onClick={() => turn(1)}
          />
        </span>
      }
    >
      <div className="px-4 pb-4">
        <MonthTable month={month} counts={counts} today={today} day={day} onChoose={choose} />
        <p className="text-mute mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
          <span className="inline-flex items-center gap-1.5">
            <span className="day-mark day-published" aria-hidden="true" />
            {overview.publishedKey}
          </span>
          <span className="inline-flex items-center gap-1.5">
            <span className="day-mark day-scheduled" aria-hidden="true" />
            {overview.scheduledKey}
          </span>
          <span>{overview.localDays}</span>
        </p>
        <DayPosts day={day} count={counts.get(day)} edition={edition} zoneOf={zoneOf} />
      </div>
    </Panel>
  );
}
