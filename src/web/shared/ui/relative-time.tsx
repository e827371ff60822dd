import { useQueryClient } from '@tanstack/react-query';
import { isoDay } from '#i18n/calendar.ts';
import { relativeDate } from '#i18n/relative-date.ts';
import { editionQuery } from '#web/shared/api/editions.ts';
import { useDictionary, useLocale, usePageContext } from '#web/shared/page-context.tsx';

/** "yesterday", counted by the edition's calendar, with the exact moment for machines and the day on hover. */
export function RelativeTime({ moment }: { moment: string }) {
  const { dates } = useDictionary();
  const { renderedAt } = usePageContext();
  // Looked up, not watched: a list shows dozens of dates, and whatever changes an edition draws the page anew.
  const config = useQueryClient().getQueryData(editionQuery(useLocale()).queryKey);
  const timeZone = config?.timeZone ?? 'UTC';
  const then = new Date(moment);
  return (
    <time dateTime={moment} title={isoDay(then, timeZone)}>
      {relativeDate(then, new Date(renderedAt), timeZone, dates)}
    </time>
  );
}
