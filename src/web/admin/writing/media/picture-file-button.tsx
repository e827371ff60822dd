import { useTexts } from '#web/admin/context/texts.tsx';
import type { ButtonLook } from '#web/admin/ui/button.tsx';
import { FileButton } from '#web/admin/ui/form/file-button.tsx';

const KINDS = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

export function PictureFileButton({
  look = 'quiet',
  onFiles,
}: {
  look?: ButtonLook;
  onFiles: (files: File[]) => void;
}) {
  const { media } = useTexts();
  return <FileButton label={media.upload} look={look} accept={KINDS} multiple onFiles={onFiles} />;
}
