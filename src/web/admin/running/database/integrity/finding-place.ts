import type { IntegrityFinding } from '#contract/running/database/database.admin.schemas.ts';
import { adminRoutes, editPostPath, editProductPath } from '#contract/site/addresses/admin-paths.ts';
import { fallbackLocale } from '#contract/site/locales.ts';

export type Subject = NonNullable<IntegrityFinding['subject']>;

/** The screen on which it can be looked at, in its edition; undefined for what has none. */
export function placeOf({ kind, id, title, locale }: Subject): string | undefined {
  const params = new URLSearchParams(locale && locale !== fallbackLocale ? { locale } : {});
  const at = (path: string, more: Record<string, string> = {}) => {
    for (const [name, value] of Object.entries(more)) params.set(name, value);
    return params.size > 0 ? `${path}?${params}` : path;
  };
  switch (kind) {
    case 'post':
      return at(editPostPath(id));
    case 'product':
      return at(editProductPath(id));
    case 'review':
    case 'offer':
      return at(editProductPath(id), { tab: 'review' });
    case 'category':
      return at(adminRoutes.categories);
    case 'media':
      return at(adminRoutes.media, { picture: String(id) });
    case 'redirect':
      return at(adminRoutes.redirects, { q: title.replace(/^\/\w+\//, '') });
    case 'table':
      return undefined;
  }
}
