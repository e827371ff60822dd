import { reservedSlugs } from '#contract/site/addresses/paths.ts';
import { limits } from '#contract/site/limits.ts';
import type { PostFields } from '#contract/writing/posts/post-fields.schemas.ts';
import type { PostCheck } from '#contract/writing/posts/posts.admin.schemas.ts';
import { postCheckSeverities } from '#contract/writing/posts/posts.words.ts';
import { resolvePlaceholders } from '#i18n/placeholders.ts';
import { checkBlocks } from './block-checks.ts';
import { type CheckFacts, type Found, leftPlaceholder } from './check-facts.ts';
import { checkLanguage } from './language-checks.ts';
import { checkLinks } from './link-checks.ts';
import { checkProducts } from './product-checks.ts';

/** What should be mended before a post is published, and what has to be. */
export function checkPost(facts: CheckFacts): PostCheck[] {
  const checks: PostCheck[] = [];
  const found: Found = (code, where, detail = '') =>
    checks.push({ code, severity: postCheckSeverities[code], where, detail });
  checkWords(facts, found);
  checkCover(facts.fields, found);
  checkBlocks(facts, found);
  checkLanguage(facts, [facts.fields.title, facts.fields.excerpt], found);
  checkLinks(facts, found);
  checkProducts(facts, found);
  return checks;
}

function checkWords({ fields, edition, slugTaken, now }: CheckFacts, found: Found): void {
  const shown = (text: string) => resolvePlaceholders(text, edition.locale, edition.timeZone, now);
  const title = shown(fields.title.trim());
  const excerpt = shown(fields.excerpt.trim());
  const { title: titleLimit, excerpt: excerptLimit } = limits.writing;
  if (title === '') found('title_missing', 'title');
  if (title.length > titleLimit.advised) found('title_long', 'title', String(title.length));
  if (reservedSlugs.has(fields.slug)) found('slug_reserved', 'slug', fields.slug);
  if (slugTaken) found('slug_taken', 'slug', fields.slug);
  if (excerpt === '') found('excerpt_missing', 'excerpt');
  if (excerpt.length > excerptLimit.advised) found('excerpt_long', 'excerpt', String(excerpt.length));
  if (fields.categoryId === null) found('category_missing', 'categoryId');
  for (const [where, text] of Object.entries({ title, excerpt })) {
    const left = leftPlaceholder(text);
    if (left) found('placeholder_unknown', where, left);
  }
}

function checkCover({ imageUrl, imageAlt }: PostFields, found: Found): void {
  if (imageUrl === null) found('cover_missing', 'imageUrl');
  else if (imageAlt.trim() === '') found('cover_alt_missing', 'imageAlt');
}
