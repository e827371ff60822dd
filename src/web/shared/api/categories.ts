import { queryOptions } from '@tanstack/react-query';
import type { Category } from '#contract/categories.ts';
import type { Locale } from '#contract/locales.ts';

export const popularCategoriesQuery = (locale: Locale) =>
  queryOptions<Category[]>({ queryKey: ['/api/categories/popular', { locale }] });
