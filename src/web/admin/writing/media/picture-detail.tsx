import type { ReactNode } from 'react';
import type { MediaDetail } from '#contract/writing/media/media.admin.schemas.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { useLanguage } from '#web/admin/context/texts.tsx';
import { CopyButton } from '#web/admin/ui/copy-button.tsx';
import { SubmitButton } from '#web/admin/ui/form/submit-button.tsx';
import { KeyValues } from '#web/admin/ui/key-values.tsx';
import { RelativeTime } from '#web/admin/ui/time/relative-time.tsx';
import { fileSize } from '#web/shared/file-size.ts';
import { AltForm } from './alt-form.tsx';
import { DeletePicture } from './delete-picture.tsx';
import { MediaThumb } from './media-thumb.tsx';
import { PictureAlts } from './picture-alts.tsx';
import { PictureUses } from './picture-uses.tsx';

interface PictureDetailProps {
  picture: MediaDetail;
  onDirty: (dirty: boolean) => void;
  onClose: () => void;
}

/** What it looks like and is known of it on one side, what it says and where it is shown on the other. */
export function PictureDetail({ picture, onDirty, onClose }: PictureDetailProps) {
  const { texts, tag } = useLanguage();
  const { media, common } = texts;
  const mayChange = useMay('editor');
  const address = new URL(picture.url, location.origin).href;
  const isPicture = picture.kind === 'picture';
  const size = <span className="numbers">{`${picture.width} × ${picture.height}`}</span>;
  const columns = (alts: ReactNode) => (
    <div className="dialog-body picture-columns">
      <div className="flex min-w-0 flex-col gap-4">
        <a
          href={picture.url}
          target="_blank"
          rel="noreferrer"
          className="picture-preview"
          data-tip={isPicture ? media.preview : media.openFile}
        >
          {isPicture ? (
            <img src={picture.url} alt={media.preview} width={picture.width} height={picture.height} />
          ) : (
            <span className="picture-file">
              <span className="sr-only">{media.openFile}: </span>
              <MediaThumb item={picture} />
            </span>
          )}
        </a>
        <KeyValues
          facts={[
            ...(isPicture ? [{ name: media.size, value: size }] : []),
            { name: media.weight, value: fileSize(picture.bytes, tag) },
            { name: media.uploadedBy, value: picture.uploadedBy },
            { name: media.when, value: <RelativeTime moment={picture.createdAt} /> },
            { name: media.address, value: <code className="text-sm">{picture.url}</code> },
          ]}
        />
        <div>
          <CopyButton text={address} label={media.copyAddress} />
        </div>
        <PictureUses picture={picture} />
      </div>
      <div className="flex min-w-0 flex-col gap-4">{alts}</div>
    </div>
  );
  // What a file is about, each text that offers it says.
  if (!isPicture) {
    return (
      <>
        {columns(null)}
        {mayChange && (
          <div className="dialog-foot">
            <DeletePicture picture={picture} onDeleted={onClose} />
          </div>
        )}
      </>
    );
  }
  if (!mayChange) return columns(<PictureAlts alt={picture.alt} />);
  return (
    <AltForm picture={picture} onDirty={onDirty} onSaved={onClose}>
      {(fields) => (
        <>
          {columns(fields)}
          <div className="dialog-foot">
            <DeletePicture picture={picture} onDeleted={onClose} />
            <SubmitButton>{common.save}</SubmitButton>
          </div>
        </>
      )}
    </AltForm>
  );
}
