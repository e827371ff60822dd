import { useDictionary } from '#web/shared/page-context.tsx';

/** Where a page will stand: as high as a screen, so that the footer does not jump up and down again. */
export function Loading({ className = 'min-h-dvh py-24' }: { className?: string }) {
  const { common } = useDictionary();
  return (
    <p role="status" className={`text-mute text-center ${className}`}>
      {common.loading}
    </p>
  );
}
