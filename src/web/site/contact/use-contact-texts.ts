import { useSuspenseQuery } from '@tanstack/react-query';
import { contactPageQuery } from '#web/shared/api/contact.ts';
import { useLocale } from '#web/shared/page-context.tsx';

/** The page's words come with its data: readers of other pages never load them. */
export const useContactTexts = () => useSuspenseQuery(contactPageQuery(useLocale())).data;
