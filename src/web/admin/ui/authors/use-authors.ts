import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { authors as en } from '#i18n/admin/en/writing/authors.ts';
import { authors as pt } from '#i18n/admin/pt/writing/authors.ts';
import { apiList } from '#web/admin/api/call.ts';
import { useOwnTexts } from '#web/admin/context/own-texts.ts';

const texts = { pt, en };

export const useAuthorsTexts = () => useOwnTexts(texts);

/** Everybody who writes: few enough to be all here. */
export const useAuthors = () => useInfiniteQuery(apiList('GET /api/admin/authors', {}));

/** After whatever changes who writes, or what they have written. */
export function useReloadAuthors(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['/api/admin/authors'] });
}
