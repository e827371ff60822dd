import { z } from 'zod';
import { defineEndpoints } from '#contract/site/endpoint.schemas.ts';
import { limits } from '#contract/site/limits.ts';
import { plainText } from '#contract/site/text.schemas.ts';

export const redirectEndpoints = defineEndpoints({
  findRedirect: {
    method: 'GET',
    path: '/api/redirects',
    summary: 'Where an address without a page leads to, if somebody has set that',
    access: 'public',
    cache: 'revalidate',
    words: 'path',
    query: z.object({ path: plainText(limits.addresses.maxChars) }),
    response: z.object({ to: z.string().nullable() }),
  },
});
