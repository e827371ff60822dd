import type { DeskFind } from '#contract/running/desk-search/desk-search.admin.schemas.ts';
import { resolvePlaceholders } from '#i18n/placeholders.ts';
import type { ReadingOf } from '#server/domain/writing/posts/desk/desk.presenter.ts';
import type { DeskFinds } from './desk-search.service.ts';

/** Titles as readers would read them now. */
export function presentDeskFinds(
  { posts, products, categories, authors, people }: DeskFinds,
  readingOf: ReadingOf,
): DeskFind[] {
  const shown = (title: string, of: (typeof posts)[number]['locale']) => {
    const { locale, timeZone, now } = readingOf(of);
    return resolvePlaceholders(title, locale, timeZone, now);
  };
  return [
    ...posts.map(
      ({ id, locale, title, status }) =>
        ({ kind: 'post', id, locale, status, title: shown(title, locale) }) as const,
    ),
    ...products.map(({ id, brand, name }) => ({ kind: 'product', id, title: `${brand} ${name}` }) as const),
    ...categories.map(({ id, locale, name }) => ({ kind: 'category', id, locale, title: name }) as const),
    ...authors.map(({ id, name }) => ({ kind: 'author', id, title: name }) as const),
    ...people.map(({ id, name, role }) => ({ kind: 'person', id, title: name, role }) as const),
  ];
}
