import { useState } from 'react';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Icon } from './icon.tsx';
import { thumbnailUrl } from './thumbnail.ts';

/** A small picture that fills its frame; where it cannot be had, a sign says so. */
export function Thumb({ url, alt = '' }: { url: string; alt?: string }) {
  const { media } = useTexts();
  const [broken, setBroken] = useState<string>();
  if (broken === url) {
    return (
      <span className="thumb thumb-broken" role="img" aria-label={media.brokenPicture}>
        <Icon of="image-off" />
      </span>
    );
  }
  return (
    <img
      className="thumb"
      src={thumbnailUrl(url)}
      alt={alt}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(url)}
    />
  );
}
