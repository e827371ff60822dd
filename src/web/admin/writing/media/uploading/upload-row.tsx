import { useLanguage } from '#web/admin/context/texts.tsx';
import { IconButton } from '#web/admin/ui/button.tsx';
import { Progress } from '#web/admin/ui/feedback/progress.tsx';
import { Icon } from '#web/admin/ui/icon.tsx';
import { fileSize } from '#web/shared/file-size.ts';
import { MediaThumb } from '../media-thumb.tsx';
import { isOver, type UploadItem } from './upload-list.ts';
import type { Uploads } from './use-uploads.ts';

interface UploadRowProps {
  item: UploadItem;
  uploads: Uploads;
  onOpen: ((id: number) => void) | undefined;
}

function UploadState({ item }: { item: UploadItem }) {
  const { texts, tag } = useLanguage();
  const { media } = texts;
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 });
  if (item.state === 'refused') {
    return (
      <span className="field-problem">
        <Icon of="triangle-alert" size={14} />
        {item.problem}
      </span>
    );
  }
  if (item.state === 'done') {
    return (
      <span className="text-ok inline-flex items-center gap-1 text-sm">
        <Icon of="check" size={14} /> {media.sent}
      </span>
    );
  }
  const sent = item.share >= 1;
  return (
    <span className="flex flex-col gap-1">
      <Progress
        label={media.progressOf(item.file.name)}
        {...(item.state === 'sending' && !sent && { value: item.share })}
      />
      <span className="text-mute numbers text-sm">
        {item.state === 'waiting' && media.waiting}
        {item.state === 'sending' && (sent ? media.preparing : media.sending(percent.format(item.share)))}
      </span>
    </span>
  );
}

export function UploadRow({ item, uploads, onOpen }: UploadRowProps) {
  const { texts, tag } = useLanguage();
  const { media } = texts;
  const { name, size } = item.file;
  const arrived = item.media;
  return (
    <li className="upload-row">
      <span className="upload-thumb">{arrived && <MediaThumb item={arrived} />}</span>
      <div className="min-w-0 flex-1">
        <p className="flex items-baseline gap-2">
          {arrived && onOpen ? (
            <button type="button" className="row-handle min-w-0 truncate" onClick={() => onOpen(arrived.id)}>
              {name}
            </button>
          ) : (
            <span className="min-w-0 truncate font-medium">{name}</span>
          )}
          <span className="text-mute numbers shrink-0 text-sm">{fileSize(size, tag)}</span>
        </p>
        <UploadState item={item} />
      </div>
      {item.state === 'refused' && !item.final && (
        <IconButton
          label={media.retryOf(name)}
          icon="rotate-ccw"
          onClick={() => uploads.again(item.key, item.file)}
        />
      )}
      <IconButton
        label={isOver(item) ? media.hideOf(name) : media.cancelOf(name)}
        icon="x"
        onClick={() => uploads.remove(item.key)}
      />
    </li>
  );
}
