import { Link } from 'react-router';
import { adminRoutes, editPostPath, editProductPath } from '#contract/site/addresses/admin-paths.ts';
import { fallbackLocale } from '#contract/site/locales.ts';
import type { ReplacementPlace } from '#contract/writing/replacements/replacements.admin.schemas.ts';
import { useUpkeepTexts } from '#web/admin/context/upkeep-texts.ts';
import type { Piece } from '#web/admin/ui/audit/diff-text.ts';
import { FieldDiff } from '#web/admin/ui/audit/field-diff.tsx';
import { flagOf } from '#web/shared/ui/flag.tsx';

export const keyOf = ({ kind, id, field }: Pick<ReplacementPlace, 'kind' | 'id' | 'field'>) =>
  `${kind} ${id} ${field}`;

/** The screen on which it is written, in its edition. */
function screenOf({ kind, screenId, locale }: ReplacementPlace): string {
  const search = locale && locale !== fallbackLocale ? `?locale=${locale}` : '';
  const paths = {
    post: `${editPostPath(screenId)}${search}`,
    review: `${editProductPath(screenId)}?tab=review${locale && locale !== fallbackLocale ? `&locale=${locale}` : ''}`,
    product: editProductPath(screenId),
    category: `${adminRoutes.categories}${search}`,
    edition: `${adminRoutes.editions}${search}`,
    shop_link: `${adminRoutes.shopLinks}?link=${screenId}`,
    setting: adminRoutes.settings,
  };
  return paths[kind];
}

/** One passage after the other, with a gap between them. */
const piecesOf = ({ passages }: ReplacementPlace): Piece[] =>
  passages.flatMap((passage, index): Piece[] => [
    ...(index > 0 ? [{ kind: 'gap' as const, text: '⋯' }] : []),
    ...passage,
  ]);

interface PlaceProps {
  place: ReplacementPlace;
  isChosen: boolean;
  onChoose: (chosen: boolean) => void;
}

function PlaceLine({ place, isChosen, onChoose }: PlaceProps) {
  const { replace } = useUpkeepTexts();
  const { kind, field, title, locale, count, passages, problem } = place;
  const name = replace.fields[field];
  const more = count - passages.length;
  return (
    <li className="flex items-start gap-3 px-4 py-3">
      <input
        type="checkbox"
        className="checkbox mt-1"
        aria-label={replace.choose(title, name)}
        checked={isChosen}
        disabled={problem !== null}
        onChange={({ target }) => onChoose(target.checked)}
      />
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        <p className="flex flex-wrap items-baseline gap-x-2">
          {locale && flagOf(locale, 14)}
          <span className="text-mute text-sm">{replace.oneOf[kind]}</span>
          <Link to={screenOf(place)} target="_blank" className="underline wrap-anywhere">
            {title}
          </Link>
          <span className="text-mute text-sm">
            {name}, {replace.occurrences(count)}
          </span>
        </p>
        <FieldDiff pieces={piecesOf(place)} label={`${title}: ${name}`} />
        {more > 0 && <p className="text-mute text-sm">{replace.morePassages(more)}</p>}
        {problem && <p className="text-danger text-sm">{replace.cannot(replace.reasons[problem.reason])}</p>}
      </div>
    </li>
  );
}

interface PlaceListProps {
  places: ReplacementPlace[];
  chosen: ReadonlySet<string>;
  onChange: (chosen: Set<string>) => void;
}

/** Every place with what it would become; what cannot be written is told, and not offered. */
export function PlaceList({ places, chosen, onChange }: PlaceListProps) {
  const { replace } = useUpkeepTexts();
  const possible = places.filter(({ problem }) => !problem).map(keyOf);
  const isAll = possible.length > 0 && possible.every((key) => chosen.has(key));
  const choose = (key: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(key);
    else next.delete(key);
    onChange(next);
  };
  return (
    <div className="panel">
      <div className="border-line flex flex-wrap items-center justify-between gap-x-4 border-b px-4 py-2">
        <label className="flex min-h-8 items-center gap-3">
          <input
            type="checkbox"
            className="checkbox"
            checked={isAll}
            onChange={({ target }) => onChange(new Set(target.checked ? possible : []))}
          />
          {replace.chooseAll}
        </label>
        <span className="text-mute numbers text-sm" role="status">
          {replace.chosen(chosen.size, places.length)}
        </span>
      </div>
      <ul aria-label={replace.places} className="divide-line divide-y">
        {places.map((place) => (
          <PlaceLine
            key={keyOf(place)}
            place={place}
            isChosen={chosen.has(keyOf(place))}
            onChoose={(isChosen) => choose(keyOf(place), isChosen)}
          />
        ))}
      </ul>
    </div>
  );
}
