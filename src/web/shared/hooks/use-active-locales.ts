import type { Locale } from '#contract/site/locales.ts';
import { allLocalesQuery } from '#web/shared/api/editions.ts';
import { useQuery } from '#web/shared/api/use-query.ts';

/** The editions that can be read, in the site's order. */
export function useActiveLocales(): Locale[] {
  const { data = [] } = useQuery(allLocalesQuery());
  return data.filter(({ status }) => status === 'active').map(({ locale }) => locale);
}
