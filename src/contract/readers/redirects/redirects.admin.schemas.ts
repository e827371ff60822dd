import { z } from 'zod';
import { limits } from '#contract/site/limits.ts';
import { listOf } from '#contract/site/list.schemas.ts';
import { localeSchema } from '#contract/site/locale.schemas.ts';
import { plainText } from '#contract/site/text.schemas.ts';
import { redirectKinds } from './redirects.words.ts';

export const redirectSchema = z.object({
  id: z.int(),
  locale: localeSchema,
  kind: z.enum(redirectKinds),
  from: z.string(),
  to: z.string(),
  createdAt: z.iso.datetime(),
});
export type Redirect = z.infer<typeof redirectSchema>;
export const redirectListSchema = listOf(redirectSchema);

/** Both begin with a slash: redirects never lead out of the site. */
export const newRedirectSchema = z.object({
  from: plainText(limits.redirects.pathChars).trim().min(1),
  to: plainText(limits.redirects.pathChars).trim().min(1),
});
export type NewRedirect = z.output<typeof newRedirectSchema>;

/** What stands in the way of a redirect; a target where nothing answers (yet) is allowed, and worth a word; one that is kept from readers is not. */
export const redirectCheckSchema = z.object({
  from: z.enum(['invalid', 'reserved', 'taken']).nullable(),
  to: z.enum(['invalid', 'loop', 'unpublished']).nullable(),
  targetFound: z.boolean(),
});
export type RedirectCheck = z.infer<typeof redirectCheckSchema>;

export const redirectDeletionSchema = z.object({ deleted: z.literal(true) });
