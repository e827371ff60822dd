import { describe, expect, test } from 'vitest';
import type { ReviewList } from '#contract/commerce/reviews/reviews.schemas.ts';
import { type Locale, locales } from '#contract/site/locales.ts';
import { reviewCard, reviewList } from '#test/harness/data/reviews.ts';
import { renderPart } from '#test/harness/render.tsx';
import { filtersOf, reviewsQuery } from '#web/shared/api/reviews.ts';
import ReviewListPage from './review-list-page.tsx';

interface Options {
  locale?: Locale;
  config?: Record<string, unknown>;
}

function render(list: Partial<ReviewList>, search = '', { locale = 'br', config = {} }: Options = {}) {
  const query = new URLSearchParams(search);
  return renderPart(<ReviewListPage params={{ locale }} search={query} />, {
    locale,
    config,
    known: [
      [reviewsQuery(locale, filtersOf(query)).queryKey, { pages: [reviewList(list)], pageParams: [null] }],
    ],
  });
}

const two = { items: [reviewCard(1), reviewCard(2)] };
const optionsOf = (html: string, name: string) => {
  const select = new RegExp(`<select name="${name}".*?</select>`).exec(html)?.[0] ?? '';
  return [...select.matchAll(/<option value="([^"]*)"( selected="")?>([^<]*)</g)].map(
    ([, value, chosen, label]) => `${chosen ? '*' : ''}${value}: ${label}`,
  );
};

describe('the filters', () => {
  test('offer the bands that hold something, in the currency of the edition', async () => {
    const prices = [
      { value: '0-250', count: 3 },
      { value: '250-500', count: 0 },
      { value: '1000-', count: 2 },
    ];
    const { html } = await render({ ...two, prices, availability: { all: 5, now: 4 } }, 'available=now');
    expect(optionsOf(html, 'price')).toEqual([
      '*: Qualquer',
      '0-250: Até R$\u00a0250 (3)',
      '1000-: Acima de R$\u00a01.000 (2)',
    ]);
    expect(optionsOf(html, 'available')).toEqual([': Tudo (5)', '*now: Disponível agora (4)']);
  });

  test('show the band in force, even one that nobody offers', async () => {
    const prices = [{ value: '0-250', count: 0 }];
    expect(optionsOf((await render({ ...two, prices }, 'price=0-250')).html, 'price')).toContain(
      '*0-250: Até R$\u00a0250 (0)',
    );
    expect(optionsOf((await render({ ...two, prices, total: 2 }, 'price=10-30')).html, 'price')).toEqual([
      ': Qualquer',
      '*10-30: De R$\u00a010 a R$\u00a030 (2)',
    ]);
  });

  test('leave the price out where no price may be shown', async () => {
    expect((await render({ ...two, prices: [{ value: '0-250', count: 0 }] })).html).not.toContain(
      'name="price"',
    );
  });

  test('are folded behind a button that counts what is chosen, the search aside', async () => {
    const button = (html: string) => /<summary[^>]*>.*?(Filtros[^<]*)<\/summary>/.exec(html)?.[1];
    expect(button((await render(two)).html)).toBe('Filtros');
    expect(button((await render(two, 'q=pó&brand=Kaluma&sort=name')).html)).toBe('Filtros (2)');
  });

  test('keep what is chosen for a comparison', async () => {
    const { html } = await render(two, 'chosen=produto-2,longe');
    expect(html).toContain('<input type="hidden" name="chosen" value="produto-2,longe"/>');
    expect(html).toContain('<input type="hidden" name="compare" value="longe"/>');
    expect(html).toMatch(/<input type="checkbox" name="compare" checked="" value="produto-2"\/>/);
    expect(html).toMatch(/<input type="checkbox" name="compare" value="produto-1"\/>/);
  });
});

describe('a card', () => {
  test('shows the price with its time, and leads to the shop by name', async () => {
    const { html } = await render(two);
    expect(html).toContain('<data value="123.45">R$\u00a0123,45</data>');
    expect(html).toMatch(/<time dateTime="2026-10-15T09:30:00.000Z">Preço em 15\/10\/2026, 06:30<\/time>/);
    expect(html).toMatch(
      /rel="sponsored nofollow noopener"[^>]*>Ver na Amazon<span class="sr-only">: Marca Nome 1</,
    );
  });

  const offer = (facts: object) => ({
    items: [reviewCard(1, { offer: { ...reviewCard(1).offer, ...facts } as never })],
  });
  const gone = { price: null, asOf: null, availability: 'unknown' };

  test('says that there is no price now, and still names the shop', async () => {
    const { html } = await render(offer(gone));
    expect(html).toContain('>Preço indisponível no momento<');
    expect(html).toContain('>Ver preço na Amazon<');
  });

  test('is silent on prices where the edition shows none', async () => {
    const { html } = await render(offer(gone), '', { config: { showPrices: false } });
    expect(html).not.toContain('Preço indisponível');
    expect(html).toContain('>Ver preço na Amazon<');
  });

  test('says that a product cannot be bought now, and where it is sold', async () => {
    const { html } = await render(offer({ availability: 'out_of_stock' }));
    expect(html).toContain('>Indisponível no momento<');
    expect(html).not.toContain('<data');
    expect(html).toContain('>Ver na Amazon<');
  });

  test('promises no shop where there is none', async () => {
    const { html } = await render({ items: [reviewCard(1, { offer: null })] });
    expect(html).toContain('>Preço indisponível no momento<');
    expect(html).not.toContain('sponsored');
  });
});

describe('where nothing matches', () => {
  test('each filter that stands in the way can be dropped alone', async () => {
    const list = {
      brands: [{ value: 'Kaluma', name: 'Kaluma', count: 0 }],
      without: [
        { filter: 'price' as const, count: 2 },
        { filter: 'brand' as const, count: 1 },
      ],
    };
    const { html } = await render(list, 'brand=Kaluma&price=0-250&sort=name&chosen=a');
    const links = [...html.matchAll(/<li><a href="([^"]+)"[^>]*>([^<]+)</g)].map(([, href, text]) => [
      href,
      text,
    ]);
    expect(links).toEqual([
      ['/br/avaliacao?brand=Kaluma&amp;sort=name&amp;chosen=a', 'Sem “Até R$\u00a0250”: 2 avaliações'],
      ['/br/avaliacao?price=0-250&amp;sort=name&amp;chosen=a', 'Sem “Kaluma”: 1 avaliação'],
    ]);
    expect(html).toMatch(/<a href="\/br\/avaliacao\?chosen=a"[^>]*>Limpar filtros</);
  });

  test('and none alone would help, it says what to try', async () => {
    const { html } = await render({}, 'q=nada');
    expect(html).toContain('Tente menos palavras, outra grafia ou menos filtros.');
  });
});

test.each(locales)('only the list of %s itself is to be found', async (locale) => {
  expect((await render(two, '', { locale })).head).toMatchObject({ index: true });
  for (const search of ['price=0-50', 'available=now', 'chosen=a', 'q=x']) {
    const { head } = await render(two, search, { locale });
    expect(head).toMatchObject({ index: false });
    expect(head?.canonical).not.toContain('?');
  }
});

test('more reviews are a link that keeps filters and choice', async () => {
  const { html } = await render({ ...two, nextCursor: 'x' }, 'brand=A%26B&chosen=a,b');
  expect(html).toContain('href="/br/avaliacao?brand=A%26B&amp;page=2&amp;chosen=a,b"');
});
