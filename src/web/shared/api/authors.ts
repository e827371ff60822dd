import type { Locale } from '#contract/site/locales.ts';
import type { AuthorPart } from '#contract/writing/authors/authors.schemas.ts';
import { inParts } from './in-parts.ts';

/** A person, and their works from a page on. */
export const authorQuery = (locale: Locale, slug: string, page = 1) =>
  inParts<AuthorPart>(`/api/authors/by-slug/${encodeURIComponent(slug)}`, { locale }, page);
