import { z } from 'zod';
import { defineEndpoints } from '#contract/site/endpoint.schemas.ts';
import { plainText } from '#contract/site/text.schemas.ts';

export const redirectEndpoints = defineEndpoints({
  findRedirect: {
    method: 'GET',
    path: '/api/redirects',
    summary: 'Where an address without a page leads to, if somebody has set that',
    access: 'public',
    cache: 'revalidate',
    query: z.object({ path: plainText(2_000) }),
    response: z.object({ to: z.string().nullable() }),
  },
});
