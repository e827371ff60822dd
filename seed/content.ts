import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { reservedSlugs } from '#contract/site/addresses/paths.ts';
import type { Locale } from '#contract/site/locales.ts';
import { categories as br } from './content/br/categories.ts';
import { pictureTexts as brPictures } from './content/br/picture-texts.ts';
import { reviewUpdates as brUpdates } from './content/br/review-updates.ts';
import { reviews as brReviews } from './content/br/reviews.ts';
import { categories as es } from './content/es/categories.ts';
import { pictureTexts as esPictures } from './content/es/picture-texts.ts';
import { reviewUpdates as esUpdates } from './content/es/review-updates.ts';
import { reviews as esReviews } from './content/es/reviews.ts';
import { categories as it } from './content/it/categories.ts';
import { pictureTexts as itPictures } from './content/it/picture-texts.ts';
import { reviewUpdates as itUpdates } from './content/it/review-updates.ts';
import { reviews as itReviews } from './content/it/reviews.ts';
import { categories as mx } from './content/mx/categories.ts';
import { pictureTexts as mxPictures } from './content/mx/picture-texts.ts';
import { reviewUpdates as mxUpdates } from './content/mx/review-updates.ts';
import { reviews as mxReviews } from './content/mx/reviews.ts';
import { categories as us } from './content/us/categories.ts';
import { pictureTexts as usPictures } from './content/us/picture-texts.ts';
import { reviewUpdates as usUpdates } from './content/us/review-updates.ts';
import { reviews as usReviews } from './content/us/reviews.ts';
import type { DemoCategoriesByLocale } from './facts/categories.ts';
import type { PictureTexts } from './facts/pictures.ts';
import { type PostKey, postFacts } from './facts/posts.ts';
import type { ReviewUpdateTexts } from './facts/review-updates.ts';
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

export const demoReviewUpdates: Record<Locale, ReviewUpdateTexts> = {
  br: brUpdates,
  it: itUpdates,
  mx: mxUpdates,
  es: esUpdates,
  us: usUpdates,
};
export const demoPictureTexts: Record<Locale, PictureTexts> = {
  br: brPictures,
  it: itPictures,
  mx: mxPictures,
  es: esPictures,
  us: usPictures,
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
