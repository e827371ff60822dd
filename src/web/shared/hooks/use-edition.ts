import { productName } from '#contract/commerce/products/product-name.ts';
import { knownEditionQuery } from '#web/shared/api/editions.ts';
import { useQuery } from '#web/shared/api/use-query.ts';
import { useLocale } from '#web/shared/page-context.tsx';

/** Until the edition is known: nothing is promised in its name. */
const unknown = {
  siteName: productName,
  timeZone: 'UTC',
  currency: '',
  disclosure: '',
  showPrices: false,
};

/** What is known of the edition being read. */
export function useEdition(): typeof unknown {
  const { data } = useQuery(knownEditionQuery(useLocale()));
  return { ...unknown, ...data };
}
