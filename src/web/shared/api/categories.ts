import { queryOptions } from '@tanstack/react-query';
import type { Locale } from '#contract/site/locales.ts';
import type { Category, CategoryDetail } from '#contract/writing/categories/categories.schemas.ts';

export const popularCategoriesQuery = (locale: Locale) =>
  queryOptions<Category[]>({ queryKey: ['/api/categories/popular', { locale }] });

export const categoryQuery = (locale: Locale, slug: string) =>
  queryOptions<CategoryDetail>({
    queryKey: [`/api/categories/by-slug/${encodeURIComponent(slug)}`, { locale }],
  });

export const categoriesQuery = (locale: Locale) =>
  queryOptions<CategoryDetail[]>({ queryKey: ['/api/categories', { locale }] });
