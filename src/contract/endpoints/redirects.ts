import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { plainText } from '../text.ts';

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
