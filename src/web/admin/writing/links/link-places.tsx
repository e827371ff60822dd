import { Link } from 'react-router';
import { adminRoutes, editPostPath, editProductPath } from '#contract/site/addresses/admin-paths.ts';
import { fallbackLocale } from '#contract/site/locales.ts';
import type { LinkLine } from '#contract/writing/links/links.admin.schemas.ts';
import { flagOf } from '#web/shared/ui/flag.tsx';
import { useLinkTexts } from './link-texts.ts';

type NamedPlace = LinkLine['places'][number];

/** Where it can be mended: the editor of whatever holds it, in that edition. */
function editorOf({ kind, id, locale }: NamedPlace) {
  const params = new URLSearchParams(locale === fallbackLocale ? {} : { locale });
  if (kind === 'shop_link') {
    params.set('link', String(id));
    return { pathname: adminRoutes.shopLinks, search: params.toString() };
  }
  if (kind === 'post') return { pathname: editPostPath(id), search: params.toString() };
  params.set('tab', 'review');
  return { pathname: editProductPath(id), search: params.toString() };
}

export function LinkPlaces({
  link: { places, placeCount },
}: {
  link: Pick<LinkLine, 'places' | 'placeCount'>;
}) {
  const links = useLinkTexts();
  const more = placeCount - places.length;
  return (
    <ul className="flex flex-col gap-0.5">
      {places.map((place) => (
        <li key={`${place.kind} ${place.id} ${place.locale}`} className="flex min-w-0 items-baseline gap-1.5">
          {flagOf(place.locale, 14)}
          <span className="text-mute shrink-0 text-sm">{links.placeKinds[place.kind]}</span>
          <Link to={editorOf(place)} className="underline wrap-anywhere">
            {place.title}
          </Link>
        </li>
      ))}
      {more > 0 && <li className="text-mute text-sm">{links.morePlaces(more)}</li>}
    </ul>
  );
}
