import type { Page } from '@playwright/test';

/** Every managed element of the page that is open, in a definite order. */
export const shownHead = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const managed =
      'title, meta[name=description], meta[name=robots], meta[property], meta[name^="twitter:"], link[rel=canonical], link[hreflang], script[type="application/ld+json"]';
    return [...document.head.querySelectorAll(managed)].map(({ outerHTML }) => outerHTML).sort();
  });
