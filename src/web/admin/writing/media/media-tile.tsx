import type { ButtonHTMLAttributes } from 'react';
import type { Locale } from '#contract/site/locales.ts';
import type { Media } from '#contract/writing/media/media.admin.schemas.ts';
import { useLanguage, useTexts } from '#web/admin/context/texts.tsx';
import { fileSize } from '#web/shared/file-size.ts';
import { MediaThumb } from './media-thumb.tsx';

interface MediaTileProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  item: Media;
  locale: Locale;
}

/** One picture of a grid, with what an editor of that edition has to know of it. */
export function MediaTile({ item, locale, ...button }: MediaTileProps) {
  const { texts, tag } = useLanguage();
  const { media } = texts;
  const alt = item.alt[locale];
  const isPicture = item.kind === 'picture';
  return (
    <button type="button" {...button} data-tile="" className="tile">
      <span className="tile-frame">
        <MediaThumb item={item} />
      </span>
      <span className="w-full min-w-0">
        <span className="block truncate font-medium">{item.fileName}</span>
        {isPicture ? (
          <span className={`block truncate text-sm ${alt ? 'text-mute' : 'text-warn'}`}>
            {alt ?? media.noDescription}
          </span>
        ) : (
          <span className="text-mute numbers block truncate text-sm">{fileSize(item.bytes, tag)}</span>
        )}
      </span>
    </button>
  );
}

export function TileSkeletons({ count = 12 }: { count?: number }) {
  const { common } = useTexts();
  return (
    <div className="tiles" role="status" aria-label={common.loading}>
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <span key={index} className="tile-frame skeleton" />
      ))}
    </div>
  );
}
