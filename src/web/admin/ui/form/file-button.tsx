import { type ComponentProps, useRef } from 'react';
import { Button } from '../button.tsx';

interface FileButtonProps extends Pick<ComponentProps<typeof Button>, 'look' | 'busy' | 'disabled'> {
  label: string;
  /** Kinds of files, as an input's `accept` names them. */
  accept: string;
  multiple?: boolean;
  onFiles: (files: File[]) => void;
}

/** Opens the computer's own window for choosing files. */
export function FileButton({ label, accept, multiple = false, onFiles, ...rest }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...rest} icon="upload" onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        accept={accept}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file may be chosen once more.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
