import { startApplication } from '../support/application.ts';
import {
  type JsonLd,
  parsing,
  pictureSize,
  type ReadHead,
  readHeads,
  readSitemap,
  shownHead,
} from '../support/heads.ts';
import { expect, test } from '../support/watched-page.ts';

const editions = {
  br: { language: 'pt-BR', site: 'Vitrina Brasil', word: 'avaliacao' },
  it: { language: 'it-IT', site: 'Vitrina Italia', word: 'recensione' },
  mx: { language: 'es-MX', site: 'Vitrina México', word: 'resena' },
  es: { language: 'es-ES', site: 'Vitrina España', word: 'resena' },
};
type Edition = keyof typeof editions;
const open = Object.keys(editions) as Edition[];

/** One address of each template, found in the edition's own sitemap. */
const templates = (locale: Edition): Record<string, RegExp> => {
  const { word } = editions[locale];
  const dated = locale === 'br' || locale === 'es';
  return {
    home: new RegExp(`^/${locale}$`),
    categories: /^\/..\/categorias$/,
    category: /^\/..\/categoria\/[^/]+$/,
    reviews: new RegExp(`^/../${word}$`),
    review: new RegExp(`^/../${word}/[^/]+$`),
    launches: /^\/..\/lancamento$/,
    ...(dated && { launchDay: /^\/..\/lancamento\/\d{4}-\d\d-\d\d$/ }),
    ...Object.fromEntries(
      ['sobre', 'privacidade', 'termos', 'afiliados'].map((page) => [page, new RegExp(`^/../${page}$`)]),
    ),
    post: new RegExp(
      `^/../(?!sobre|privacidade|termos|afiliados|contato|categorias|lancamento|${word}$)[^/]+$`,
    ),
  };
};

const typesOf = ({ jsonLd }: ReadHead) => jsonLd.map((data) => data['@type']);
const dataOf = ({ jsonLd }: ReadHead, type: string) =>
  jsonLd.find((data) => data['@type'] === type) ?? ({ '@type': 'none' } as JsonLd);

function expectWholeHead(head: ReadHead, url: string, locale: Edition, template: string) {
  const { language, site } = editions[locale];
  const where = `${template} of ${locale}`;
  expect(head.status, where).toBe(200);
  expect(head.title, where).toMatch(template === 'home' ? `${site} - ` : new RegExp(` - ${site}$`));
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
    'og:site_name': site,
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
  const way = dataOf(head, 'BreadcrumbList').itemListElement as { position: number; item: string }[];
  expect(way.map(({ position }) => position)).toEqual(way.map((_, index) => index + 1));
  expect(way.at(-1)?.item).toBe(url);
  if (template === 'post') {
    expect(typesOf(head).slice(0, 2)).toEqual(['Article', 'BreadcrumbList']);
    expect(typesOf(head)).not.toContain('WebSite');
    const { datePublished, dateModified } = dataOf(head, 'Article');
    expect(head.meta).toMatchObject({
      'article:published_time': datePublished,
      'article:modified_time': dateModified,
    });
  } else if (template === 'review') {
    expect(typesOf(head)).toEqual(['WebSite', 'Product', 'BreadcrumbList']);
    expect(dataOf(head, 'Product')).not.toHaveProperty('aggregateRating');
    expect(dataOf(head, 'Product').review).toMatchObject({
      '@type': 'Review',
      reviewRating: { bestRating: 10, worstRating: 0 },
      positiveNotes: { '@type': 'ItemList' },
      negativeNotes: { '@type': 'ItemList' },
    });
  } else {
    expect(typesOf(head)).toEqual(['WebSite', 'BreadcrumbList']);
  }
}

for (const locale of open) {
  test(`every kind of page of ${locale} says what it is, and the sitemap agrees`, async ({
    page,
    baseURL,
  }) => {
    test.slow(); // some fifty pages
    const origin = baseURL ?? '';
    const sitemap = await readSitemap(page, `/${locale}/sitemap-1.xml`);
    const chosen = Object.entries(templates(locale)).map(([template, pattern]) => {
      const found = sitemap.find(({ loc }) => pattern.test(loc.slice(origin.length)));
      if (!found) throw new Error(`The sitemap of ${locale} has no ${template}.`);
      return { template, ...found };
    });
    const heads = await readHeads(
      page,
      chosen.map(({ loc }) => loc),
    );
    const languages = ({ alternates }: ReadHead) => alternates.filter(([name]) => name !== 'x-default');
    const siblings = [...new Set(heads.flatMap((head) => languages(head).map(([, href]) => href)))];
    const others = new Map((await readHeads(page, siblings)).map((head) => [head.canonical, head]));
    for (const [index, head] of heads.entries()) {
      const { template = '', loc = '', alternates = [] } = chosen[index] ?? {};
      const where = `${template} of ${locale}`;
      expectWholeHead(head, loc, locale, template);
      expectTruthfulData(head, loc, template);
      expect(head.alternates, where).toEqual(alternates);
      if (template !== 'launchDay') expect(others.has(loc), where).toBe(true);
      for (const [, href] of languages(head)) expect(others.get(href)?.alternates, where).toEqual(alternates);
    }
  });

  test(`pages of ${locale} are shared with a picture of one size`, async ({ page, baseURL }) => {
    test.slow(); // cards are drawn when they are first asked for
    const paths = (await readSitemap(page, `/${locale}/sitemap-1.xml`)).map(({ loc }) =>
      loc.slice(baseURL?.length),
    );
    const { home, review, post, category } = templates(locale);
    const chosen = [home, review, post, category].flatMap(
      (pattern) => paths.find((path) => pattern?.test(path)) ?? [],
    );
    const heads = await readHeads(page, chosen);
    await page.goto(`/${locale}`);
    for (const { meta } of heads) {
      const size = await pictureSize(page, meta['og:image'] ?? '');
      expect(size).toEqual({ status: 200, width: 1200, height: 630 });
    }
  });
}

test('an article that picks products lists them, and one that answers questions asks them', async ({
  page,
}) => {
  const [head] = await readHeads(page, ['/br/melhores-aspiradores-verticais']);
  if (!head) throw new Error('There is no head.');
  expect(typesOf(head)).toEqual(['Article', 'BreadcrumbList', 'ItemList', 'FAQPage']);
  await page.goto('/br/melhores-aspiradores-verticais');
  const asked = (dataOf(head, 'FAQPage').mainEntity as { name: string }[]).map(({ name }) => name);
  await expect(page.locator('.faq summary')).toHaveText(asked);
  const listed = (dataOf(head, 'ItemList').itemListElement as { name: string }[]).map(({ name }) => name);
  await expect(page.locator('.quick-pick-text a')).toHaveText(listed);
});

test('a review offers what the page shows a price of, and only that', async ({ page }) => {
  test.slow(); // every review, twice
  const all = (await readSitemap(page, '/it/sitemap-1.xml')).map(({ loc }) => loc);
  const reviews = all.filter((loc) => /\/recensione\/./.test(loc));
  const heads = await readHeads(page, reviews);
  const texts = await Promise.all(reviews.map(async (address) => (await page.request.get(address)).text()));
  const shown = await parsing(
    page,
    (pages) =>
      pages.map((html) => {
        const document = new DOMParser().parseFromString(html, 'text/html');
        return document.querySelector('.product-card .product-actions data')?.getAttribute('value') ?? null;
      }),
    texts,
  );
  const offered = heads.map(
    (head) => (dataOf(head, 'Product').offers as { price: string } | undefined)?.price ?? null,
  );
  expect(offered).toEqual(shown);
  expect(new Set(offered.map((price) => price === null))).toEqual(new Set([true, false]));
});

test('pages outside editions, closed ones and missing ones say so too', async ({
  page,
  complaints,
  baseURL,
}) => {
  const [landing, soon, below, missing] = await readHeads(page, ['/', '/us', '/us/review', '/br/nao-existe']);
  await page.goto('/br');
  expect(landing).toMatchObject({ status: 200, canonical: `${baseURL}/`, alternates: [] });
  expect(landing?.jsonLd).toMatchObject([{ '@type': 'WebSite', name: 'Vitrina' }]);
  expect(soon?.robots).toMatch(/^index/);
  expect(soon?.alternates.map(([language]) => language)).toEqual([
    ...['pt-BR', 'it-IT', 'es-MX', 'es-ES', 'en-US', 'x-default'],
  ]);
  for (const head of [below, missing]) {
    expect(head?.robots).toMatch(/^noindex/);
    expect(head?.alternates).toEqual([]);
  }
  expect(missing?.status).toBe(404);
  expect(complaints.splice(0).every((text) => text.includes('404'))).toBe(true);
  for (const head of [landing, soon]) {
    expect(await pictureSize(page, head?.meta['og:image'] ?? '')).toMatchObject({ width: 1200, height: 630 });
  }
});

test('the sitemaps, the feeds and the manifest can be read, and robots.txt leads to them', async ({
  page,
  request,
  baseURL,
}) => {
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const files = (await readSitemap(page, '/sitemap.xml')).map(({ loc }) => loc);
  expect(files).toContain(`${baseURL}/us/sitemap-1.xml`);
  for (const file of files) expect((await readSitemap(page, file)).length, file).toBeGreaterThan(0);
  for (const locale of open) {
    for (const feed of ['feed.xml', 'atom.xml']) {
      const read = (text: string) => {
        const xml = new DOMParser().parseFromString(text, 'application/xml');
        return xml.querySelector('parsererror') ? 0 : xml.querySelectorAll('item, entry').length;
      };
      const items = await parsing(page, read, await (await request.get(`/${locale}/${feed}`)).text());
      expect(items, `/${locale}/${feed}`).toBeGreaterThan(10);
    }
  }
  await page.goto('/br');
  const manifest = await page.locator('link[rel=manifest]').getAttribute('href');
  expect((await request.get(manifest ?? '')).headers()['content-type']).toContain(
    'application/manifest+json',
  );
});

test('a walk through the site changes the whole head, and the way back restores it', async ({
  page,
  baseURL,
}) => {
  await page.goto('/br');
  const home = await shownHead(page);
  await startApplication(page);
  await page.locator('.hero a').first().click();
  await expect(page).toHaveTitle(/^Os melhores aspiradores/);
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article');
  const [served] = await readHeads(page, [page.url()]);
  const post = await shownHead(page);
  await page.getByRole('navigation', { name: 'Você está aqui' }).getByRole('link', { name: 'Casa' }).click();
  await expect(page).toHaveTitle('Casa - Vitrina Brasil');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/br/categoria/casa`);
  await expect(page.locator('meta[property="article:published_time"]')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveTitle(served?.title ?? '');
  expect(await shownHead(page)).toEqual(post);
  await page.goBack();
  await expect(page).toHaveTitle(/^Vitrina Brasil - /);
  expect(await shownHead(page)).toEqual(home);
  await page.goForward();
  await expect(page).toHaveTitle(served?.title ?? '');
  await page.reload();
  expect(await shownHead(page)).toEqual(post);
});

test('a filtered list is not to be found, and the whole one is again', async ({ page }) => {
  await page.goto('/br/avaliacao?q=zzzz');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /^noindex/);
  await expect(page.locator('link[hreflang]')).toHaveCount(0);
  await startApplication(page);
  await page.getByRole('link', { name: 'Limpar filtros' }).first().click();
  await expect(page).toHaveURL(/\/br\/avaliacao$/);
  await expect(page.locator('.review-card').first()).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /^index/);
  await expect(page.locator('meta[name=robots]')).toHaveCount(1);
  await expect(page.locator('link[hreflang]')).toHaveCount(5);
});
