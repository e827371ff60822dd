import { queryOptions } from '@tanstack/react-query';
import type { LaunchDay } from '#contract/commerce/launches/launches.schemas.ts';
import type { Locale } from '#contract/site/locales.ts';

/** One day, or without a date the latest. */
export const launchDayQuery = (locale: Locale, date?: string) =>
  queryOptions<LaunchDay>({
    queryKey: [date === undefined ? `/api/launches/${locale}` : `/api/launches/${locale}/${date}`],
  });
