import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Command } from 'cmdk';
import { Popover } from 'radix-ui';
import { useState } from 'react';
import type { AdminProductRow } from '#contract/commerce/products/products.admin.schemas.ts';
import { apiQuery } from '#web/admin/api/call.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { useDebounced } from '#web/shared/hooks/use-debounced.ts';
import { useEditedLocale } from './edited-locale.tsx';
import { ProductLine, productQuery } from './product-line.tsx';

interface ProductPickerProps {
  label: string;
  onPick: (product: AdminProductRow) => void;
  /** In a window: only what is above all can be scrolled there. */
  modal?: boolean;
}

const WAIT_MS = 200;

/** A button that opens the list of products; picking one closes it. */
export function ProductPicker({ label, onPick, modal = false }: ProductPickerProps) {
  const { editor: texts } = useTexts();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed, WAIT_MS);
  const locale = useEditedLocale();
  const client = useQueryClient();
  const { data } = useQuery({
    ...apiQuery('GET /api/admin/products', { locale, ...(q && { q }) }),
    enabled: open,
    placeholderData: (previous) => previous,
  });
  return (
    <Popover.Root open={open} onOpenChange={setOpen} modal={modal}>
      <Popover.Trigger asChild>
        <Button icon="plus">{label}</Button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={4}
          collisionPadding={8}
          className="popup combobox"
          aria-label={label}
        >
          <Command label={label} shouldFilter={false}>
            <Command.Input
              className="combobox-input"
              placeholder={texts.searchProducts}
              value={typed}
              onValueChange={setTyped}
            />
            <Command.List label={label} className="combobox-list">
              {data?.items.length === 0 && <Command.Empty>{texts.noProducts}</Command.Empty>}
              {data?.items.map((product) => (
                <Command.Item
                  key={product.id}
                  value={String(product.id)}
                  className="menu-item"
                  onSelect={() => {
                    // What was picked is known: its block need not ask for it again.
                    const { queryKey } = productQuery(locale, product.id);
                    client.setQueryData(queryKey, { items: [product], nextCursor: null });
                    onPick(product);
                    setOpen(false);
                    setTyped('');
                  }}
                >
                  <ProductLine product={product} />
                </Command.Item>
              ))}
            </Command.List>
          </Command>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
