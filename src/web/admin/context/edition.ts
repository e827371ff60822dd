import { fallbackLocale, isLocale, type Locale } from '#contract/site/locales.ts';
import { useUrlParam } from './url-params.ts';

/** The edition that is worked on: in the address, and carried along by every link of the area. */
export function useEdition(): [Locale, (locale: Locale) => void] {
  const [asked, choose] = useUrlParam('locale');
  return [
    isLocale(asked) ? asked : fallbackLocale,
    (locale) => choose(locale === fallbackLocale ? null : locale),
  ];
}

/**
 * An address of the area that stays in the edition. Read from the address when it is asked for: what is drawn follows
 * a change of edition a moment later, and whoever is quick with the keys would be led back.
 */
export function useEditionLink(): (
  pathname: string,
  params?: Record<string, string>,
) => { pathname: string; search: string } {
  useEdition();
  return (pathname, params = {}) => {
    const search = new URLSearchParams(params);
    const edition = new URLSearchParams(location.search).get('locale');
    if (isLocale(edition) && edition !== fallbackLocale) search.set('locale', edition);
    return { pathname, search: search.toString() };
  };
}
