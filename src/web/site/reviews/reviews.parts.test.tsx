import { describe, expect, test } from 'vitest';
import type { Review } from '#contract/commerce/reviews/reviews.schemas.ts';
import { locales } from '#contract/site/locales.ts';
import { loadDictionary } from '#i18n/load-dictionary.ts';
import { comparedReview, reviewCard } from '#test/harness/data/reviews.ts';
import { renderPart } from '#test/harness/render.tsx';
import { reviewQuery } from '#web/shared/api/reviews.ts';
import ReviewPage from './review-page.tsx';

const review = (facts: Partial<Review> = {}): Review => ({
  ...comparedReview(1),
  locale: 'br',
  ean: null,
  gallery: [
    { url: '/media/p1-1200.webp', alt: 'Marca Nome 1' },
    { url: '/media/p1-detail-1200.webp', alt: 'De perto' },
  ],
  updates: [],
  contentHtml: '<p>Corpo</p>',
  shareImageUrl: '/media/share/x.jpg',
  category: { id: 1, name: 'Casa', slug: 'casa' },
  alternatives: [],
  siblings: [],
  ...facts,
});

const render = (facts: Partial<Review> = {}, locale: (typeof locales)[number] = 'br') =>
  renderPart(<ReviewPage params={{ slug: 'produto-1' }} search={new URLSearchParams()} />, {
    locale,
    known: [[reviewQuery(locale, 'produto-1').queryKey, review({ ...facts, locale })]],
  });

test('for whom it is and for whom not stands there where somebody said so, and no empty label', async () => {
  const { html } = await render({ bestFor: 'casas pequenas', notFor: 'quem tem jardim' });
  const labels = (text: string) => text.match(/<p class="product-for">/g)?.length ?? 0;
  expect(labels(html)).toBe(2);
  expect(labels((await render({ bestFor: '', notFor: '' })).html)).toBe(0);
});

describe('the gallery', () => {
  test('is a strip of links to the large pictures, the first of which hurries', async () => {
    const { html } = await render();
    const gallery = /<section class="photos".*?<\/section>/.exec(html)?.[0] ?? '';
    expect(
      [...gallery.matchAll(/<a href="([^"]+)" aria-label="([^"]+)"/g)].map(([, ...found]) => found),
    ).toEqual([
      ['/media/p1-1200.webp', 'Ver maior: Marca Nome 1'],
      ['/media/p1-detail-1200.webp', 'Ver maior: De perto'],
    ]);
    expect(gallery.match(/fetchPriority="high"/g)).toHaveLength(1);
    expect(gallery).toMatch(/<p class="scripted">.*Foto 1 de 2/);
  });

  test('has no steps where there is one picture, and a stand-in where there is none', async () => {
    const [first] = review().gallery;
    const { html } = await render({ gallery: first ? [first] : [] });
    expect(html).not.toContain('Próxima foto');
    const empty = await render({ gallery: [] });
    expect(empty.html).toMatch(/<div class="tone tone-\d product-picture"><\/div>/);
  });
});

describe('what was changed', () => {
  const updates = [
    { date: '2026-10-10', text: 'Mais um mês de uso.' },
    { date: '2026-10-03', text: 'Corrigimos o peso.' },
  ];

  test('is told newest first, by the calendar', async () => {
    const { html } = await render({ updates });
    const log = /<dl class="update-log">.*?<\/dl>/.exec(html)?.[0] ?? '';
    expect(
      [...log.matchAll(/<time dateTime="([^"]+)">([^<]+)<\/time><\/dt><dd>([^<]+)/g)].map(([, ...f]) => f),
    ).toEqual([
      ['2026-10-10', '10 de outubro de 2026', 'Mais um mês de uso.'],
      ['2026-10-03', '3 de outubro de 2026', 'Corrigimos o peso.'],
    ]);
  });

  test('stands in the byline only where something was', async () => {
    expect((await render()).html).not.toContain('Atualizada em');
    const { html } = await render({ updatedAt: '2026-10-10T12:00:00.000Z' });
    expect(html).toContain('>Publicada em 1º de outubro de 2026<');
    expect(html).toContain('>Atualizada em 10 de outubro de 2026<');
  });
});

test('alternatives lead to the comparison with all of them, the product to the list of its category', async () => {
  const { html } = await render({ alternatives: [reviewCard(2), reviewCard(3)] });
  expect(html).toContain('href="/br/avaliacao?compare=produto-1,produto-2,produto-3"');
  expect(html).toContain('href="/br/avaliacao?category=casa&amp;chosen=produto-1"');
});

test.each(locales)('in %s it says how we evaluate', async (locale) => {
  const { reviews: texts } = await loadDictionary(locale);
  const { html } = await render({}, locale);
  expect(html).toContain(`>${texts.method}</h2>`);
  expect(html).toContain(`<p>${texts.methodText}</p>`);
});

test('other editions are those that have the product too', async () => {
  const siblings = (['br', 'it', 'es'] as const).map((locale) => ({ locale, slug: `em-${locale}` }));
  const { html } = await render({ siblings });
  const links = [...html.matchAll(/<a href="([^"]+)" hrefLang="([^"]+)"/g)].map(([, ...found]) => found);
  expect(links).toEqual([
    ['/it/recensione/em-it', 'it-IT'],
    ['/es/resena/em-es', 'es-ES'],
  ]);
});
