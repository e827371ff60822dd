import { queryOptions } from '@tanstack/react-query';
import type { Locale } from '#contract/locales.ts';
import type { StaticPageText } from '#contract/static-pages.ts';

export const staticPageQuery = (locale: Locale, page: string) =>
  queryOptions<StaticPageText>({ queryKey: [`/api/pages/${page}`, { locale }] });
