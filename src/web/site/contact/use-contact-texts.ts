import { contactPageQuery } from '#web/shared/api/contact.ts';
import { useSuspenseQuery } from '#web/shared/api/use-query.ts';
import { useLocale } from '#web/shared/page-context.tsx';

/** The page's words come with its data: readers of other pages never load them. */
export const useContactTexts = () => useSuspenseQuery(contactPageQuery(useLocale())).data;
