import { z } from 'zod';
import { defineEndpoints } from '#contract/site/endpoint.schemas.ts';
import { editionParam } from '#contract/site/parameters.schemas.ts';
import { staticPageSchema } from './static-pages.schemas.ts';

export const staticPageEndpoints = defineEndpoints({
  getStaticPage: {
    method: 'GET',
    path: '/api/pages/:page',
    summary: "An edition's legal or editorial page",
    access: 'public',
    cache: 'revalidate',
    params: z.object({ page: z.enum(['sobre', 'privacidade', 'termos', 'afiliados']) }),
    query: z.object({ locale: editionParam }),
    response: staticPageSchema,
  },
});
