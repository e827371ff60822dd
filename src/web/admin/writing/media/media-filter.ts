import { limits } from '#contract/site/limits.ts';
import { isLocale, type Locale } from '#contract/site/locales.ts';

export const mediaFilterNames = ['q', 'kind', 'missingAlt', 'uploader'];

interface MediaFilter {
  q?: string;
  kind?: 'picture' | 'file';
  missingAlt?: Locale;
  uploader?: string;
}

/** What the address says to narrow the library by. What makes no sense is left out. */
export function mediaFilter(params: URLSearchParams): MediaFilter {
  const q = params.get('q')?.trim().slice(0, limits.adminLists.searchChars);
  const kind = params.get('kind');
  const missingAlt = params.get('missingAlt');
  const uploader = params.get('uploader');
  return {
    ...(q && { q }),
    ...((kind === 'picture' || kind === 'file') && { kind }),
    ...(isLocale(missingAlt) && { missingAlt }),
    ...(uploader && { uploader }),
  };
}
