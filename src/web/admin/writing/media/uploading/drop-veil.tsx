import { createPortal } from 'react-dom';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Icon } from '#web/admin/ui/icon.tsx';
import type { UploadKinds } from './use-uploads.ts';

/** Over everything, while files are held above the window. */
export function DropVeil({ kinds }: { kinds: UploadKinds }) {
  const { media } = useTexts();
  return createPortal(
    <div className="drop-veil" aria-hidden="true">
      <div className="drop-frame">
        <div className="drop-sign">
          <Icon of="image-up" size={40} />
          <p className="text-xl font-semibold">{media.dropHere}</p>
          {kinds !== 'file' && <p className="text-mute">{media.kinds}</p>}
          {kinds !== 'picture' && <p className="text-mute">{media.fileKinds}</p>}
        </div>
      </div>
    </div>,
    document.body,
  );
}
