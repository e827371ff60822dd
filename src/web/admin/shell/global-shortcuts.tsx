import { lazy, Suspense, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useEditionLink } from '#web/admin/context/edition.ts';
import { handleKey, useShortcut } from '#web/admin/context/shortcuts.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import type { Screen } from '#web/admin/screen.ts';
import { closeOverlay, openPalette, openShortcuts, useOverlay } from './palette/palette-state.ts';
import { loadPalette, PaletteWindow } from './palette/palette-window.tsx';
import { useScreens } from './use-screens.ts';

const ShortcutsHelp = lazy(() =>
  import('./shortcuts-help.tsx').then(({ ShortcutsHelp }) => ({ default: ShortcutsHelp })),
);

const PALETTE_EARLY_MS = 1_500;
const focusFirstRow = () => document.querySelector<HTMLElement>('[data-row-handle]')?.focus();

/** Keys that work everywhere, and what they open. */
export function GlobalShortcuts() {
  const { shell, table } = useTexts();
  const screens = useScreens();
  const overlay = useOverlay();
  useEffect(() => {
    document.addEventListener('keydown', handleKey);
    // Whoever opens it types at once: it has to be there by then.
    const early = setTimeout(() => void loadPalette(), PALETTE_EARLY_MS);
    return () => {
      document.removeEventListener('keydown', handleKey);
      clearTimeout(early);
    };
  }, []);
  useShortcut('mod+k', openPalette, shell.palette);
  useShortcut('j', focusFirstRow, table.firstRow);
  useShortcut('?', openShortcuts, shell.shortcuts);
  return (
    <>
      {screens.map((screen) => screen.go && <GoTo key={screen.name} screen={screen} go={screen.go} />)}
      {overlay === 'palette' && <PaletteWindow onClose={closeOverlay} />}
      <Suspense>{overlay === 'shortcuts' && <ShortcutsHelp onClose={closeOverlay} />}</Suspense>
    </>
  );
}

function GoTo({ screen, go }: { screen: Screen; go: string }) {
  const { shell, nav } = useTexts();
  const navigate = useNavigate();
  const link = useEditionLink();
  useShortcut(`g ${go}`, () => navigate(link(screen.route)), shell.goTo(nav.screens[screen.name]));
  return null;
}
