import { z } from 'zod';
import { defineEndpoints } from '#contract/site/endpoint.schemas.ts';
import { editionParam, slugParams } from '#contract/site/parameters.schemas.ts';
import { plainText } from '#contract/site/text.schemas.ts';
import { listPageSchema } from '#contract/writing/posts/posts.schemas.ts';
import { authorPartSchema } from './authors.schemas.ts';

export const authorEndpoints = defineEndpoints({
  getAuthorBySlug: {
    method: 'GET',
    path: '/api/authors/by-slug/:slug',
    summary: 'Who writes in an edition, with their articles and reviews, newest first, 12 at a time',
    access: 'public',
    cache: 'revalidate',
    params: slugParams,
    query: z.object({ locale: editionParam, page: listPageSchema, cursor: plainText(200).optional() }),
    response: authorPartSchema,
  },
});
