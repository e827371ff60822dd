import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { fallbackLocale, type Locale } from '#contract/site/locales.ts';
import { isoDay } from '#i18n/calendar.ts';
import { apiQuery } from '#web/admin/api/call.ts';
import { useEdition } from '#web/admin/context/edition.ts';
import { useUrlParam } from '#web/admin/context/url-params.ts';
import { useNow } from '#web/admin/ui/time/use-now.ts';
import { allLocalesQuery } from '#web/shared/api/editions.ts';

const UTC = 'UTC';

/** The edition that is worked on, or all of them: the address says which. */
export function useScope(): { edition: Locale | undefined; showAll: (all: boolean) => void } {
  const [edition] = useEdition();
  const [of, choose] = useUrlParam('of');
  return {
    edition: of === 'all' ? undefined : edition,
    showAll: (all) => choose(all ? 'all' : null),
  };
}

export function useOverview(edition: Locale | undefined) {
  return useQuery({
    ...apiQuery('GET /api/admin/overview', { locale: edition }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
  });
}

/** Names, clocks and today's date of the editions; of all together it is the first one's day. */
export function useEditions(edition: Locale | undefined) {
  const { data: names = [] } = useQuery(allLocalesQuery());
  const { data: configs } = useQuery(apiQuery('GET /api/admin/locale-configs'));
  const now = useNow();
  const zoneOf = (locale: Locale) => configs?.items.find((each) => each.locale === locale)?.timeZone ?? UTC;
  return {
    nameOf: (locale: Locale) =>
      names.find((each) => each.locale === locale)?.siteName ?? locale.toUpperCase(),
    zoneOf,
    today: configs && isoDay(now, zoneOf(edition ?? fallbackLocale)),
  };
}
