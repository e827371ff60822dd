import type { ReactNodeViewProps } from '@tiptap/react';
import { lazy, Suspense } from 'react';
import { useTexts } from '#web/admin/context/texts.tsx';
import { IconButton } from '#web/admin/ui/button.tsx';
import { useEditedLocale } from '../edited-locale.tsx';
import { ProductById } from '../product-line.tsx';
import { ProductPicker } from '../product-picker.tsx';
import { atomNode } from './atom-nodes.tsx';
import { BlockFrame } from './block-frame.tsx';
import { readId, readIds, readPicks } from './read-values.ts';

interface Pick {
  productId: number;
  label: string;
}

/** Readers' components and their styles come when the first product is shown. */
const ReaderCard = lazy(async () => ({
  default: (await import('#web/admin/ui/reader-blocks/reader-blocks.tsx')).ReaderCard,
}));
const ReaderComparison = lazy(async () => ({
  default: (await import('#web/admin/ui/reader-blocks/reader-blocks.tsx')).ReaderComparison,
}));

function ProductCardView(view: ReactNodeViewProps) {
  const { editor: texts } = useTexts();
  const locale = useEditedLocale();
  const id = view.node.attrs.productId as number;
  const line = <ProductById id={id} />;
  return (
    <BlockFrame view={view} icon="shopping-bag" title={texts.productCard} unfinished={!id}>
      {id > 0 && (
        <Suspense fallback={line}>
          <ReaderCard locale={locale} ids={[id]} fallback={line} />
        </Suspense>
      )}
      <ProductPicker
        label={id ? texts.changeProduct : texts.chooseProduct}
        onPick={({ id: productId }) => view.updateAttributes({ productId })}
      />
    </BlockFrame>
  );
}

function QuickPicksView(view: ReactNodeViewProps) {
  const { editor: texts } = useTexts();
  const picks = view.node.attrs.picks as Pick[];
  const set = (next: Pick[]) => view.updateAttributes({ picks: next });
  return (
    <BlockFrame view={view} icon="list-checks" title={texts.quickPicks} unfinished={picks.length === 0}>
      <ul className="pick-list">
        {picks.map((pick, index) => (
          <li key={pick.productId}>
            <div className="min-w-0 flex-1">
              <input
                className="plain-field pick-label"
                aria-label={texts.pickLabel}
                placeholder={texts.pickLabel}
                maxLength={80}
                value={pick.label}
                onChange={({ target }) =>
                  set(picks.map((each, at) => (at === index ? { ...each, label: target.value } : each)))
                }
              />
              <ProductById id={pick.productId} />
            </div>
            <IconButton
              label={texts.removeProduct}
              icon="x"
              onClick={() => set(picks.filter((_, at) => at !== index))}
            />
          </li>
        ))}
      </ul>
      <ProductPicker
        label={texts.addProduct}
        onPick={({ id }) =>
          picks.every(({ productId }) => productId !== id) && set([...picks, { productId: id, label: '' }])
        }
      />
    </BlockFrame>
  );
}

function ComparisonTableView(view: ReactNodeViewProps) {
  const { editor: texts } = useTexts();
  const locale = useEditedLocale();
  const ids = view.node.attrs.productIds as number[];
  const set = (productIds: number[]) => view.updateAttributes({ productIds });
  return (
    <BlockFrame view={view} icon="columns-3" title={texts.comparisonTable} unfinished={ids.length === 0}>
      {ids.length > 0 && (
        <Suspense>
          <ReaderComparison locale={locale} ids={ids} fallback={null} />
        </Suspense>
      )}
      <ul className="pick-list">
        {ids.map((id) => (
          <li key={id}>
            <ProductById id={id} />
            <IconButton
              label={texts.removeProduct}
              icon="x"
              onClick={() => set(ids.filter((each) => each !== id))}
            />
          </li>
        ))}
      </ul>
      <ProductPicker label={texts.addProduct} onPick={({ id }) => !ids.includes(id) && set([...ids, id])} />
    </BlockFrame>
  );
}

export const productNodes = [
  atomNode('productCard', { productId: readId }, ProductCardView),
  atomNode('quickPicks', { picks: readPicks }, QuickPicksView),
  atomNode('comparisonTable', { productIds: readIds }, ComparisonTableView),
];
