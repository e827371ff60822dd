import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Command } from 'cmdk';
import { Popover } from 'radix-ui';
import { useEffect, useState } from 'react';
import type { AdminProductRow } from '#contract/commerce/products/products.admin.schemas.ts';
import { limits } from '#contract/site/limits.ts';
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
  const [open, setOpen] = useState(false);
  return (
    <Popover.Root open={open} onOpenChange={setOpen} modal={modal}>
      <Popover.Trigger asChild>
        <Button icon="plus" data-opens="list">
          {label}
        </Button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={4}
          collisionPadding={8}
          className="popup combobox"
          aria-label={label}
        >
          <ProductList
            label={label}
            onPick={(product) => {
              onPick(product);
              setOpen(false);
            }}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** The first is marked until somebody marks another; Enter takes it, and waits for an answer that is still to come. */
function ProductList({ label, onPick }: Omit<ProductPickerProps, 'modal'>) {
  const { editor: texts } = useTexts();
  const [typed, setTyped] = useState('');
  const [marked, setMarked] = useState('');
  const [isAwaited, setAwaited] = useState(false);
  const q = useDebounced(typed, WAIT_MS);
  const locale = useEditedLocale();
  const client = useQueryClient();
  const { data, isPlaceholderData } = useQuery({
    ...apiQuery('GET /api/admin/products', { locale, ...(q && { q: q.slice(0, limits.products.urlChars) }) }),
    placeholderData: (previous) => previous,
  });
  const items = data?.items ?? [];
  const isSettled = data !== undefined && !isPlaceholderData && typed === q;
  const isListed = items.some(({ id }) => String(id) === marked);
  function pick(product: AdminProductRow): void {
    // What was picked is known: its block need not ask for it again.
    const { queryKey } = productQuery(locale, product.id);
    client.setQueryData(queryKey, { items: [product], nextCursor: null });
    onPick(product);
  }
  useEffect(() => {
    if (!isAwaited || !isSettled) return;
    setAwaited(false);
    if (items[0]) pick(items[0]);
  });
  return (
    <Command
      label={label}
      shouldFilter={false}
      value={isListed ? marked : String(items[0]?.id ?? '')}
      onValueChange={setMarked}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || isSettled) return;
        event.preventDefault();
        setAwaited(true);
      }}
    >
      <Command.Input
        className="combobox-input"
        placeholder={texts.searchProducts}
        value={typed}
        onValueChange={(text) => {
          setTyped(text);
          setMarked('');
          setAwaited(false);
        }}
      />
      <Command.List label={label} className="combobox-list" aria-busy={!isSettled}>
        {isSettled && items.length === 0 && <Command.Empty>{texts.noProducts}</Command.Empty>}
        {items.map((product) => (
          <Command.Item
            key={product.id}
            value={String(product.id)}
            className="menu-item"
            onSelect={() => pick(product)}
          >
            <ProductLine product={product} />
          </Command.Item>
        ))}
      </Command.List>
    </Command>
  );
}
