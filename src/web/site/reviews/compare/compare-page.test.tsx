import { describe, expect, test } from 'vitest';
import type { ComparedReview } from '#contract/commerce/reviews/reviews.schemas.ts';
import { type Locale, locales } from '#contract/site/locales.ts';
import { loadCompareTexts } from '#i18n/dictionaries/load-compare-texts.ts';
import { comparedReview } from '#test/harness/data/reviews.ts';
import { renderPart } from '#test/harness/render.tsx';
import { chosenIn, comparisonQuery } from '#web/shared/api/reviews.ts';
import ComparePage from './compare-page.tsx';

function render(items: ComparedReview[], search: string, locale: Locale = 'br') {
  const query = new URLSearchParams(search);
  return renderPart(<ComparePage params={{ locale }} search={query} />, {
    locale,
    known: [[comparisonQuery(locale, chosenIn(query, 'compare')).queryKey, { items }]],
  });
}

const three = [1, 2, 3].map((id) => comparedReview(id));
const address = 'compare=produto-1,produto-2,produto-3';

describe('the table', () => {
  test('has a column for each product, in the order asked for, and a way to take each out', async () => {
    const { html } = await render(three, address);
    const heads = [...html.matchAll(/<th scope="col">.*?<\/th>/g)].map(([head]) => head);
    expect(heads).toHaveLength(4);
    expect(heads[2]).toContain('href="/br/avaliacao/produto-2"');
    expect(heads[2]).toMatch(
      /href="\/br\/avaliacao\?compare=produto-1,produto-3" aria-label="Remover Marca Nome 2 da/,
    );
  });

  test('can be reached and scrolled by keyboard, and has a name', async () => {
    expect((await render(three, address)).html).toContain(
      '<section class="compare-scroll goes-on" tabindex="0" aria-label="Tabela de comparação">',
    );
  });

  test('marks the rows that differ, and only those', async () => {
    const items = [
      comparedReview(1, {
        specs: [
          { label: 'Peso', value: '2 kg' },
          { label: 'Filtro', value: 'H13' },
        ],
      }),
      comparedReview(2, {
        specs: [
          { label: 'Peso', value: '2 kg' },
          { label: 'Filtro', value: 'E11' },
        ],
      }),
      comparedReview(3, { specs: [{ label: 'Peso', value: '2 kg' }] }),
    ];
    const { html } = await render(items, address);
    const rows = [...html.matchAll(/<tr( class="differs")?><th scope="row">([^<]+)/g)];
    const marked = new Map(rows.map(([, differs, label]) => [label, differs !== undefined]));
    expect(marked.get('Filtro')).toBe(true);
    expect(marked.get('Peso')).toBe(false);
    expect(marked.get('Desempenho')).toBe(false);
    expect(html).toContain('>Não informado<');
  });

  test('shows prices with their time, or that there is none, and the shop by name', async () => {
    const [first, second] = three;
    if (!first?.offer || !second) throw new Error('no reviews');
    const items = [first, { ...second, offer: { ...first.offer, price: null, asOf: null } }];
    const { html } = await render(items, 'compare=produto-1&compare=produto-2');
    expect(html.match(/<data /g)).toHaveLength(1);
    expect(html).toContain('<time dateTime="2026-10-15T09:30:00.000Z">');
    expect(html).toContain('>Preço indisponível no momento<');
    expect(html).toContain('>Ver na Amazon<');
    expect(html).toContain('>Ver preço na Amazon<');
  });
});

describe('it says', () => {
  const notices = async (items: ComparedReview[], search: string) => {
    const { html } = await render(items, search);
    return [...(/<div role="status".*?<\/div>/.exec(html)?.[0] ?? '').matchAll(/<p>([^<]+)/g)].map(
      ([, t]) => t,
    );
  };

  test('nothing where all is well', async () => {
    expect(await notices(three, address)).toEqual([]);
  });

  test('that more than four are too many', async () => {
    const four = [...three, comparedReview(4)];
    expect(await notices(four, `${address},produto-4,produto-5`)).toEqual([
      'Comparamos até quatro produtos por vez. Estes são os quatro primeiros.',
    ]);
  });

  test('how many it does not know', async () => {
    expect(await notices(three, `${address},nada`)).toEqual(['Um dos produtos não foi encontrado.']);
    expect(await notices(three.slice(0, 2), 'compare=produto-1,produto-2,x,y')).toEqual([
      '2 produtos não foram encontrados.',
    ]);
    expect(await notices([], 'compare=x')).toEqual(['Nenhum dos produtos foi encontrado.']);
  });

  test('that one product is no comparison', async () => {
    expect(await notices(three.slice(0, 1), 'compare=produto-1')).toEqual([
      'Falta mais um produto para comparar.',
    ]);
    const { html } = await render(three.slice(0, 1), 'compare=produto-1');
    expect(html).toContain('href="/br/avaliacao?chosen=produto-1"');
    expect(html).toMatch(/href="\/br\/avaliacao" aria-label="Remover Marca Nome 1/);
  });
});

test.each(locales)('in %s it is a view of the list, and no page of its own', async (locale) => {
  const { html, head } = await render(three, address, locale);
  const texts = await loadCompareTexts(locale);
  expect(head).toMatchObject({ index: false, alternates: [] });
  expect(head?.canonical).toMatch(new RegExp(`^https://e\\.example/${locale}/[a-z]+$`));
  expect(head?.title).toContain('Marca Nome 1 × Marca Nome 2 × Marca Nome 3');
  expect(html).toContain(`>${texts.title}</h1>`);
});
