import { Link, type To } from 'react-router';
import { adminRoutes } from '#contract/site/addresses/admin-paths.ts';
import { fallbackLocale } from '#contract/site/locales.ts';
import type { MediaDetail, MediaUse } from '#contract/writing/media/media.admin.schemas.ts';
import { resolvePlaceholders } from '#i18n/placeholders.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { flagOf } from '#web/shared/ui/flag.tsx';

const editors = { post: adminRoutes.editPost, product: adminRoutes.editProduct } as const;

/** To its editor, in its own edition; reviews are edited with their product. */
function editorOf({ subject, id, locale }: MediaUse): To | undefined {
  if (subject === 'review') return undefined;
  if (subject === 'author') return { pathname: adminRoutes.authors, search: `?author=${id}` };
  const pathname = editors[subject].replace(':id', String(id));
  return { pathname, search: locale && locale !== fallbackLocale ? `?locale=${locale}` : '' };
}

/** As readers have it today: titles may leave room for the month. */
const titleOf = ({ title, locale }: MediaUse) =>
  locale
    ? resolvePlaceholders(title, locale, Intl.DateTimeFormat().resolvedOptions().timeZone, new Date())
    : title;

export function UseList({ uses, linked = false }: { uses: MediaUse[]; linked?: boolean }) {
  const { media } = useTexts();
  return (
    <ul className="flex flex-col gap-1.5">
      {uses.map((use) => {
        const to = linked ? editorOf(use) : undefined;
        return (
          <li key={`${use.subject}-${use.id}-${use.place}`} className="flex min-w-0 items-center gap-2">
            {use.locale ? flagOf(use.locale, 16) : <span className="w-4 shrink-0" />}
            <span className="min-w-0 flex-1 truncate">
              {to ? <Link to={to}>{titleOf(use)}</Link> : titleOf(use)}
            </span>
            <span className="text-mute shrink-0 text-sm">
              {use.subject === 'review' ? media.subjects.review : media.places[use.place]}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

export function PictureUses({ picture: { uses, useCount } }: { picture: MediaDetail }) {
  const { media } = useTexts();
  return (
    <section aria-label={media.uses} className="flex flex-col gap-2">
      <h3>{media.uses}</h3>
      {useCount === 0 && <p className="text-mute">{media.usesNone}</p>}
      <UseList uses={uses} linked />
      {useCount > uses.length && (
        <p className="text-mute text-sm">{media.usesMore(useCount - uses.length)}</p>
      )}
    </section>
  );
}
