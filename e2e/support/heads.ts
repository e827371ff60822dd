import type { Page } from '@playwright/test';

export interface JsonLd extends Record<string, unknown> {
  '@type': string;
}

/** What a page says of itself, as a machine that reads its HTML finds it. */
export interface ReadHead {
  status: number;
  title: string;
  canonical: string;
  robots: string;
  /** Every element that must stand there once, with how often it does. */
  counts: Record<string, number>;
  alternates: [hreflang: string, href: string][];
  meta: Record<string, string>;
  feeds: string[];
  jsonLd: JsonLd[];
}

/** Fetches addresses and reads their heads with the browser's own parser, without visiting them. */
export const readHeads = (page: Page, paths: string[]): Promise<ReadHead[]> =>
  page.evaluate(
    (wanted) =>
      Promise.all(
        wanted.map(async (path) => {
          const response = await fetch(path);
          // The policy of the page that is open forbids another's styles, even those that nobody applies.
          const html = (await response.text()).replace(/<style>.*?<\/style>/s, '');
          const { head } = new DOMParser().parseFromString(html, 'text/html');
          const all = (selector: string) => [...head.querySelectorAll(selector)];
          const content = (element: Element) => element.getAttribute('content') ?? '';
          const metas = all('meta[name], meta[property]');
          const nameOf = (each: Element) => each.getAttribute('property') ?? each.getAttribute('name') ?? '';
          const once = ['title', 'link[rel=canonical]', 'link[rel=manifest]', 'meta[name=description]'];
          const names = metas.map(nameOf).filter((name) => name !== 'theme-color');
          return {
            status: response.status,
            title: all('title')[0]?.textContent ?? '',
            canonical: all('link[rel=canonical]')[0]?.getAttribute('href') ?? '',
            robots: content(all('meta[name=robots]')[0] ?? head),
            counts: Object.fromEntries([
              ...once.map((selector) => [selector, all(selector).length]),
              ...names.map((name) => [name, names.filter((each) => each === name).length]),
            ]),
            alternates: all('link[hreflang]').map((link): [string, string] => [
              link.getAttribute('hreflang') ?? '',
              link.getAttribute('href') ?? '',
            ]),
            meta: Object.fromEntries(metas.map((each) => [nameOf(each), content(each)])),
            feeds: all('link[rel=alternate][type]').map((link) => link.getAttribute('href') ?? ''),
            jsonLd: all('script[type="application/ld+json"]').map((each) =>
              JSON.parse(each.textContent ?? ''),
            ),
          };
        }),
      ),
    paths,
  );

/** An XML document as the browser reads it: a mistake in it fails the test. */
export const readSitemap = (page: Page, path: string) =>
  page.evaluate(async (address) => {
    const text = await (await fetch(address)).text();
    const xml = new DOMParser().parseFromString(text, 'application/xml');
    const mistake = xml.querySelector('parsererror')?.textContent;
    if (mistake) throw new Error(`${address}: ${mistake}`);
    return [...xml.querySelectorAll('url, sitemap')].map((each) => ({
      loc: each.querySelector('loc')?.textContent ?? '',
      alternates: [...each.getElementsByTagName('xhtml:link')].map((link): [string, string] => [
        link.getAttribute('hreflang') ?? '',
        link.getAttribute('href') ?? '',
      ]),
    }));
  }, path);

/** A picture's size, decoded by the browser. */
export const pictureSize = (page: Page, address: string) =>
  page.evaluate(async (url) => {
    const response = await fetch(url);
    const { width, height } = await createImageBitmap(await response.blob());
    return { status: response.status, width, height };
  }, address);

/** Every managed element of the page that is open, in a definite order. */
export const shownHead = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const managed =
      'title, meta[name=description], meta[name=robots], meta[property], meta[name^="twitter:"], link[rel=canonical], link[hreflang], script[type="application/ld+json"]';
    return [...document.head.querySelectorAll(managed)].map(({ outerHTML }) => outerHTML).sort();
  });
