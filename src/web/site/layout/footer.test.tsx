import { describe, expect, test } from 'vitest';
import { staticPages } from '#contract/site/addresses/paths.ts';
import { type Locale, languageTags, locales } from '#contract/site/locales.ts';
import { loadDictionary } from '#i18n/load-dictionary.ts';
import { editionFacts } from '#seed/facts/editions.ts';
import { clientKnowing, renderInEdition } from '#test/harness/render.tsx';
import { popularCategoriesQuery } from '#web/shared/api/categories.ts';
import { allLocalesQuery } from '#web/shared/api/editions.ts';
import { Footer } from './footer.tsx';

const editions = locales.map((locale) => ({
  locale,
  language: languageTags[locale],
  status:
    locale === 'us'
      ? ('coming_soon' as const)
      : locale === 'es'
        ? ('inactive' as const)
        : ('active' as const),
  siteName: editionFacts[locale].siteName,
}));
const categories = Array.from({ length: 10 }, (_, id) => ({ id, name: `Nome ${id}`, slug: `nome-${id}` }));

async function render(locale: Locale, known = true) {
  const client = clientKnowing(
    known
      ? [
          [allLocalesQuery().queryKey, editions],
          [popularCategoriesQuery(locale).queryKey, categories],
        ]
      : [],
  );
  const footer = <Footer siteName={editionFacts[locale].siteName} />;
  return (await renderInEdition(footer, { locale, client })).html;
}

const columnsOf = (html: string) => html.match(/<nav .*?<\/nav>/g) ?? [];
const hrefsIn = (html = '') => [...html.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href);

const footers = await Promise.all(
  locales.map(async (locale) => ({
    locale,
    html: await render(locale),
    footer: (await loadDictionary(locale)).footer,
  })),
);

describe.each(footers)('the footer of $locale', ({ locale, html, footer }) => {
  const [presence, popular, useful] = columnsOf(html);

  test('has four columns, each under its name', () => {
    expect(html).toContain(footer.tagline);
    expect(columnsOf(html).map((column) => /<h2[^>]*>(.*?)<\/h2>/.exec(column)?.[1])).toEqual([
      footer.globalPresence,
      footer.popularCategories,
      footer.usefulLinks,
    ]);
  });

  test('lists the editions that can be read, by name and flag', () => {
    expect(hrefsIn(presence)).toEqual(['/br', '/it', '/mx']);
    expect(presence).toContain('Vitrina México');
    expect(presence).not.toContain('Vitrina USA');
    expect(presence?.match(/(?<=#flag-)\w+/g)).toEqual(['br', 'it', 'mx']);
    expect(presence?.match(/aria-current="true"/g) ?? []).toHaveLength(
      ['br', 'it', 'mx'].includes(locale) ? 1 : 0,
    );
  });

  test('leads to categories of its edition, and to all of them', () => {
    expect(hrefsIn(popular)[0]).toBe(`/${locale}/categoria/nome-0`);
    expect(hrefsIn(popular).at(-1)).toBe(`/${locale}/categorias`);
  });

  test('leads to the launches, where the edition has them', () => {
    expect(hrefsIn(popular).includes(`/${locale}/lancamento`)).toBe(locale !== 'us');
  });

  test('leads to the useful pages, named in its language', () => {
    expect(hrefsIn(useful)).toEqual(staticPages.map((page) => `/${locale}/${page}`));
    for (const name of ['about', 'privacy', 'terms', 'affiliates', 'contact'] as const) {
      expect(useful).toContain(`>${footer[name]}</a>`);
    }
  });

  test('says what the site earns, whose the pictures are, and the year', () => {
    const site = editionFacts[locale].siteName;
    expect(html).toContain(footer.earnings(site));
    expect(html).toContain(footer.images);
    expect(html).toContain(`© 2031 ${site}`);
  });

  test('speaks of prices in Brazil only', () => {
    const statement = 'Os preços são atualizados diariamente e podem mudar a qualquer momento.';
    expect(html.includes(statement)).toBe(locale === 'br');
    expect(html).not.toMatch(/null|undefined/);
  });
});

test('stands where nothing could be asked', async () => {
  const html = await render('it', false);
  expect(columnsOf(html)).toHaveLength(3);
  expect(hrefsIn(columnsOf(html)[1])).toEqual(['/it/lancamento', '/it/categorias']);
});
