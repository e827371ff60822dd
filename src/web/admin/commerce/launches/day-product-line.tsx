import { formatMoney } from '#i18n/money.ts';
import { useTradeTexts } from '#web/admin/context/trade-texts.ts';
import { IconButton } from '#web/admin/ui/button.tsx';
import { TextField } from '#web/admin/ui/form/field.tsx';
import { useFormState } from '#web/admin/ui/form/form.tsx';
import { Icon } from '#web/admin/ui/icon.tsx';
import { Thumb } from '#web/admin/ui/thumb.tsx';
import { type DraftProduct, nameOf } from './day-draft.ts';

interface DayProductLineProps {
  product: DraftProduct;
  index: number;
  isLast: boolean;
  isDragged: boolean;
  mayChange: boolean;
  money: { currency: string; language: string };
  onChange: (product: DraftProduct) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
  /** Which one is being dragged: this one, or none any more. */
  onDrag: (index: number | undefined) => void;
  onDragOver: () => void;
}

export function DayProductLine(props: DayProductLineProps) {
  const { product, index, isLast, isDragged, mayChange, money, onChange, onMove, onRemove } = props;
  const { launches } = useTradeTexts();
  const { problems } = useFormState();
  const problem = problems[`products.${index}`];
  const name = nameOf(product);
  const { currency, language } = money;
  const isEdge = { up: index === 0, down: isLast };
  return (
    <li
      className="launch-line"
      data-dragged={isDragged ? '' : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        props.onDragOver();
      }}
      onDrop={(event) => event.preventDefault()}
    >
      {mayChange && (
        // biome-ignore lint/a11y/noStaticElementInteractions: for hands that drag; the arrows do the same by key
        <span
          className="launch-grip"
          draggable
          onDragStart={({ currentTarget, dataTransfer }) => {
            dataTransfer.effectAllowed = 'move';
            dataTransfer.setData('text/plain', name);
            const line = currentTarget.closest('li');
            if (line) dataTransfer.setDragImage(line, 0, 0);
            props.onDrag(index);
          }}
          onDragEnd={() => props.onDrag(undefined)}
        >
          <Icon of="grip-vertical" size={16} />
        </span>
      )}
      <span className="product-frame">
        {product.imageUrl ? <Thumb url={product.imageUrl} /> : <Icon of="package" size={18} />}
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-medium">{name}</p>
        <input type="hidden" name={`products.${index}`} />
        {problem && (
          <p role="alert" className="field-problem">
            {problem}
          </p>
        )}
        {product.reviewStatus !== 'published' && <p className="text-warn text-sm">{launches.unpublished}</p>}
        {mayChange && product.keepsPrice && (
          <div className="mt-1 max-w-56">
            <TextField
              name={`products.${index}.price`}
              label={launches.price(name)}
              inputMode="decimal"
              autoComplete="off"
              maxLength={20}
              value={product.price}
              hint={
                product.priceNow !== null &&
                launches.priceNow(formatMoney(product.priceNow, currency, language))
              }
              onChange={({ target }) => onChange({ ...product, price: target.value })}
            />
          </div>
        )}
        {!mayChange && product.price && (
          <p className="text-mute numbers text-sm">
            {currency} {product.price}
          </p>
        )}
        {mayChange && product.keepsPrice === false && (
          <p className="text-mute text-sm max-sm:hidden">{launches.priceNotKept}</p>
        )}
        {mayChange && product.keepsPrice === undefined && (
          <p className="text-mute text-sm">{launches.priceAfterSaving}</p>
        )}
      </div>
      {mayChange && (
        <span className="flex shrink-0">
          <IconButton
            label={launches.up(name)}
            icon="chevron-up"
            aria-disabled={isEdge.up || undefined}
            onClick={() => onMove(index - 1)}
          />
          <IconButton
            label={launches.down(name)}
            icon="chevron-down"
            aria-disabled={isEdge.down || undefined}
            onClick={() => onMove(index + 1)}
          />
          <IconButton label={launches.remove(name)} icon="x" onClick={onRemove} />
        </span>
      )}
    </li>
  );
}
