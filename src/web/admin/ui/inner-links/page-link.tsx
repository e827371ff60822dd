import { Link } from 'react-router';
import { editPostPath, editProductPath } from '#contract/site/addresses/admin-paths.ts';
import { fallbackLocale } from '#contract/site/locales.ts';
import type { InnerPage } from '#contract/writing/inner-links/inner-links.admin.schemas.ts';

/** Where a page of ours is written: a review stands with its product. */
function editorOf({ kind, editId, locale }: InnerPage) {
  const params = new URLSearchParams(locale === fallbackLocale ? {} : { locale });
  if (kind === 'post') return { pathname: editPostPath(editId), search: params.toString() };
  params.set('tab', 'review');
  return { pathname: editProductPath(editId), search: params.toString() };
}

export const PageLink = ({ page, className }: { page: InnerPage; className?: string }) => (
  <Link to={editorOf(page)} className={className ?? 'underline wrap-anywhere'}>
    {page.title}
  </Link>
);
