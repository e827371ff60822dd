import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Button, type ButtonLook } from '#web/admin/ui/button.tsx';

const KINDS = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

/** Opens the computer's own window for choosing files. */
export function FileButton({ look, onFiles }: { look?: ButtonLook; onFiles: (files: File[]) => void }) {
  const { media } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...(look && { look })} icon={Upload} onClick={() => input.current?.click()}>
        {media.upload}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={KINDS}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file may be chosen once more.
          target.value = '';
        }}
      />
    </>
  );
}
