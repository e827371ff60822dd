import { useQueryClient } from '@tanstack/react-query';
import { createContext, use, useEffect, useRef } from 'react';
import type { AdminProduct } from '#contract/commerce/products/products.admin.schemas.ts';
import { type Locale, locales } from '#contract/site/locales.ts';
import { apiQuery } from '#web/admin/api/call.ts';
import type { SaveBoard, SavedPart } from './save-board.ts';

interface ProductContextValue {
  product: AdminProduct;
  board: SaveBoard;
  canEdit: boolean;
  /** Opens a part: the facts, or an edition's review. */
  show: (part: 'facts' | Locale) => void;
}

const ProductContext = createContext<ProductContextValue | null>(null);
export const ProductProvider = ProductContext;

export function useProduct(): ProductContextValue {
  const value = use(ProductContext);
  if (!value) throw new Error('A part of the product’s screen was rendered outside of it.');
  return value;
}

/** Takes part in saving as long as it is on the screen. */
export function useSavedPart(key: string, part: SavedPart): void {
  const { board } = useProduct();
  const latest = useRef(part);
  latest.current = part;
  const { dirty, label, seen, safe } = part;
  useEffect(() => {
    board.report(key, {
      dirty,
      label,
      seen,
      safe,
      save: () => latest.current.save(),
      discard: () => latest.current.discard(),
      show: () => latest.current.show(),
    });
  }, [board, key, dirty, label, seen, safe]);
  useEffect(() => () => board.remove(key), [board, key]);
}

/** Asks again for what a change has made old: the product itself, the lists, and the board of editions. */
export function useRefreshProduct(): () => Promise<void> {
  const { product } = useProduct();
  const client = useQueryClient();
  return async () => {
    const { queryKey } = apiQuery('GET /api/admin/products/:id', { id: product.id });
    const lists = ['/api/admin/products', '/api/admin/parity'].map((path) =>
      client.invalidateQueries({ queryKey: [path] }),
    );
    await Promise.all([client.invalidateQueries({ queryKey }), ...lists]);
  };
}

export const isLocaleTab = (tab: string): tab is Locale => locales.some((locale) => locale === tab);
