import { expect, test } from 'vitest';
import { readHead } from '#test/harness/html/read-head.ts';
import { having, named, ofClass, only, readHtml, textsOf } from '#test/harness/html/read-html.ts';
import { useRenderedSite } from '#test/harness/programs/rendered-site.ts';

/** The pages for those who build the site, which hold every part in every state. */
const site = useRenderedSite();

test.each([
  ['/test', 'Componentes - Vitrina', 14],
  ['/test-products', 'Componentes de produto - Vitrina', 11],
])('%s lists its parts, and leads to each', async (path, title, sections) => {
  const { status, html } = await site().render(path);
  const [page, head] = [readHtml(html), readHead(html)];
  expect([status, head.title]).toEqual([200, title]);
  expect(only(named(page, 'html')).attributes.lang).toBe('pt-BR');
  expect(head.robots).toMatch(/^noindex/);
  expect(ofClass(page, 'sample-section')).toHaveLength(sections);
  const goals = named(only(ofClass(page, 'sample-contents')), 'a').map(({ attributes }) => attributes.href);
  expect(goals.length).toBe(sections);
  for (const goal of goals) expect(having(page, { id: goal?.slice(1) ?? '' })).toHaveLength(1);
});

test('every state of a product shows what it may, and no more', async () => {
  const page = readHtml((await site().render('/test-products')).html);
  const pairs = only(having(page, { id: 'produtos' })).inside.flatMap((pair) =>
    pair.attributes.class?.includes('sample-pair') ? pair.inside : [],
  );
  const card = (state: string) => {
    const found = pairs.find(
      (part) => part.name === 'div' && named(part, 'h2', 'h3', 'h4').some(({ text }) => text === state),
    );
    if (!found) throw new Error(`There is no “${state}”.`);
    return found;
  };
  expect(textsOf(named(card('Completo, com preço'), 'data'))).toEqual([
    expect.stringMatching(/^R\$\s1\.549,90$/),
  ]);
  expect(textsOf(ofClass(card('Mais barato que nos 30 dias anteriores'), 'price-drop'))).toEqual([
    '−12% em relação ao menor preço dos 30 dias anteriores',
  ]);
  expect(ofClass(card('Completo, com preço'), 'price-drop')).toEqual([]);
  expect(textsOf(ofClass(card('Últimas unidades'), 'price')).join()).toContain('Últimas unidades');
  expect(named(card('Preço velho demais para mostrar'), 'data')).toEqual([]);
  expect(card('Preço velho demais para mostrar').text).toContain('Ver preço na Amazon');
  expect(card('Indisponível').text).toContain('Indisponível no momento');
  expect(textsOf(named(card('Sem loja'), 'a'))).toEqual(['Ler a avaliação']);
  expect(textsOf(named(only(having(page, { id: 'precos' })), 'data'))).toEqual([
    expect.stringMatching(/^R\$\s1\.549,90$/),
    expect.stringMatching(/^299,99\s€$/),
    '$5,899.00',
    expect.stringMatching(/^309,50\s€$/),
    '$329.00',
  ]);
  expect(named(only(named(only(having(page, { id: 'sem-precos' })), 'thead')), 'th')).toHaveLength(4);
});
