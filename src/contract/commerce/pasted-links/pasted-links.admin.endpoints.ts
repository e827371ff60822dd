import { adminProductSchema } from '#contract/commerce/products/products.admin.schemas.ts';
import { defineEndpoints } from '#contract/site/endpoint.schemas.ts';
import { pastedProductSchema, pastedThingListSchema, pasteSchema } from './pasted-links.admin.schemas.ts';

const written = { access: 'editor', cache: 'no-store' } as const;

export const pastedLinkEndpoints = defineEndpoints({
  recogniseLinks: {
    ...written,
    method: 'POST',
    path: '/api/admin/pasted-links',
    summary:
      'What addresses, ASINs and barcodes in a text are: products of ours, or drafts that say where each fact is from',
    body: pasteSchema,
    response: pastedThingListSchema,
  },
  createPastedProduct: {
    ...written,
    method: 'POST',
    path: '/api/admin/pasted-links/products',
    summary: 'A product of such a draft, with its offer, both or none',
    body: pastedProductSchema,
    response: adminProductSchema,
  },
});
