import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp } from '#test/harness/app.ts';
import { useFoundApp } from '#test/harness/discovery.ts';
import { type ReadHead, readHead } from '#test/harness/html/read-head.ts';
import { ofClass, readHtml, textsOf } from '#test/harness/html/read-html.ts';
import { childrenOf, parseXml, textOf } from '#test/harness/html/xml.ts';
import { pagesFromSource } from '#test/harness/pages.ts';

const origin = 'http://vitrina.test';
const editions = {
  br: { language: 'pt-BR', site: 'Vitrina Brasil', claim: 'Blog de Recomendações de Produtos' },
  it: { language: 'it-IT', site: 'Vitrina Italia', claim: 'Blog di Consigli sui Prodotti' },
  mx: { language: 'es-MX', site: 'Vitrina México', claim: 'Blog de Recomendaciones de Productos' },
  es: { language: 'es-ES', site: 'Vitrina España', claim: 'Blog de Recomendaciones de Productos' },
};
const words = { br: 'avaliacao', it: 'recensione', mx: 'resena', es: 'resena' };
type Edition = keyof typeof editions;
const open = Object.keys(editions) as Edition[];
const statics = 'sobre|privacidade|termos|afiliados';

/** One address of each template, found in the edition's own sitemap. */
const templates = (locale: Edition): Record<string, RegExp> => ({
  home: new RegExp(`^/${locale}$`),
  categories: /^\/..\/categorias$/,
  category: /^\/..\/categoria\/[^/]+$/,
  reviews: new RegExp(`^/../${words[locale]}$`),
  review: new RegExp(`^/../${words[locale]}/[^/]+$`),
  launches: /^\/..\/lancamento$/,
  ...(['br', 'es'].includes(locale) && { launchDay: /^\/..\/lancamento\/\d{4}-\d\d-\d\d$/ }),
  ...Object.fromEntries(statics.split('|').map((page) => [page, new RegExp(`^/../${page}$`)])),
  post: new RegExp(`^/../(?!(?:${statics}|contato|categorias|lancamento|${words[locale]})$)[^/]+$`),
});

const site = useFoundApp('pg');
let pages: FastifyInstance;
beforeAll(async () => {
  pages = await buildTestApp({ api: site().api, extend: pagesFromSource(site()) });
});
afterAll(() => pages.close());

type Page = ReadHead & { status: number; html: string };
const seen = new Map<string, Promise<Page>>();
async function ask(path: string): Promise<Page> {
  const { statusCode, body } = await pages.inject(path);
  return { status: statusCode, html: body, ...readHead(body) };
}
/** Once for everybody who asks: siblings name each other. */
function read(address: string): Promise<Page> {
  const path = address.replace(origin, '') || '/';
  const page = seen.get(path) ?? ask(path);
  seen.set(path, page);
  return page;
}

async function sitemapOf(locale: Edition) {
  const { body } = await site().app.inject(`/${locale}/sitemap-1.xml`);
  return childrenOf(parseXml(body), 'url').map((url) => ({
    loc: textOf(url, 'loc') ?? '',
    alternates: childrenOf(url, 'xhtml:link').map(({ attributes: { hreflang = '', href = '' } }) => [
      hreflang,
      href,
    ]),
  }));
}

const typesOf = ({ jsonLd }: ReadHead) => jsonLd.map((data) => data['@type']);
const dataOf = ({ jsonLd }: ReadHead, type: string) => jsonLd.find((data) => data['@type'] === type);

const namesIn = (list: unknown) => ((list ?? []) as { name: string }[]).map(({ name }) => name);

function expectWholeHead(head: ReadHead, url: string, locale: Edition, template: string) {
  const { language, site: name, claim } = editions[locale];
  const where = `${template} of ${locale}`;
  expect(head.title, where).toMatch(template === 'home' ? `${name} - ${claim}` : new RegExp(` - ${name}$`));
  expect(head.title, where).not.toContain('{{');
  expect(head.canonical, where).toBe(url);
  expect(head.robots, where).toBe(
    'index, follow, max-snippet:-1, max-image-preview:large, max-video-preview:-1',
  );
  expect(
    Object.entries(head.counts).filter(([, count]) => count !== 1),
    where,
  ).toEqual([]);
  expect(head.meta, where).toMatchObject({
    'og:site_name': name,
    'og:url': url,
    'og:locale': language.replace('-', '_'),
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': template === 'home' ? 'summary' : 'summary_large_image',
    'twitter:image': head.meta['og:image'],
  });
  expect(head.meta.description, where).toBeTruthy();
  expect(head.feeds, where).toEqual([`/${locale}/feed.xml`, `/${locale}/atom.xml`]);
}

function expectTruthfulData(head: ReadHead, url: string, template: string) {
  for (const data of head.jsonLd) expect(data['@context']).toBe('https://schema.org');
  if (template === 'home') return expect(typesOf(head)).toEqual(['WebSite']);
  const way = (dataOf(head, 'BreadcrumbList')?.itemListElement ?? []) as { position: number; item: string }[];
  expect(way.map(({ position }) => position)).toEqual(way.map((_, index) => index + 1));
  expect(way.at(-1)?.item).toBe(url);
  if (template === 'post') {
    expect(typesOf(head).slice(0, 2)).toEqual(['Article', 'BreadcrumbList']);
    expect(typesOf(head)).not.toContain('WebSite');
    const article = dataOf(head, 'Article');
    expect(article?.datePublished).toBeTruthy();
    expect(head.meta).toMatchObject({
      'article:published_time': article?.datePublished,
      'article:modified_time': article?.dateModified,
    });
  } else if (template === 'review') {
    expect(typesOf(head)).toEqual(['WebSite', 'Product', 'BreadcrumbList']);
    expect(dataOf(head, 'Product')).not.toHaveProperty('aggregateRating');
    expect(dataOf(head, 'Product')?.review).toMatchObject({
      '@type': 'Review',
      reviewRating: { bestRating: 10, worstRating: 0 },
      positiveNotes: { '@type': 'ItemList' },
      negativeNotes: { '@type': 'ItemList' },
    });
  } else {
    expect(typesOf(head)).toEqual(['WebSite', 'BreadcrumbList']);
  }
}

describe.each(open)('pages of %s', (locale) => {
  test('say what they are, each kind, and the sitemap agrees', { timeout: 60_000 }, async () => {
    const sitemap = await sitemapOf(locale);
    const chosen = Object.entries(templates(locale)).map(([template, pattern]) => {
      const found = sitemap.find(({ loc }) => pattern.test(loc.slice(origin.length)));
      if (!found) throw new Error(`The sitemap of ${locale} has no ${template}.`);
      return { template, ...found };
    });
    const languages = ({ alternates }: ReadHead) => alternates.filter(([name]) => name !== 'x-default');
    for (const { template, loc, alternates } of chosen) {
      const where = `${template} of ${locale}`;
      const head = await read(loc);
      expect(head.status, where).toBe(200);
      expectWholeHead(head, loc, locale, template);
      expectTruthfulData(head, loc, template);
      expect(head.alternates, where).toEqual(alternates);
      const siblings = await Promise.all(languages(head).map(async ([, href]) => read(href)));
      if (template !== 'launchDay') expect(siblings.map(({ canonical }) => canonical)).toContain(loc);
      // The announced edition stands among homes alone, and has no siblings of its own to tell of.
      for (const sibling of siblings)
        expect(sibling.alternates, `${where}, as others say`).toEqual(alternates);
    }
  });

  test('are shared with a picture of one size', { timeout: 60_000 }, async () => {
    const paths = (await sitemapOf(locale)).map(({ loc }) => loc);
    const { home, review, post, category } = templates(locale);
    // Every edition's cards are drawn alike: of one, each kind.
    for (const pattern of locale === 'br' ? [home, review, post, category] : [home]) {
      const found = paths.find((loc) => pattern?.test(loc.slice(origin.length))) ?? '';
      const { pathname } = new URL((await read(found)).meta['og:image'] ?? '');
      const answer = await site().app.inject(pathname);
      expect([pathname, answer.statusCode]).toEqual([pathname, 200]);
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
    }
  });
});

test('an article that picks products lists them, and one that answers questions asks them', async () => {
  const head = await read('/br/melhores-aspiradores-verticais');
  expect(typesOf(head)).toEqual(['Article', 'BreadcrumbList', 'ItemList', 'FAQPage']);
  const html = readHtml(head.html);
  const asked = namesIn(dataOf(head, 'FAQPage')?.mainEntity);
  const questions = ofClass(html, 'faq').flatMap(({ inside }) =>
    inside.filter(({ name }) => name === 'summary'),
  );
  expect(textsOf(questions)).toEqual(asked);
  const listed = namesIn(dataOf(head, 'ItemList')?.itemListElement);
  const picks = ofClass(html, 'quick-pick-text').flatMap(({ inside }) =>
    inside.filter(({ name }) => name === 'a'),
  );
  expect(textsOf(picks)).toEqual(listed);
});

test('a review offers what the page shows a price of, and only that', { timeout: 60_000 }, async () => {
  const reviews = (await sitemapOf('it')).map(({ loc }) => loc).filter((loc) => /\/recensione\/./.test(loc));
  const found = [];
  for (const loc of reviews) {
    const head = await read(loc);
    const [card] = ofClass(readHtml(head.html), 'product-card');
    const [actions] = card ? ofClass(card, 'product-actions') : [];
    const shown = actions?.inside.find(({ name }) => name === 'data')?.attributes.value ?? null;
    const offers = dataOf(head, 'Product')?.offers as { price: string } | undefined;
    found.push({ loc, offered: offers?.price ?? null, shown });
  }
  expect(found.filter(({ offered, shown }) => offered !== shown)).toEqual([]);
  expect(new Set(found.map(({ shown }) => shown === null))).toEqual(new Set([true, false]));
});

test('pages outside editions, closed ones and missing ones say so too', async () => {
  const [landing, soon, below, missing] = [
    await read('/'),
    await read('/us'),
    await read('/us/review'),
    await read('/br/nao-existe'),
  ];
  expect(landing).toMatchObject({ status: 200, canonical: `${origin}/`, alternates: [] });
  expect(landing.jsonLd).toMatchObject([{ '@type': 'WebSite', name: 'Vitrina' }]);
  expect(soon.robots).toMatch(/^index/);
  expect(soon.alternates.map(([language]) => language)).toEqual([
    ...['pt-BR', 'it-IT', 'es-MX', 'es-ES', 'en-US', 'x-default'],
  ]);
  for (const head of [below, missing]) {
    expect(head.robots).toMatch(/^noindex/);
    expect(head.alternates).toEqual([]);
  }
  expect(missing.status).toBe(404);
  for (const { meta } of [landing, soon]) {
    const answer = await site().app.inject(new URL(meta['og:image'] ?? '').pathname);
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
  }
});

test('the files by which the site is found can all be read, and robots.txt leads to them', async () => {
  const text = async (address: string) => (await site().app.inject(address)).body;
  expect(await text('/robots.txt')).toContain(`Sitemap: ${origin}/sitemap.xml`);
  const files = childrenOf(parseXml(await text('/sitemap.xml')), 'sitemap').map((file) =>
    textOf(file, 'loc'),
  );
  expect(files).toContain(`${origin}/us/sitemap-1.xml`);
  for (const file of files)
    expect(childrenOf(parseXml(await text(file?.replace(origin, '') ?? '')), 'url').length).toBeGreaterThan(
      0,
    );
  for (const locale of open) {
    const [channel] = parseXml(await text(`/${locale}/feed.xml`)).children;
    expect(channel && childrenOf(channel, 'item').length, locale).toBeGreaterThan(10);
    expect(childrenOf(parseXml(await text(`/${locale}/atom.xml`)), 'entry').length, locale).toBeGreaterThan(
      10,
    );
  }
  const manifest = readHtml((await pages.inject('/br')).body).inside.find(
    ({ attributes }) => attributes.rel === 'manifest',
  );
  const answer = await site().app.inject(manifest?.attributes.href ?? '');
  expect(answer.headers['content-type']).toContain('application/manifest+json');
});
