import { type ReactNode, useEffect, useRef } from 'react';
import { ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { useTexts } from '#web/admin/context/texts.tsx';
import { GlobalShortcuts } from './global-shortcuts.tsx';
import { MobileBar } from './mobile-bar.tsx';
import { Rail } from './rail.tsx';

/** What stands around every screen. */
export function Frame({ children }: { children: ReactNode }) {
  const { shell, common } = useTexts();
  const { pathname } = useLocation();
  const travelling = useNavigation().state !== 'idle';
  const stage = useRef<HTMLElement>(null);
  const cameFrom = useRef(pathname);
  // A new screen is read from its beginning, by those who hear it too.
  useEffect(() => {
    if (cameFrom.current === pathname) return;
    cameFrom.current = pathname;
    stage.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <div className="frame">
      <a href="#main" className="skip-link">
        {shell.skip}
      </a>
      {travelling && <div className="travel-bar" role="progressbar" aria-label={common.loading} />}
      <MobileBar />
      <aside className="rail" aria-label={shell.menu}>
        <Rail />
      </aside>
      <main id="main" ref={stage} tabIndex={-1} className="stage outline-none">
        <div className="stage-inside">{children}</div>
      </main>
      <GlobalShortcuts />
      <ScrollRestoration />
    </div>
  );
}
