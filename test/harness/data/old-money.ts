import { rmSync } from 'node:fs';
import path from 'node:path';
import { plainShop } from '#contract/commerce/shops/shop.ts';
import type { BroughtArticle, SourceSite } from '#server/domain/running/move-in/entries/brought.ts';
import { wordpressArticle } from '#server/domain/running/move-in/entries/wordpress-article.ts';
import { isArticle, typeOf } from '#server/domain/running/move-in/entries/wordpress-kinds.ts';
import { WordPressSurvey } from '#server/domain/running/move-in/entries/wordpress-survey.ts';
import type { ProductFact } from '#server/domain/running/move-in/money/facts.ts';
import { settleProducts } from '#server/domain/running/move-in/money/settle-products.ts';
import type { EditionShops } from '#server/domain/running/move-in/money/shop-href.ts';
import { readMoneyTable } from '#server/domain/running/move-in/money/tables.ts';
import { readWxr, type WxrItem } from '#server/domain/running/move-in/reading/wxr-records.ts';
import { SourceIndex } from '#server/domain/running/move-in/source-index.ts';
import { entryOf, wordpressExport } from './old-sites.ts';

export const oldEdition: EditionShops = {
  locale: 'br',
  amazonDomain: 'amazon.com.br',
  affiliateId: 'nossa-20',
  shops: ['loja.example'].map(plainShop),
  networkNumbers: {},
  ownNetworks: [],
  preferredShop: '',
  currency: 'BRL',
};

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}

const bytesOf = (text: string) => `s:${Buffer.byteLength(text)}:"${text}";`;

/** A list as PHP writes it. */
export function phpOf(value: unknown): string {
  if (typeof value === 'string') return bytesOf(value);
  if (typeof value === 'number') return Number.isInteger(value) ? `i:${value};` : `d:${value};`;
  if (typeof value !== 'object' || value === null) return 'N;';
  const pairs = Object.entries(value).map(
    ([key, each]) => `${/^\d+$/.test(key) ? `i:${key};` : bytesOf(key)}${phpOf(each)}`,
  );
  return `a:${pairs.length}:{${pairs.join('')}}`;
}

export interface OldMoney {
  articles: BroughtArticle[];
  /** By their keys, with the numbers that they would get. */
  products: Map<string, ProductFact>;
  left: string[];
  index: SourceIndex;
  site: SourceSite;
}

/** An export as it is read, without anything being written: every product with a name gets a number and an offer. */
export async function readOldMoney(
  folder: string,
  { entries, tables = [] }: { entries: string[]; tables?: string[] },
): Promise<OldMoney> {
  const file = path.join(folder, 'money.sqlite');
  rmSync(file, { force: true });
  const index = new SourceIndex(file);
  const survey = new WordPressSurvey(index, { pages: 'articles', tags: 'leave' });
  const items: WxrItem[] = [];
  for await (const record of readWxr(once(wordpressExport(...entries)))) {
    survey.add(record, 'old.xml');
    if (record.kind === 'item' && isArticle(typeOf(record))) items.push(record);
  }
  const site = survey.end();
  for (const [n, table] of tables.entries())
    await readMoneyTable(once(table), { name: `table-${n}.csv`, base: '' }, index);
  settleProducts({ index, notes: index, site, edition: oldEdition });
  const products = new Map<string, ProductFact>();
  for (const { key, value } of index.all<ProductFact>('product')) {
    const fact = value.name === undefined ? value : { ...value, newId: products.size + 1, hasOffer: true };
    products.set(key, fact);
    index.put('product', key, fact);
  }
  const articles = items.flatMap((item) => {
    const made = wordpressArticle(item, {
      ...{ name: 'old.xml', site, locale: 'br' as const, index, edition: oldEdition },
      now: new Date('2026-01-01'),
      keepInline: () => {},
    });
    return Array.isArray(made) ? [] : [made];
  });
  const told = [
    ...index.told<{ kind: string; reason: string }>('left'),
    ...articles.flatMap(({ left }) => left),
  ];
  return { articles, products, index, site, left: told.map(({ kind, reason }) => `${kind}: ${reason}`) };
}

/** The blocks of the only article, with products by their numbers there. */
export function shownIn({ articles, products }: OldMoney): unknown[] {
  const keys = new Map([...products].map(([key, { newId }]) => [newId, key.replace(/^asin:/, '')]));
  const named = (id: number) => keys.get(id) ?? id;
  return (articles[0]?.content.content ?? []).map((block) => {
    if (block.type === 'productCard') return `card ${named(block.attrs.productId)}`;
    if (block.type === 'comparisonTable') return `compare ${block.attrs.productIds.map(named).join(' ')}`;
    if (block.type === 'quickPicks')
      return `picks ${block.attrs.picks.map(({ productId, label }) => `${named(productId)}=${label}`).join(' ')}`;
    if (block.type === 'button') return `button ${block.attrs.label} → ${block.attrs.href}`;
    if (block.type !== 'paragraph') return block.type;
    return (block.content ?? [])
      .map((node) => {
        if (node.type !== 'text') return '/';
        const link = node.marks?.find(({ type }) => type === 'link');
        return link?.type === 'link' ? `[${node.text}](${link.attrs.href})` : node.text;
      })
      .join('');
  });
}

const NAMES =
  'asin,title\nB0VITRINA1,Aurora Panela 24\nB0VITRINA2,Aurora Panela 28\nB0VITRINA3,Lume Chaleira\n';

interface MoreOfIt {
  meta?: Record<string, string>;
  entries?: string[];
  tables?: string[];
}

/** One article of a site whose products have names, read as it would be brought. */
export const articleReader =
  (folder: string) =>
  (content: string, { meta, entries = [], tables = [NAMES] }: MoreOfIt = {}): Promise<OldMoney> =>
    readOldMoney(folder, {
      entries: [...entries, entryOf({ id: 1, title: 'Guia', slug: 'guia', content, ...(meta && { meta }) })],
      tables,
    });

/** Where a text leads for a product, with the edition's tag. */
export const linkTo = (asin: string): string => `https://www.amazon.com.br/dp/${asin}?tag=nossa-20`;
