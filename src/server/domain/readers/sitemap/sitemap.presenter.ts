import { pipeline, Readable } from 'node:stream';
import { ErrorLevel, SitemapIndexStream, SitemapStream } from 'sitemap';
import { alternatesOf } from '#contract/site/addresses/alternates.ts';
import type { SitemapEntry, SitemapFile } from './sitemap.service.ts';

const CHUNK = 32 * 1024;

/** The library writes tag by tag; a network wants larger pieces. */
async function* joined(xml: AsyncIterable<string>): AsyncGenerator<string> {
  let text = '';
  for await (const piece of xml) {
    text += piece;
    if (text.length < CHUNK) continue;
    yield text;
    text = '';
  }
  if (text) yield text;
}

/** A failure on the way reaches whoever reads, and whoever stops reading stops the queries. */
function through(
  source: Iterable<unknown> | AsyncIterable<unknown>,
  writer: SitemapStream | SitemapIndexStream,
): Readable {
  const written = pipeline(Readable.from(source), writer, () => {});
  return Readable.from(joined(written as AsyncIterable<string>), { objectMode: false });
}

/** One address with its last change, its alternates as its page names them, and its picture. */
function urlOf({ path, changedAt, siblings, imageUrl }: SitemapEntry, publicUrl: string) {
  const hasPicture = imageUrl && URL.canParse(imageUrl, publicUrl);
  return {
    url: publicUrl + path,
    ...(changedAt && { lastmod: changedAt.toISOString() }),
    links: alternatesOf(siblings, publicUrl).map(({ hreflang, href }) => ({ lang: hreflang, url: href })),
    img: hasPicture ? [{ url: new URL(imageUrl, publicUrl).href }] : [],
  };
}

export function presentSitemap(
  entries: Iterable<SitemapEntry> | AsyncIterable<SitemapEntry>,
  publicUrl: string,
): Readable {
  async function* urls() {
    for await (const entry of entries) yield urlOf(entry, publicUrl);
  }
  const xmlns = { xhtml: true, image: true, news: false, video: false };
  return through(urls(), new SitemapStream({ level: ErrorLevel.THROW, xmlns }));
}

export function presentSitemapIndex(files: SitemapFile[], publicUrl: string): Readable {
  const items = files.map(({ path, changedAt }) => ({
    url: publicUrl + path,
    ...(changedAt && { lastmod: changedAt.toISOString() }),
  }));
  return through(items, new SitemapIndexStream({ level: ErrorLevel.THROW }));
}
