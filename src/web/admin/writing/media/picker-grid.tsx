import type { KeyboardEvent } from 'react';
import type { Locale } from '#contract/site/locales.ts';
import type { Media } from '#contract/writing/media/media.admin.schemas.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { moveInGrid } from './grid-movement.ts';
import { MediaTile } from './media-tile.tsx';

interface PickerGridProps {
  items: Media[];
  locale: Locale;
  chosen: Media | undefined;
  onPoint: (item: Media) => void;
  onChoose: (item: Media) => void;
}

/** Arrows point, Enter takes; so do a click and a double click. */
export function PickerGrid({ items, locale, chosen, onPoint, onChoose }: PickerGridProps) {
  const { media } = useTexts();
  const entry = items.find(({ id }) => id === chosen?.id) ?? items[0];
  function onKeyDown(event: KeyboardEvent<HTMLElement>, item: Media): void {
    if (event.key === 'Enter') {
      event.preventDefault();
      onChoose(item);
      return;
    }
    const grid = event.currentTarget.parentElement;
    const index = grid ? moveInGrid(grid, event.key) : undefined;
    if (index === undefined) return;
    event.preventDefault();
    const reached = items[index];
    if (reached) onPoint(reached);
  }
  return (
    <div role="listbox" aria-label={media.library} className="tiles">
      {items.map((item) => (
        <MediaTile
          key={item.id}
          item={item}
          locale={locale}
          role="option"
          aria-selected={item.id === chosen?.id}
          tabIndex={item === entry ? 0 : -1}
          onClick={() => onPoint(item)}
          onDoubleClick={() => onChoose(item)}
          onKeyDown={(event) => onKeyDown(event, item)}
        />
      ))}
    </div>
  );
}
