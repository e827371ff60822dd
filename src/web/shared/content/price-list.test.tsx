import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ListedOffer, ShownOffer } from '#contract/commerce/products/product-cards.schemas.ts';
import { locales } from '#contract/site/locales.ts';
import { loadDictionary } from '#i18n/load-dictionary.ts';
import type { ContentView } from './content-view.ts';
import { PriceList } from './price-list.tsx';

const first: ShownOffer = {
  id: 1,
  marketplace: 'amazon',
  shopName: 'Amazon',
  url: 'https://www.amazon.com.br/dp/B0AAAAAAAA?tag=x-20',
  availability: 'in_stock',
  price: 19_990,
  currency: 'BRL',
  asOf: '2026-11-18T09:00:00.000Z',
};
const other = (id: number, part: Partial<ShownOffer>): ShownOffer => ({
  ...first,
  id,
  marketplace: 'other',
  shopName: `loja-${id}.example`,
  url: `https://loja-${id}.example/p`,
  ...part,
});
const others = [
  other(2, { price: 20_990 }),
  other(3, { price: null, asOf: null }),
  other(4, { price: 100, availability: 'out_of_stock' }),
];

async function htmlOf(offer: ListedOffer | null, locale: (typeof locales)[number] = 'br') {
  const dictionary = await loadDictionary(locale);
  const place = { locale, language: 'pt-BR', timeZone: 'America/Sao_Paulo' };
  const view: ContentView = { ...place, dictionary, products: new Map(), resolve: (text) => text };
  return renderToStaticMarkup(<PriceList offer={offer} name="Nimbra Aero" view={view} position="card" />);
}

test('each of the other shops has its link, and a price only with its moment', async () => {
  const html = await htmlOf({ ...first, others });
  const lines = html.split('<li>').slice(1);
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatch(/href="https:\/\/loja-2\.example\/p".*data-at="card:2".*R\$\s209,90.*<time/);
  expect(lines[1]).toMatch(/Ver preço na loja-3\.example/);
  expect(lines[2]).toMatch(/Indisponível no momento/);
  for (const line of lines.slice(1)) expect(line).not.toMatch(/<data|<time/);
  expect(html.match(/rel="[^"]*sponsored[^"]*"/g)).toHaveLength(3);
});

test('there is no list where nobody else sells it', async () => {
  expect(await htmlOf(first)).toBe('');
  expect(await htmlOf(null)).toBe('');
});

test('it has a name in every edition’s language', async () => {
  for (const locale of locales) {
    expect(await htmlOf({ ...first, others }, locale)).toMatch(/<ul class="price-list" aria-label="\p{Lu}/u);
  }
});
