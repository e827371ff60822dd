import { useState } from 'react';
import { useTradeTexts } from '#web/admin/context/trade-texts.ts';
import { useFormState } from '#web/admin/ui/form/form.tsx';
import { type DraftProduct, moved, nameOf } from './day-draft.ts';
import { DayProductLine } from './day-product-line.tsx';

interface DayProductsProps {
  products: DraftProduct[];
  onChange: (products: DraftProduct[]) => void;
  mayChange: boolean;
  money: { currency: string; language: string };
}

/** The products in their order, moved by dragging or by their arrows; who does not see it is told. */
export function DayProducts({ products, onChange, mayChange, money }: DayProductsProps) {
  const { launches } = useTradeTexts();
  const [dragged, setDragged] = useState<number>();
  const [told, setTold] = useState('');
  const { problems } = useFormState();
  function move(from: number, to: number): void {
    const product = products[from];
    const next = moved(products, from, to);
    if (!product || next === products) return;
    onChange(next);
    setTold(launches.movedTo(nameOf(product), to + 1, products.length));
  }
  const replace = (index: number, product: DraftProduct) =>
    onChange(products.map((each, at) => (at === index ? product : each)));
  return (
    <section aria-label={launches.products} className="flex flex-col gap-2">
      {/* A form finds by their names what its refusals are about. */}
      <input type="hidden" name="products" />
      {problems.products && (
        <p role="alert" className="field-problem">
          {problems.products}
        </p>
      )}
      {products.length === 0 && <p className="text-mute">{launches.noProducts}</p>}
      <ol className="flex flex-col gap-1">
        {products.map((product, index) => (
          <DayProductLine
            key={product.productId}
            product={product}
            index={index}
            isLast={index === products.length - 1}
            isDragged={dragged === index}
            mayChange={mayChange}
            money={money}
            onChange={(next) => replace(index, next)}
            onMove={(to) => move(index, to)}
            onRemove={() => onChange(products.filter((_, at) => at !== index))}
            onDrag={setDragged}
            onDragOver={() => {
              if (dragged === undefined || dragged === index) return;
              move(dragged, index);
              setDragged(index);
            }}
          />
        ))}
      </ol>
      <p className="sr-only" role="status">
        {told}
      </p>
    </section>
  );
}
