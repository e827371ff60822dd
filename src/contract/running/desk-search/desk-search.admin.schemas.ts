import { z } from 'zod';
import { limits } from '#contract/site/limits.ts';
import { localeSchema } from '#contract/site/locale.schemas.ts';
import { roles } from '#contract/site/roles.ts';
import { plainText } from '#contract/site/text.schemas.ts';
import { postStatuses } from '#contract/writing/posts/post-statuses.ts';

export const deskSearchQuery = z.object({
  q: plainText(limits.search.maxInputChars).trim().min(1),
  /** The edition that is worked on: what is its own comes first. */
  locale: localeSchema.optional(),
});

const titled = z.object({ title: z.string() });

export const deskFindSchema = z.discriminatedUnion('kind', [
  titled.extend({
    kind: z.literal('post'),
    id: z.int(),
    locale: localeSchema,
    status: z.enum(postStatuses),
  }),
  titled.extend({ kind: z.literal('product'), id: z.int() }),
  titled.extend({ kind: z.literal('category'), id: z.int(), locale: localeSchema }),
  titled.extend({ kind: z.literal('author'), id: z.int() }),
  titled.extend({ kind: z.literal('person'), id: z.string(), role: z.enum(roles) }),
]);
export type DeskFind = z.infer<typeof deskFindSchema>;

export const deskFindsSchema = z.object({ items: z.array(deskFindSchema) });
