import { useEffect, useEffectEvent, useState } from 'react';

const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;

/** Files that are dropped anywhere on the window, or pasted; says whether some are being held above it. */
export function useFileDrop(onFiles: (files: File[]) => void, enabled = true): boolean {
  const [over, setOver] = useState(false);
  const take = useEffectEvent((files: FileList | undefined) => {
    if (files && files.length > 0) onFiles([...files]);
  });
  useEffect(() => {
    if (!enabled) return;
    const listening = new AbortController();
    // Ahead of whatever is below: a text that takes files itself would take these too.
    const options = { capture: true, signal: listening.signal };
    const hold = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      event.stopPropagation();
      setOver(true);
    };
    window.addEventListener('dragenter', hold, options);
    window.addEventListener('dragover', hold, options);
    // Only what leaves the window goes to nothing.
    window.addEventListener('dragleave', (event) => event.relatedTarget ?? setOver(false), options);
    window.addEventListener(
      'drop',
      (event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        event.stopPropagation();
        setOver(false);
        take(event.dataTransfer?.files);
      },
      options,
    );
    window.addEventListener(
      'paste',
      (event) => {
        const files = event.clipboardData?.files;
        if (!files?.length) return;
        event.preventDefault();
        event.stopPropagation();
        take(files);
      },
      options,
    );
    return () => listening.abort();
  }, [enabled]);
  return over;
}
