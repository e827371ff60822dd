import type { ClickRow } from '#contract/commerce/clicks/clicks.admin.schemas.ts';
import { type ClickPosition, clickPositions } from '#contract/commerce/clicks/clicks.words.ts';
import { type PageKind, pageKinds } from '#contract/commerce/clicks/counted-page.ts';
import { editPostPath } from '#contract/site/addresses/admin-paths.ts';
import { isLocale, type Locale } from '#contract/site/locales.ts';
import { useEditionLink } from '#web/admin/context/edition.ts';
import { type TradeTexts, useTradeTexts } from '#web/admin/context/trade-texts.ts';
import { RowLink } from '#web/admin/ui/table/row-handle.tsx';
import { flagOf } from '#web/shared/ui/flag.tsx';

const isPosition = (key: string): key is ClickPosition => clickPositions.some((each) => each === key);
const isPageKind = (kind: string): kind is PageKind => pageKinds.some((each) => each === kind);

/** What a row is about, in words: its title, or what kind of thing has none. */
export function rowName(
  { key, name }: Pick<ClickRow, 'key' | 'name'>,
  words: TradeTexts['clicks'],
  editionName: (locale: Locale) => string,
): string {
  if (name) return name;
  if (isLocale(key)) return editionName(key);
  if (isPosition(key)) return words.positions[key];
  if (key === 'unplaced') return words.unplaced;
  const [kind = ''] = key.split(':');
  if (isPageKind(kind)) return words.pages[kind];
  return kind === 'product' ? words.goneProduct : words.otherLinks;
}

interface RowNameProps {
  row: ClickRow;
  editionName: (locale: Locale) => string;
}

/** An article's name leads to the article. */
export function RowName({ row, editionName }: RowNameProps) {
  const { clicks: words } = useTradeTexts();
  const linkTo = useEditionLink();
  const [kind, id] = row.key.split(':');
  const name = rowName(row, words, editionName);
  return (
    <span className="flex min-w-0 items-start gap-3">
      {row.locale && <span className="mt-0.5">{flagOf(row.locale, 18)}</span>}
      <span className="min-w-0 wrap-anywhere">
        {kind === 'post' && row.name ? <RowLink to={linkTo(editPostPath(Number(id)))}>{name}</RowLink> : name}
      </span>
    </span>
  );
}
