import { useQuery } from '@tanstack/react-query';
import { relativeDate } from '#i18n/relative-date.ts';
import { localeConfigQuery } from '#web/shared/api/locale-configs.ts';
import { useDictionary, useLocale, usePageContext } from '#web/shared/page-context.tsx';

/** "yesterday", counted by the edition's calendar, with the exact moment for machines and on hover. */
export function RelativeTime({ moment }: { moment: string }) {
  const { dates } = useDictionary();
  const { renderedAt } = usePageContext();
  const { data: config } = useQuery({ ...localeConfigQuery(useLocale()), enabled: false });
  const text = relativeDate(new Date(moment), new Date(renderedAt), config?.timeZone ?? 'UTC', dates);
  return (
    <time dateTime={moment} title={moment.slice(0, 10)}>
      {text}
    </time>
  );
}
