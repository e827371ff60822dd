import { createPortal } from 'react-dom';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Icon } from '#web/admin/ui/icon.tsx';

/** Over everything, while files are held above the window. */
export function DropVeil() {
  const { media } = useTexts();
  return createPortal(
    <div className="drop-veil" aria-hidden="true">
      <div className="drop-frame">
        <div className="drop-sign">
          <Icon of="image-up" size={40} />
          <p className="text-xl font-semibold">{media.dropHere}</p>
          <p className="text-mute">{media.kinds}</p>
        </div>
      </div>
    </div>,
    document.body,
  );
}
