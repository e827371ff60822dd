import { z } from 'zod';
import { limits } from './limits.ts';
import { localeSchema } from './locale.schemas.ts';
import { fallbackLocale } from './locales.ts';
import { plainText } from './text.schemas.ts';

/** The edition that is asked for, where an address has none of its own. */
export const editionParam = localeSchema.default(fallbackLocale);

/** What is asked for by its address. */
export const slugParams = z.object({ slug: plainText(limits.slugs.maxChars).min(1) });
