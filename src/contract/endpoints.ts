import { z } from 'zod';
import type { Caller } from './caller.ts';
import { categoryDetailListSchema, categoryDetailSchema, categoryListSchema } from './categories.ts';
import { defineEndpoints, type Upload, type UploadStream } from './endpoint.ts';
import { adminEndpoints } from './endpoints/admin.ts';
import { clickEndpoints } from './endpoints/clicks.ts';
import { contactEndpoints } from './endpoints/contact.ts';
import { redirectEndpoints } from './endpoints/redirects.ts';
import { launchDaySchema } from './launches.ts';
import { limits } from './limits.ts';
import { localeConfigSchema, localeSummaryListSchema } from './locale-configs.ts';
import { localeSchema } from './locale-schemas.ts';
import { fallbackLocale } from './locales.ts';
import {
  categoryPostsSchema,
  homeDataSchema,
  listPageSchema,
  postListSchema,
  postSchema,
  searchTextSchema,
} from './posts.ts';
import { comparisonQuerySchema, reviewListQuerySchema } from './review-queries.ts';
import { comparisonSchema, reviewListSchema, reviewSchema } from './reviews.ts';
import { settingSchema } from './settings.ts';
import { shopLinkSchema } from './shop-links.ts';
import { staticPageSchema } from './static-pages.ts';
import { plainText } from './text.ts';

const locale = localeSchema.default(fallbackLocale);
const slugParams = z.object({ slug: plainText(limits.slugs.maxChars).min(1) });
/** Sent by browsers to defeat caches in between; its value says nothing. */
const timestamp = plainText(40).optional();

/** Every call of the API. Routes, both clients and the OpenAPI page are made from this table. */
export const endpoints = defineEndpoints({
  ...clickEndpoints,
  ...contactEndpoints,
  ...redirectEndpoints,
  ...adminEndpoints,
  getSiteName: {
    method: 'GET',
    path: '/api/settings/site_name',
    summary: 'The name of the whole site',
    access: 'public',
    cache: 'revalidate',
    response: settingSchema,
  },
  listAllLocales: {
    method: 'GET',
    path: '/api/locale-configs/all-locales',
    summary: 'Every edition with its status',
    access: 'public',
    cache: 'no-store',
    query: z.object({ timestamp }),
    response: localeSummaryListSchema,
  },
  listActiveLocales: {
    method: 'GET',
    path: '/api/locale-configs/active-locales',
    summary: 'The editions that can be read',
    access: 'public',
    cache: 'no-store',
    query: z.object({ timestamp }),
    response: localeSummaryListSchema,
  },
  getLocaleConfig: {
    method: 'GET',
    path: '/api/locale-configs/:locale',
    summary: 'One edition: its name, shop, currency and status',
    access: 'public',
    cache: 'no-store',
    params: z.object({ locale: localeSchema }),
    query: z.object({ timestamp }),
    response: localeConfigSchema,
  },
  getHomeData: {
    method: 'GET',
    path: '/api/home-data',
    summary: "An edition's newest posts with their categories, 49 at a time",
    access: 'public',
    cache: 'revalidate',
    query: z.object({ locale, page: listPageSchema, cursor: plainText(200).optional() }),
    response: homeDataSchema,
  },
  listPopularCategories: {
    method: 'GET',
    path: '/api/categories/popular',
    summary: "An edition's categories with the most posts",
    access: 'public',
    cache: 'revalidate',
    query: z.object({
      locale,
      limit: z.coerce.number().int().min(1).max(50).default(limits.categories.popularOnHome),
    }),
    response: categoryListSchema,
  },
  listCategories: {
    method: 'GET',
    path: '/api/categories',
    summary: "An edition's categories by name, those without posts left out",
    access: 'public',
    cache: 'revalidate',
    query: z.object({ locale }),
    response: categoryDetailListSchema,
  },
  getCategoryBySlug: {
    method: 'GET',
    path: '/api/categories/by-slug/:slug',
    summary: 'A category by its address in an edition',
    access: 'public',
    cache: 'revalidate',
    params: slugParams,
    query: z.object({ locale }),
    response: categoryDetailSchema,
  },
  getCategory: {
    method: 'GET',
    path: '/api/categories/:id',
    summary: 'A category by its number',
    access: 'public',
    cache: 'revalidate',
    params: z.object({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) }),
    response: categoryDetailSchema,
  },
  listPostsByLocale: {
    method: 'GET',
    path: '/api/posts/by-locale/:locale',
    summary: "An edition's newest posts, or those whose title or excerpt matches q",
    access: 'public',
    cache: 'revalidate',
    params: z.object({ locale: localeSchema }),
    query: z.object({
      q: searchTextSchema.optional(),
      limit: z.coerce.number().int().min(1).max(limits.search.maxListed).default(limits.search.maxResults),
    }),
    response: postListSchema,
  },
  listPostsByCategory: {
    method: 'GET',
    path: '/api/posts/by-category/:slug',
    summary: "A category's posts, newest first, 24 at a time",
    access: 'public',
    cache: 'revalidate',
    params: slugParams,
    query: z.object({ locale, page: listPageSchema, cursor: plainText(200).optional() }),
    response: categoryPostsSchema,
  },
  getPostBySlug: {
    method: 'GET',
    path: '/api/posts/by-slug/:slug',
    summary: 'A published post by its address in an edition',
    access: 'public',
    cache: 'revalidate',
    params: slugParams,
    query: z.object({ locale }),
    response: postSchema,
  },
  listReviews: {
    method: 'GET',
    path: '/api/reviews',
    summary: "An edition's product reviews, searched, narrowed and sorted, 12 at a time",
    access: 'public',
    cache: 'revalidate',
    query: reviewListQuerySchema,
    response: reviewListSchema,
  },
  compareReviews: {
    method: 'GET',
    path: '/api/reviews/compare',
    summary: 'Up to four reviews side by side: slugs is a list with commas',
    access: 'public',
    cache: 'revalidate',
    query: comparisonQuerySchema,
    response: comparisonSchema,
  },
  getReviewBySlug: {
    method: 'GET',
    path: '/api/reviews/by-slug/:slug',
    summary: 'A published review by its address in an edition',
    access: 'public',
    cache: 'revalidate',
    params: slugParams,
    query: z.object({ locale }),
    response: reviewSchema,
  },
  getLatestLaunchDay: {
    method: 'GET',
    path: '/api/launches/:locale',
    summary: "An edition's latest launch day",
    access: 'public',
    cache: 'revalidate',
    params: z.object({ locale: localeSchema }),
    response: launchDaySchema,
  },
  getLaunchDay: {
    method: 'GET',
    path: '/api/launches/:locale/:date',
    summary: 'What an edition presented on one day, and the launch days around it',
    access: 'public',
    cache: 'revalidate',
    params: z.object({ locale: localeSchema, date: z.iso.date() }),
    response: launchDaySchema,
  },
  getShopLink: {
    method: 'GET',
    path: '/api/shop-links/:slug',
    summary: 'Where a stored Shopee link of the Brazilian edition leads',
    access: 'public',
    cache: 'revalidate',
    params: slugParams,
    response: shopLinkSchema,
  },
  getStaticPage: {
    method: 'GET',
    path: '/api/pages/:page',
    summary: "An edition's legal or editorial page",
    access: 'public',
    cache: 'revalidate',
    params: z.object({ page: z.enum(['sobre', 'privacidade', 'termos', 'afiliados']) }),
    query: z.object({ locale }),
    response: staticPageSchema,
  },
});

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;

type SchemaAt<E, K extends string> = E extends Record<K, infer S extends z.ZodType> ? S : z.ZodUnknown;

/** What a call works with: path and query parameters in one object, a body in `body`, a file in `upload`. */
export type ParsedInput<N extends EndpointName> = z.output<SchemaAt<Endpoints[N], 'params'>> &
  z.output<SchemaAt<Endpoints[N], 'query'>> &
  (Endpoints[N] extends { body: infer B extends z.ZodType } ? { body: z.output<B> } : unknown) &
  (Endpoints[N] extends { upload: { streamed: true } }
    ? { upload: UploadStream }
    : Endpoints[N] extends { upload: object }
      ? { upload: Upload }
      : unknown);
export type CallOutput<N extends EndpointName> = z.output<Endpoints[N]['response']>;

/** The whole API as functions; the server implements it, whoever calls it. */
export type Api = { [N in EndpointName]: (input: ParsedInput<N>, caller: Caller) => Promise<CallOutput<N>> };
