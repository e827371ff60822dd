import { fileFormats } from '#contract/writing/media/files.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import type { ButtonLook } from '#web/admin/ui/button.tsx';
import { FileButton } from '#web/admin/ui/form/file-button.tsx';
import type { UploadKinds } from './uploading/use-uploads.ts';

const PICTURES = 'image/jpeg,image/png,image/webp,image/avif,image/gif';
const FILES = Object.keys(fileFormats)
  .map((ending) => `.${ending}`)
  .join(',');
const accepted: Record<UploadKinds, string> = {
  picture: PICTURES,
  file: FILES,
  any: `${PICTURES},${FILES}`,
};

interface MediaFileButtonProps {
  kinds: UploadKinds;
  look?: ButtonLook;
  onFiles: (files: File[]) => void;
}

export function MediaFileButton({ kinds, look = 'quiet', onFiles }: MediaFileButtonProps) {
  const { media } = useTexts();
  const label = kinds === 'picture' ? media.upload : media.uploadFiles;
  return <FileButton label={label} look={look} accept={accepted[kinds]} multiple onFiles={onFiles} />;
}
