import type { Media } from '#contract/writing/media/media.admin.schemas.ts';
import { Icon } from '#web/admin/ui/icon.tsx';
import { Thumb } from '#web/admin/ui/thumb.tsx';

/** A picture as it looks; of anything else its ending. */
export function MediaThumb({ item }: { item: Pick<Media, 'kind' | 'name' | 'url'> }) {
  if (item.kind === 'picture') return <Thumb url={item.url} />;
  return (
    <span className="thumb thumb-file">
      <Icon of={item.kind === 'file' ? 'file-text' : 'play'} />
      {item.name.split('.').at(-1)?.toUpperCase()}
    </span>
  );
}
