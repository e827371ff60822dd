import { describe, expect, test } from 'vitest';
import { readHead } from '#test/harness/html/read-head.ts';
import { having, named, ofClass, only, readHtml, textsOf } from '#test/harness/html/read-html.ts';
import { useRenderedSite } from '#test/harness/programs/rendered-site.ts';

const site = useRenderedSite();

async function open(path: string) {
  const { status, html } = await site().render(path);
  const page = readHtml(html);
  return { status, html, page, head: readHead(html), title: textsOf(named(page, 'h1')) };
}

const titles = {
  br: ['Sobre', 'Política de Privacidade', 'Termos de Uso', 'Programa de Afiliados'],
  it: ['Chi siamo', 'Informativa sulla privacy', 'Termini di utilizzo', 'Programma di affiliazione'],
  mx: ['Acerca de', 'Aviso de privacidad', 'Términos de uso', 'Programa de afiliados'],
  es: ['Sobre nosotros', 'Política de privacidad', 'Condiciones de uso', 'Programa de afiliados'],
};
const siteNames = { br: 'Vitrina Brasil', it: 'Vitrina Italia', mx: 'Vitrina México', es: 'Vitrina España' };

test.each(Object.entries(titles))('the legal and editorial pages of %s', async (locale, expected) => {
  for (const [at, name] of ['sobre', 'privacidade', 'termos', 'afiliados'].entries()) {
    const { status, head, title, page } = await open(`/${locale}/${name}`);
    expect(status).toBe(200);
    expect(title).toEqual([expected[at]]);
    expect(head.title).toBe(`${expected[at]} - ${siteNames[locale as keyof typeof siteNames]}`);
    expect(ofClass(page, 'prose').flatMap((prose) => named(prose, 'h2')).length).toBeGreaterThanOrEqual(4);
  }
});

describe('an article', () => {
  const path = '/br/melhores-aspiradores-verticais';

  test('is complete: picks, cards with honest prices, and what to read next', async () => {
    const { page, head, title, html } = await open(path);
    expect(head.title).toMatch(/^Os melhores aspiradores .* - Vitrina Brasil$/);
    expect(title.join()).not.toContain('{{');
    expect(page.text).toContain('Por Luciana Prates');
    expect(page.text).toContain('min de leitura');
    const card = ofClass(page, 'product-card').find(({ text }) => text.includes('Nimbra Aero 3'));
    if (!card) throw new Error('There is no card.');
    expect(textsOf(named(card, 'data'))).toEqual([expect.stringMatching(/^R\$\s1\.549,90$/)]);
    expect(textsOf(named(card, 'time'))).toEqual([
      expect.stringMatching(/^Preço em \d\d\/\d\d\/\d{4}, \d\d:\d\d$/),
    ]);
    expect(
      having(card, { href: 'https://www.amazon.com.br/dp/B0DEMO0001?tag=vitrinademo-20' }),
    ).toMatchObject([
      { attributes: { rel: 'sponsored nofollow noopener' }, text: expect.stringContaining('Ver na Amazon') },
    ]);
    expect(named(only(ofClass(page, 'quick-picks')), 'li')).toHaveLength(2);
    expect(textsOf(named(page, 'h2'))).toContain('Leia também');
    expect(html.split('dois minutos e pronto'), 'the text, which travels once').toHaveLength(2);
  });

  test('says what it earns before the first link that does', async () => {
    const { page } = await open(path);
    const order = page.inside.flatMap(({ attributes }) => {
      if (attributes.class?.split(/\s+/).includes('disclosure')) return 'said';
      return attributes.rel?.includes('sponsored') ? 'link' : [];
    });
    expect(order[0]).toBe('said');
    expect(order).toContain('link');
  });
});

describe('the days of launches', () => {
  test('the latest, with the way through the others', async () => {
    const { head, page } = await open('/br/lancamento');
    expect(head.title).toBe('Lançamentos - Vitrina Brasil');
    expect(ofClass(page, 'review-card')).toHaveLength(3);
    const before = only(named(page, 'a').filter(({ attributes }) => attributes.rel === 'prev'));
    expect(before.attributes.href).toMatch(/^\/br\/lancamento\/\d{4}-\d\d-\d\d$/);
    const day = await open(before.attributes.href ?? '');
    expect(day.title).toEqual([expect.stringMatching(/^Lançamentos de \d+ de \p{L}+ de \d{4}$/u)]);
    expect(having(day.page, { rel: 'next' })).not.toEqual([]);
  });

  test('one without any is not there, and names the nearest', async () => {
    const { status, page, head } = await open('/br/lancamento/2020-01-01');
    expect(status).toBe(404);
    expect(page.text).toContain('Nenhum lançamento neste dia.');
    expect(having(page, { rel: 'next' })).not.toEqual([]);
    expect(head.robots).toMatch(/^noindex/);
  });

  test.each([
    ['/it/lancamento', 200],
    ['/es/lancamento', 200],
    ['/it/lancamento/2020-01-01', 404],
    ['/br/lancamento/ontem', 404],
    ['/br/shopee/nao-existe', 404],
    ['/it/shopee/luz-de-leitura', 404],
    ['/it/avaliacao', 404],
    ['/br/review', 404],
    ['/br/avaliacao/100%25', 404],
  ])('of %s: %i', async (path, status) => {
    expect((await site().render(path)).status).toBe(status);
  });
});

test('the page before Shopee says where it leads and that it earns, and is none for search engines', async () => {
  const { title, page, head } = await open('/br/shopee/luz-de-leitura');
  expect(title).toEqual(['Você está indo para a Shopee']);
  expect(page.text).toContain('Este é um link de afiliado');
  expect(head.robots).toMatch(/^noindex/);
  expect(having(page, { href: 'https://s.shopee.com.br/demo2pagina' })).toMatchObject([
    { text: 'Ir para a Shopee', attributes: { rel: 'sponsored nofollow noopener' } },
  ]);
});

test('the door lists the countries, the open ones first and linked', async () => {
  await site().setStatus('us', 'coming_soon');
  const { page } = await open('/');
  await site().setStatus('us', 'active');
  const cards = named(only(ofClass(page, 'landing-countries')), 'li');
  expect(textsOf(cards)).toEqual([
    'BrasilAcessar',
    'ItaliaAcessar',
    'MéxicoAcessar',
    'EspañaAcessar',
    'USAEm breve',
  ]);
  const ways = cards.map((card) => named(card, 'a').map(({ attributes }) => attributes.href));
  expect(ways).toEqual([['/br'], ['/it'], ['/mx'], ['/es'], []]);
  expect(having(page, { href: '/admin', 'aria-label': 'Administração' })).toHaveLength(1);
});

test('the list of categories has all of them, and each leads to its posts', async () => {
  const { head, page } = await open('/it/categorias');
  expect(head.title).toBe('Categorie - Vitrina Italia');
  expect(ofClass(page, 'category-entry')).toHaveLength(14);
  const kitchen = having(page, { href: '/it/categoria/cucina' });
  expect(kitchen.map(({ text }) => text)).toContain('Cucina');
  const category = await open('/it/categoria/cucina');
  expect(category.head.title).toBe('Cucina - Vitrina Italia');
  expect(named(category.page, 'article')).toHaveLength(2);
  const { head: home, page: posts } = await open('/br/categoria/casa');
  expect(home.alternates.map(([, href]) => new URL(href).pathname)).toEqual(
    expect.arrayContaining(['/it/categoria/casa', '/mx/categoria/hogar']),
  );
  expect(named(posts, 'article')).toHaveLength(3);
});

describe('reviews', () => {
  test('nonsense in the address of the list is ignored', async () => {
    const odd = 'minScore=abc&sort=xyz&page=-4&category=%00&price=cheap&available=maybe&chosen=%00,';
    const { status, page } = await open(`/br/avaliacao?${odd}`);
    expect([status, ofClass(page, 'review-card').length]).toEqual([200, 12]);
  });

  test('too many and unknown products to compare are told, and not to be found', async () => {
    const asked = 'compare=nimbra-aero-3&compare=nada&compare=kaluma-volta,orvane-brisa-40,x';
    const { status, page, head } = await open(`/es/resena?${asked}`);
    expect(status).toBe(200);
    expect(page.text).toContain('Comparamos un máximo de cuatro productos.');
    expect(page.text).toContain('No hemos encontrado uno de los productos.');
    expect(named(only(named(page, 'thead')), 'th')).toHaveLength(4);
    expect(head.robots).toMatch(/^noindex/);
    expect(head.canonical).toMatch(/\/es\/resena$/);
  });

  test.each([
    ['/br/avaliacao', 'br'],
    ['/it/recensione', 'it'],
    ['/mx/resena', 'mx'],
    ['/es/resena', 'es'],
  ])('%s begins with one that is whole', async (list) => {
    const { page } = await open(list);
    const first = named(ofClass(page, 'review-card')[0] ?? page, 'a').map(
      ({ attributes }) => attributes.href,
    );
    expect(first).toContain(`${list}/nimbra-aero-3`);
    const review = await open(`${list}/nimbra-aero-3`);
    const breakdown = only(ofClass(review.page, 'breakdown'));
    expect(ofClass(review.page, 'table-scroll').flatMap((table) => named(table, 'tr'))).toHaveLength(6);
    expect(having(breakdown, {}).filter(({ name }) => name === 'div').length).toBeGreaterThanOrEqual(4);
    expect(having(review.page, { rel: 'sponsored nofollow noopener' })).not.toEqual([]);
    expect(review.head.alternates).toHaveLength(list === '/br/avaliacao' ? 6 : 6);
  });

  test('what was changed is dated and in order, and pictures are described', async () => {
    const { page } = await open('/br/avaliacao/brumelo-fritta-5');
    const days = named(only(ofClass(page, 'update-log')), 'time').map(
      ({ attributes }) => attributes.datetime,
    );
    expect(days).toHaveLength(2);
    expect(days).toEqual(days.toSorted().reverse());
    expect(page.text).toContain('Atualizada em');
    const pictures = ofClass(page, 'photos').flatMap((photos) => named(photos, 'img'));
    expect(pictures[2]?.attributes.alt).toBe(
      'Brumelo Fritta 5 na bancada da cozinha, ao lado de uma xícara de café',
    );
  });

  test('what a price was is a chart with a table, where a shop allows remembering it', async () => {
    const { page } = await open('/br/avaliacao/folhea-6');
    expect(textsOf(named(page, 'h2'))).toContain('Histórico de preços');
    const charts = having(page, { role: 'img' }).map(({ attributes }) => attributes['aria-label']);
    expect(charts).toContainEqual(expect.stringMatching(/o preço ficou entre R\$.* e R\$/));
    const table = named(page, 'table').find(({ text }) => text.includes('Até'));
    expect(textsOf(table ? named(table, 'tr') : [])[1]).toContain('R$');
    expect((await open('/br/avaliacao/nimbra-aero-3')).page.text).not.toContain('Histórico de preços');
  });
});
