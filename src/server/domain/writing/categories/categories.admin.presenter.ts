import type { AdminCategory } from '#contract/writing/categories/categories.admin.schemas.ts';
import type { AdminCategoryFacts } from './categories.admin.facts.ts';

export const presentAdminCategory = (facts: AdminCategoryFacts): AdminCategory => ({
  id: facts.id,
  locale: facts.locale,
  name: facts.name,
  slug: facts.slug,
  description: facts.description,
  icon: facts.icon,
  posts: { published: facts.postCount, total: facts.totalPosts },
  reviews: facts.totalReviews,
  siblings: facts.siblings.map(({ id, locale, name, slug }) => ({ id, locale, name, slug })),
  createdAt: facts.createdAt.toISOString(),
  updatedAt: facts.updatedAt.toISOString(),
});
