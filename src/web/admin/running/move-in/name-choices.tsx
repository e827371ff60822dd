import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { FoundName } from '#contract/running/move-in/move-in.admin.schemas.ts';
import type { Locale } from '#contract/site/locales.ts';
import { apiList, apiQuery } from '#web/admin/api/call.ts';
import { ComboboxBox } from '#web/admin/ui/form/combobox.tsx';
import type { Option } from '#web/admin/ui/form/select.tsx';
import { useMoveInTexts } from './move-in-texts.ts';

type Chosen = Record<string, string | null>;

interface Props {
  kind: 'authors' | 'categories';
  found: FoundName[];
  locale: Locale;
  chosen: Chosen;
  onChange: (chosen: Chosen) => void;
}

/** No address has such a sign. */
const NOBODY = '—';
const AS_FOUND = '…';

/** Who and what is here already, by address. */
function useHere(kind: Props['kind'], locale: Locale): Option[] {
  const { data: people = [] } = useInfiniteQuery({
    ...apiList('GET /api/admin/authors', {}),
    enabled: kind === 'authors',
  });
  const { data: categories } = useQuery({
    ...apiQuery('GET /api/admin/categories', { locale }),
    enabled: kind === 'categories',
  });
  const named = kind === 'authors' ? people : (categories?.items ?? []);
  return named.map(({ slug, name }) => ({ value: slug, label: name }));
}

/** Everybody or everything that the source names, and who or what that is here. */
export function NameChoices({ kind, found, locale, chosen, onChange }: Props) {
  const words = useMoveInTexts();
  const here = useHere(kind, locale);
  if (found.length === 0) return null;
  const title = kind === 'authors' ? words.authorsTitle : words.categoriesTitle;
  const none = kind === 'authors' ? words.noPerson : words.noCategory;
  const choose = (key: string, value: string | undefined) => {
    const { [key]: _before, ...others } = chosen;
    if (value === undefined || value === AS_FOUND) onChange(others);
    else onChange({ ...others, [key]: value === NOBODY ? null : value });
  };
  return (
    <div className="table-box">
      <table className="table table-compact table-fixed" aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{title}</th>
            <th scope="col">{words.here}</th>
          </tr>
        </thead>
        <tbody>
          {found.map(({ key, name, isNew }) => {
            const options = [
              { value: AS_FOUND, label: words.asFound(name, isNew && chosen[key] === undefined) },
              { value: NOBODY, label: none },
              ...here,
            ];
            const value = chosen[key] === null ? NOBODY : (chosen[key] ?? AS_FOUND);
            return (
              <tr key={key}>
                <th scope="row" className="text-start font-normal wrap-anywhere">
                  {name}
                </th>
                <td>
                  <ComboboxBox
                    label={name}
                    options={options}
                    value={value}
                    shown={options.find((each) => each.value === value)?.label ?? value}
                    onChange={(next) => choose(key, next)}
                    trigger={{ 'aria-label': `${name}: ${words.here}` }}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
