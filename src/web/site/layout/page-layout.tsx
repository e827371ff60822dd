import { lazy, type ReactNode, Suspense } from 'react';
import { newVersionBanner } from '#contract/site/features.ts';
import { BackToTop } from './back-to-top.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

/** Switched off, and then no part of what readers load. */
const Banner = newVersionBanner
  ? lazy(async () => ({
      default: (await import('#web/shared/service-worker/new-version-banner.tsx')).NewVersionBanner,
    }))
  : null;

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
      <BackToTop />
    </>
  );
}
