import { Dialog } from 'radix-ui';
import { lazy, Suspense, useState } from 'react';
import { limits } from '#contract/site/limits.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { useFocusReturn } from '#web/admin/ui/overlay/use-focus-return.ts';

export const loadPalette = () => import('./palette.tsx').then(({ Palette }) => ({ default: Palette }));
const Palette = lazy(loadPalette);

/** The palette's window, which takes what is typed while what it finds things with is still on its way. */
export function PaletteWindow({ onClose }: { onClose: () => void }) {
  const { shell } = useTexts();
  const [typed, setTyped] = useState('');
  const { remember, giveBack } = useFocusReturn();
  /** Where something was chosen, the screen that it led to may have the focus by now. */
  const giveBackIfFree = (event: Event) =>
    document.activeElement === document.body ? giveBack(event) : event.preventDefault();
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="overlay" />
        <Dialog.Content
          className="dialog palette"
          aria-describedby={undefined}
          onOpenAutoFocus={remember}
          onCloseAutoFocus={giveBackIfFree}
        >
          <Dialog.Title className="sr-only">{shell.palette}</Dialog.Title>
          <Suspense
            fallback={
              <input
                className="palette-input"
                aria-label={shell.palette}
                placeholder={shell.searchOrJump}
                maxLength={limits.search.maxInputChars}
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
            }
          >
            <Palette typedSoFar={typed} onClose={onClose} />
          </Suspense>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
