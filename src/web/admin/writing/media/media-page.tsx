import { useMay } from '#web/admin/context/me.tsx';
import { useTexts } from '#web/admin/context/texts.tsx';
import { useUrlParam } from '#web/admin/context/url-params.ts';
import { PageHeader } from '#web/admin/ui/page-header.tsx';
import { MediaFileButton } from './media-file-button.tsx';
import { MediaFilters } from './media-filters.tsx';
import { MediaLibrary } from './media-library.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import { DropVeil } from './uploading/drop-veil.tsx';
import { UploadPanel } from './uploading/upload-panel.tsx';
import { useFileDrop } from './uploading/use-file-drop.ts';
import { useUploads } from './uploading/use-uploads.ts';

/** The library. Which picture is open stands in the address, so that a link can lead to it. */
export default function MediaPage() {
  const { media } = useTexts();
  const mayUpload = useMay('writer');
  const [picture, open] = useUrlParam('picture');
  const uploads = useUploads('any');
  const over = useFileDrop(uploads.add, mayUpload);
  const id = Number(picture);
  return (
    <>
      <PageHeader
        title={media.title}
        about={mayUpload ? media.about : undefined}
        action={mayUpload && <MediaFileButton kinds="any" look="primary" onFiles={uploads.add} />}
      />
      <MediaFilters />
      <div className="flex flex-col gap-5">
        <UploadPanel uploads={uploads} onOpen={(each) => open(String(each))} />
        <MediaLibrary mayUpload={mayUpload} onOpen={(each) => open(String(each))} />
      </div>
      {Number.isSafeInteger(id) && id > 0 && <PictureDialog key={id} id={id} onClose={() => open(null)} />}
      {over && <DropVeil kinds="any" />}
    </>
  );
}
