import type { ReactNodeViewProps } from '@tiptap/react';
import { useTexts } from '#web/admin/context/texts.tsx';
import { IconButton } from '#web/admin/ui/button.tsx';
import { ProductById } from '../product-line.tsx';
import { ProductPicker } from '../product-picker.tsx';
import { atomNode } from './atom-nodes.tsx';
import { BlockFrame } from './block-frame.tsx';
import { readId, readIds, readPicks } from './read-values.ts';

interface Pick {
  productId: number;
  label: string;
}

function ProductCardView(view: ReactNodeViewProps) {
  const { editor: texts } = useTexts();
  const id = view.node.attrs.productId as number;
  return (
    <BlockFrame view={view} icon="shopping-bag" title={texts.productCard} unfinished={!id}>
      <div className="flex items-center gap-3">
        {id > 0 && <ProductById id={id} />}
        <ProductPicker
          label={id ? texts.changeProduct : texts.chooseProduct}
          onPick={({ id: productId }) => view.updateAttributes({ productId })}
        />
      </div>
    </BlockFrame>
  );
}

function QuickPicksView(view: ReactNodeViewProps) {
  const { editor: texts } = useTexts();
  const picks = view.node.attrs.picks as Pick[];
  const set = (next: Pick[]) => view.updateAttributes({ picks: next });
  return (
    <BlockFrame view={view} icon="list-checks" title={texts.quickPicks} unfinished={picks.length === 0}>
      <ul className="flex flex-col gap-2">
        {picks.map((pick, index) => (
          <li key={pick.productId} className="flex flex-wrap items-center gap-2">
            <ProductById id={pick.productId} />
            <input
              className="input min-w-40 flex-1"
              aria-label={texts.pickLabel}
              placeholder={texts.pickLabel}
              maxLength={80}
              value={pick.label}
              onChange={({ target }) =>
                set(picks.map((each, at) => (at === index ? { ...each, label: target.value } : each)))
              }
            />
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
  const ids = view.node.attrs.productIds as number[];
  const set = (productIds: number[]) => view.updateAttributes({ productIds });
  return (
    <BlockFrame view={view} icon="columns-3" title={texts.comparisonTable} unfinished={ids.length === 0}>
      <ul className="flex flex-col gap-2">
        {ids.map((id) => (
          <li key={id} className="flex items-center gap-2">
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
