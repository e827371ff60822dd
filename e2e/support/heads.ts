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

/** What an address answers with, asked beside the page. */
async function answerOf(page: Page, path: string): Promise<{ status: number; text: string }> {
  const answer = await page.request.get(path);
  return { status: answer.status(), text: await answer.text() };
}

/**
 * Reads texts with the browser's own parser, in a page without a policy: ours makes no document of a string. A page that
 * has not been anywhere yet is one.
 */
export async function parsing<Given, Read>(
  page: Page,
  read: (given: Given) => Read,
  given: Given,
): Promise<Read> {
  const isBlank = page.url() === 'about:blank';
  const blank = isBlank ? page : await page.context().newPage();
  try {
    return (await blank.evaluate(read as never, given)) as Read;
  } finally {
    if (!isBlank) await blank.close();
  }
}

/** Fetches addresses and reads their heads with the browser's own parser, without visiting them. */
export const readHeads = async (page: Page, paths: string[]): Promise<ReadHead[]> =>
  parsing(
    page,
    (answers) =>
      answers.map(({ status, text }) => {
        const { head } = new DOMParser().parseFromString(text, 'text/html');
        const all = (selector: string) => [...head.querySelectorAll(selector)];
        const content = (element: Element) => element.getAttribute('content') ?? '';
        const metas = all('meta[name], meta[property]');
        const nameOf = (each: Element) => each.getAttribute('property') ?? each.getAttribute('name') ?? '';
        const once = ['title', 'link[rel=canonical]', 'link[rel=manifest]', 'meta[name=description]'];
        const names = metas.map(nameOf).filter((name) => name !== 'theme-color');
        return {
          status,
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
          jsonLd: all('script[type="application/ld+json"]').map((each) => JSON.parse(each.textContent ?? '')),
        };
      }),
    await Promise.all(paths.map((path) => answerOf(page, path))),
  );

/** An XML document as the browser reads it: a mistake in it fails the test. */
export const readSitemap = async (page: Page, path: string) =>
  parsing(
    page,
    ({ address, text }) => {
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
    },
    { address: path, ...(await answerOf(page, path)) },
  );

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
