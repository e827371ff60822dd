import { Link } from 'react-router';
import type { ProductUse } from '#contract/commerce/products/products.admin.schemas.ts';
import { editPostPath } from '#contract/site/addresses/admin-paths.ts';
import { fallbackLocale } from '#contract/site/locales.ts';
import { resolvePlaceholders } from '#i18n/placeholders.ts';
import { useEditionNames } from '#web/admin/context/edition-names.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { flagOf } from '#web/shared/ui/flag.tsx';

/** Where it is written; what is no text of ours leads to readers' page. */
const deskPath = ({ kind, id, locale }: ProductUse): string | undefined =>
  kind === 'post' ? `${editPostPath(id)}${locale === fallbackLocale ? '' : `?locale=${locale}`}` : undefined;

/** Texts that show a product: what, in which edition, how often. */
export function UseList({ uses, label }: { uses: ProductUse[]; label: string }) {
  const { productEditor, posts } = useTexts();
  const nameOf = useEditionNames();
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return (
    <ul aria-label={label} className="flex flex-col gap-2">
      {uses.map((use) => {
        const path = deskPath(use);
        const title = resolvePlaceholders(use.title, use.locale, timeZone, new Date());
        const isOut = use.status === 'published' && !use.trashed;
        return (
          <li key={`${use.kind} ${use.id} ${use.title}`} className="flex items-start gap-2.5">
            <span className="mt-1" data-tip={nameOf(use.locale)}>
              {flagOf(use.locale, 18)}
              <span className="sr-only">{nameOf(use.locale)}</span>
            </span>
            <span className="min-w-0">
              {path ? (
                <Link to={path} className="wrap-anywhere">
                  {title || posts.untitled}
                </Link>
              ) : isOut ? (
                <a href={use.path} className="wrap-anywhere">
                  {title}
                </a>
              ) : (
                <span className="wrap-anywhere">{title}</span>
              )}
              <span className="text-mute block text-sm">
                {[
                  productEditor.useKinds[use.kind],
                  use.trashed ? productEditor.trashed : posts.statuses[use.status],
                  use.blocks > 0 && productEditor.blocksOf(use.blocks),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
