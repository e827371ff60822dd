import { z } from 'zod';
import { defineEndpoints } from '#contract/site/endpoint.schemas.ts';
import { localeSchema } from '#contract/site/locale.schemas.ts';
import { searchTextSchema } from '#contract/writing/posts/posts.schemas.ts';
import { foundCountSchema } from './search.schemas.ts';

export const searchEndpoints = defineEndpoints({
  countFound: {
    method: 'GET',
    path: '/api/search/count/:locale',
    summary: 'How much the page of a search shows: articles and reviews',
    access: 'public',
    cache: 'revalidate',
    words: 'q',
    params: z.object({ locale: localeSchema }),
    query: z.object({ q: searchTextSchema.min(1) }),
    response: foundCountSchema,
  },
});
