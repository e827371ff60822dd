import { type KeyboardEvent, useState } from 'react';
import type { Media } from '#contract/writing/media/media.admin.schemas.ts';
import { useEdition } from '#web/admin/context/edition.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { moveInGrid } from './grid-movement.ts';
import { MediaTile } from './media-tile.tsx';

interface LibraryGridProps {
  items: Media[];
  busy: boolean;
  onOpen: (id: number) => void;
}

/** One stop for the Tab key; from there the arrows walk. */
export function LibraryGrid({ items, busy, onOpen }: LibraryGridProps) {
  const { media } = useTexts();
  const [edition] = useEdition();
  const [current, setCurrent] = useState<number>();
  const entry = items.find(({ id }) => id === current) ?? items[0];
  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const grid = event.currentTarget.closest('ul');
    if (grid && moveInGrid(grid, event.key) !== undefined) event.preventDefault();
  }
  return (
    <ul className="tiles" aria-label={media.library} aria-busy={busy}>
      {items.map((item) => (
        <li key={item.id} className="min-w-0">
          <MediaTile
            item={item}
            locale={edition}
            tabIndex={item === entry ? 0 : -1}
            onFocus={() => setCurrent(item.id)}
            onKeyDown={onKeyDown}
            onClick={() => onOpen(item.id)}
          />
        </li>
      ))}
    </ul>
  );
}
