import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Locale } from '#contract/locales.ts';
import { reservedSlugs } from '#contract/paths.ts';
import { categories as br } from './content/br/categories.ts';
import { reviews as brReviews } from './content/br/reviews.ts';
import { categories as es } from './content/es/categories.ts';
import { reviews as esReviews } from './content/es/reviews.ts';
import { categories as it } from './content/it/categories.ts';
import { reviews as itReviews } from './content/it/reviews.ts';
import { categories as mx } from './content/mx/categories.ts';
import { reviews as mxReviews } from './content/mx/reviews.ts';
import { categories as us } from './content/us/categories.ts';
import { reviews as usReviews } from './content/us/reviews.ts';
import type { DemoCategoriesByLocale } from './facts/categories.ts';
import { type PostKey, postFacts } from './facts/posts.ts';
import type { DemoReviews } from './facts/reviews.ts';
import { parseFrontMatter } from './front-matter.ts';

export const demoCategories: DemoCategoriesByLocale = { br, it, mx, es, us };
export const demoReviews: Record<Locale, DemoReviews> = {
  br: brReviews,
  it: itReviews,
  mx: mxReviews,
  es: esReviews,
  us: usReviews,
};

const articleSchema = z.strictObject({
  slug: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .refine((slug) => !reservedSlugs.has(slug), 'is a reserved word'),
  title: z.string().min(10).max(90),
  excerpt: z.string().min(60).max(260),
  keyword: z.string().min(2).max(60),
  author: z.string().min(3).max(60),
  imageAlt: z.string().min(10).max(160),
});

export type DemoArticle = z.infer<typeof articleSchema> & { key: PostKey; body: string };

/** The articles of one edition, as their authors wrote them; throws on one that is not well formed. */
export function demoArticles(locale: Locale): DemoArticle[] {
  const keys = Object.keys(postFacts) as PostKey[];
  return keys
    .filter((key) => locale === 'br' || !('brOnly' in postFacts[key]))
    .map((key) => {
      const file = new URL(`./content/${locale}/posts/${key}.md`, import.meta.url);
      const { fields, body } = parseFrontMatter(readFileSync(file, 'utf8'), `${locale}/${key}.md`);
      return { key, body, ...articleSchema.parse(fields) };
    });
}
