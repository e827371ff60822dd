import { queryOptions } from '@tanstack/react-query';
import type { Category, CategoryDetail } from '#contract/categories.ts';
import type { Locale } from '#contract/locales.ts';

export const popularCategoriesQuery = (locale: Locale) =>
  queryOptions<Category[]>({ queryKey: ['/api/categories/popular', { locale }] });

export const categoryQuery = (locale: Locale, slug: string) =>
  queryOptions<CategoryDetail>({
    queryKey: [`/api/categories/by-slug/${encodeURIComponent(slug)}`, { locale }],
  });

export const categoriesQuery = (locale: Locale) =>
  queryOptions<CategoryDetail[]>({ queryKey: ['/api/categories', { locale }] });
