import { Dialog } from 'radix-ui';
import { useState } from 'react';
import { useTexts } from '#web/admin/context/texts.tsx';
import { IconButton } from '#web/admin/ui/button.tsx';
import { LogoMark } from '#web/shared/ui/logo.tsx';
import { EditionSwitcher } from './edition-switcher.tsx';
import { openPalette } from './palette/palette-state.ts';
import { Rail } from './rail.tsx';

/** Small screens: the navigation waits in a drawer, the edition stays in sight. */
export function MobileBar() {
  const { shell, common } = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <header className="topbar">
      <Dialog.Root open={open} onOpenChange={setOpen}>
        <Dialog.Trigger asChild>
          <IconButton label={shell.openMenu} icon="menu" />
        </Dialog.Trigger>
        <Dialog.Portal>
          <Dialog.Overlay className="overlay" />
          <Dialog.Content className="drawer-panel" aria-describedby={undefined}>
            <Dialog.Title className="sr-only">{shell.menu}</Dialog.Title>
            <Rail onLeave={() => setOpen(false)} />
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
      <LogoMark size={20} />
      <span className="font-serif text-lg font-bold">{common.product}</span>
      <span className="ml-auto flex items-center">
        <EditionSwitcher compact />
        <IconButton label={shell.palette} icon="search" onClick={openPalette} />
      </span>
    </header>
  );
}
