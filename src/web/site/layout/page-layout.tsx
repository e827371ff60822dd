import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { newVersionBanner } from '#contract/site/features.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

/** Switched off, and then no part of what readers load. */
const Banner = newVersionBanner
  ? lazy(async () => ({
      default: (await import('#web/shared/service-worker/new-version-banner.tsx')).NewVersionBanner,
    }))
  : null;

/** Wanted after a while of reading: it is loaded when the application stands. */
function WayUp() {
  const [BackToTop, setBackToTop] = useState<ComponentType>();
  useEffect(() => {
    import('./back-to-top.tsx').then((part) => setBackToTop(() => part.BackToTop)).catch(() => {});
  }, []);
  return BackToTop && <BackToTop />;
}

/** Header, the page itself (1200 px at most), footer, and the way back up. */
export function PageLayout({ siteName, children }: { siteName: string; children: ReactNode }) {
  return (
    <>
      {Banner && (
        <Suspense>
          <Banner />
        </Suspense>
      )}
      <Header siteName={siteName} />
      {/* With the header and the footer's margin as high as the window: no footer comes into sight and is pushed out. */}
      <main
        id="content"
        tabIndex={-1}
        className="max-w-main mx-auto min-h-[calc(100dvh-8rem)] w-full px-4 pt-6 outline-none sm:pt-8"
      >
        {children}
      </main>
      <Footer siteName={siteName} />
      <WayUp />
    </>
  );
}
