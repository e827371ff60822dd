import { Badge } from '#web/admin/ui/badge.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { productName } from '../product-name.ts';
import { ProductThumb } from '../use-product-columns.tsx';
import { useMergeTexts } from './merge-texts.ts';

export interface Named {
  id: number;
  brand: string;
  name: string;
  imageUrl: string | null;
}

interface MergePairProps {
  stays: Named;
  goes: Named;
  onTurn: () => void;
  onAnother: () => void;
}

/** Both, and which of them stays. */
export function MergePair({ stays, goes, onTurn, onAnother }: MergePairProps) {
  const words = useMergeTexts();
  const line = (product: Named, isStaying: boolean) => (
    <li className="flex items-center gap-3">
      <ProductThumb url={product.imageUrl} />
      <span className="min-w-0 flex-1 wrap-anywhere">{productName(product)}</span>
      <Badge tone={isStaying ? 'ok' : 'warn'}>{isStaying ? words.stays : words.goes}</Badge>
    </li>
  );
  return (
    <div className="flex flex-col gap-3">
      <ul className="flex flex-col gap-2">
        {line(stays, true)}
        {line(goes, false)}
      </ul>
      <span className="flex flex-wrap gap-2">
        <Button icon="replace" onClick={onTurn}>
          {words.turn}
        </Button>
        <Button look="ghost" onClick={onAnother}>
          {words.another}
        </Button>
      </span>
    </div>
  );
}
