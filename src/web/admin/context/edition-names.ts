import { useQuery } from '@tanstack/react-query';
import type { Locale } from '#contract/site/locales.ts';
import { allLocalesQuery } from '#web/shared/api/editions.ts';

/** What the editions call themselves; their code, until that is known. */
export function useEditionNames(): (locale: Locale) => string {
  const { data: known = [] } = useQuery(allLocalesQuery());
  return (locale) => known.find((each) => each.locale === locale)?.siteName ?? locale.toUpperCase();
}
