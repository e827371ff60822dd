import { queryOptions } from '@tanstack/react-query';
import type { Locale } from '#contract/site/locales.ts';
import type { StaticPageText } from '#contract/writing/static-pages/static-pages.schemas.ts';

export const staticPageQuery = (locale: Locale, page: string) =>
  queryOptions<StaticPageText>({ queryKey: [`/api/pages/${page}`, { locale }] });
