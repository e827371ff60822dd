import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminProductRow } from '#contract/commerce/products/products.admin.schemas.ts';
import { limits } from '#contract/site/limits.ts';
import { apiQuery } from '#web/admin/api/call.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { useDebounced } from '#web/shared/hooks/use-debounced.ts';
import { productName } from '../product-name.ts';
import { ProductThumb } from '../use-product-columns.tsx';

const WAIT_MS = 200;
const SHOWN = 8;

interface ProductChoiceProps {
  label: string;
  /** Not to be chosen: the one that is replaced. */
  except: number;
  onChoose: (product: AdminProductRow) => void;
}

/** A search with its first few hits, each a button. */
export function ProductChoice({ label, except, onChoose }: ProductChoiceProps) {
  const { common } = useTexts();
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed.trim(), WAIT_MS);
  const { data } = useQuery({
    ...apiQuery('GET /api/admin/products', q ? { q } : {}),
    placeholderData: (previous) => previous,
  });
  const found = data?.items.filter(({ id }) => id !== except).slice(0, SHOWN);
  return (
    <div className="flex flex-col gap-2">
      <input
        type="search"
        className="input"
        aria-label={label}
        placeholder={label}
        maxLength={limits.products.urlChars}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <ul className="flex flex-col" aria-busy={!found}>
        {found?.map((product) => (
          <li key={product.id}>
            <button type="button" className="choice-line" onClick={() => onChoose(product)}>
              <ProductThumb url={product.imageUrl} />
              <span className="min-w-0 flex-1 truncate">{productName(product)}</span>
            </button>
          </li>
        ))}
      </ul>
      {found?.length === 0 && <p className="text-mute">{common.nothingFound}</p>}
    </div>
  );
}
