import { slugOf } from '#contract/site/addresses/slugs.ts';
import type { AdminCategory, CategoryChange } from '#contract/writing/categories/categories.admin.schemas.ts';
import type { CategoryIconName } from '#contract/writing/categories/category-icons.ts';

/** A category as it stands in the form. */
export interface CategoryDraft {
  name: string;
  slug: string;
  description: string;
  icon: CategoryIconName | null;
}

export const draftOf = (category?: AdminCategory): CategoryDraft => ({
  name: category?.name ?? '',
  slug: category?.slug ?? '',
  description: category?.description ?? '',
  icon: category?.icon ?? null,
});

/** While nobody has written an address of their own, a new category's follows its name. */
export function renamed(draft: CategoryDraft, name: string, isNew: boolean): CategoryDraft {
  const follows = isNew && draft.slug === slugOf(draft.name);
  return { ...draft, name, ...(follows && { slug: slugOf(name) }) };
}

/** Only what became another; the server changes these fields and leaves the others to whoever else is at it. */
export function changesOf(before: CategoryDraft, after: CategoryDraft): CategoryChange {
  const tidy = { ...after, name: after.name.trim(), description: after.description.trim() };
  const changed = Object.entries(tidy).filter(([key, value]) => value !== before[key as keyof CategoryDraft]);
  return Object.fromEntries(changed);
}

/** The same fields as they were: what takes a change back. */
export const formerOf = (before: CategoryDraft, changes: CategoryChange): CategoryChange =>
  Object.fromEntries(Object.keys(changes).map((key) => [key, before[key as keyof CategoryDraft]]));
