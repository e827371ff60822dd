import { eanDigits, isEan } from '#contract/commerce/products/ean.ts';
import { limits } from '#contract/site/limits.ts';
import { oldAddressOf } from '#server/domain/readers/redirects/old-address.ts';
import { findAll, type MarkupNode, plainText, wordsOfHtml } from '../converting/markup.ts';
import { wordpressMarkup } from '../converting/wordpress-text.ts';
import type { WxrItem } from '../reading/wxr-records.ts';
import type { SourceIndex } from '../source-index.ts';
import { type Why, why } from '../why.ts';
import { amazonPlace, asinsIn, isAsin, webAddress } from './amazon-places.ts';
import { BOX, type BoxSources, readBox, type WantedProduct } from './boxes.ts';
import { type CloakFact, noteProduct } from './facts.ts';
import { namesProducts } from './may-earn.ts';
import { eggsIn } from './plugins/content-egg.ts';
import { nameRanks } from './product-names.ts';
import { readMoney } from './read-money.ts';
import { isPhpList, type PhpValue, readPhp, saidIn } from './read-php.ts';

const EANS = [
  '_global_unique_id',
  '_ean',
  '_gtin',
  '_wpm_gtin_code',
  '_alg_ean',
  'hwp_product_gtin',
  '_barcode',
];

type Fields = Record<string, string>;
type Left = (kind: string, place: string, reason: Why) => void;

/** While everything is read for the first time nothing of this is known; who has it tells it by itself. */
const unknown: BoxSources = {
  eggs: () => [],
  entry: () => undefined,
  group: () => [],
  table: () => [],
  nameOf: () => undefined,
};

/** Products that a text names, with what it calls them. */
export function noteText(index: SourceIndex, nodes: MarkupNode[], place: string): void {
  const read = readMoney(nodes, unknown, () => {});
  for (const node of findAll(read, ({ tag }) => tag === BOX))
    for (const product of readBox(node).products) noteProduct(index, product, place);
  for (const { attributes, children } of findAll(read, ({ tag }) => tag === 'a')) {
    const url = webAddress(attributes.href ?? '');
    const asin = url && amazonPlace(url)?.asin;
    if (asin) noteProduct(index, { asin, name: plainText(children), rank: nameRanks.link }, place);
  }
}

const sourcesOf = (texts: { sharedBlock: (id: string) => string | undefined }) => ({
  ...texts,
  left: () => {},
});

/** What plugins that earn money have kept: entries of their own, lists beside an entry, boxes in texts. */
export class MoneySurvey {
  readonly #index: SourceIndex;
  readonly #left: Left;

  constructor(index: SourceIndex, left: Left) {
    this.#index = index;
    this.#left = left;
  }

  /** An entry of a plugin's own kind; false where it is nobody's. */
  takes(item: WxrItem, type: string, place: string): boolean {
    if (item.fields['wp:status'] === 'trash') return false;
    if (type === 'thirstylink') this.#link(item, place, item.meta._ta_destination_url ?? '', false);
    else if (type === 'surl' || type === 'lasso-urls' || type === 'lasso_url')
      this.#link(
        item,
        place,
        firstOf(item.meta, '_surl_redirect', 'lasso_custom_redirect', 'lasso_final_url'),
        true,
      );
    else if (type === 'aawp_table') this.#table(item, place);
    else return type === 'product' && this.#external(item, place);
    return true;
  }

  /** What stands in and beside an article, or in a block that several share. */
  notes({ fields, meta }: WxrItem, place: string): void {
    const text = fields['content:encoded'] ?? '';
    const id = fields['wp:post_id'] ?? '';
    const eggs = eggsIn(meta, (key) => this.#left('field', place, why('unreadable_list', { key })));
    for (const { product } of eggs) noteProduct(this.#index, product, place);
    if (eggs.length > 0) {
      this.#index.put('box', `eggs:${id}`, eggs);
      if (!/\[content-egg|wp:content-egg/.test(text)) this.#left('box', place, why('eggs_without_box'));
    }
    if (namesProducts(text))
      noteText(this.#index, wordpressMarkup(text, sourcesOf({ sharedBlock: () => undefined })), place);
  }

  #entry(item: WxrItem, product: WantedProduct, place: string): void {
    const { fields, terms } = item;
    const id = fields['wp:post_id'] ?? '';
    const slug = fields['wp:post_name'] ?? '';
    for (const key of [id, slug]) if (key) this.#index.put('box', `entry:${key}`, product);
    for (const { domain, slug: group } of terms)
      if (/^lasso/.test(domain) && group)
        this.#index.put('box', `group:${group}:${id.padStart(12, '0')}`, product);
    noteProduct(this.#index, product, place);
  }

  /** A link with an address of its own: it becomes a product only where its plugin shows products. */
  #link(item: WxrItem, place: string, to: string, isProduct: boolean): void {
    const { fields, meta } = item;
    const address = webAddress(to.replaceAll('&amp;', '&'));
    if (!address) {
      this.#left('link', place, why('link_without_end', { title: wordsOfHtml(fields.title ?? '') }));
      return;
    }
    const title = wordsOfHtml(fields.title ?? '');
    this.#keepAddresses(item, { to: address.href, title, place });
    const picture = firstOf(meta, 'lasso_custom_thumbnail', '_thumbnail_url');
    const product = { url: address.href, name: title, rank: nameRanks.title, picture: picture || undefined };
    if (isProduct) this.#entry(item, product, place);
    else this.#index.put('box', `entry:${fields['wp:post_id'] ?? ''}`, { url: address.href, name: title });
  }

  #keepAddresses({ fields }: WxrItem, fact: CloakFact): void {
    for (const text of [fields.link, fields.guid]) {
      const url = text && URL.canParse(text) ? new URL(text) : undefined;
      const key = url && oldAddressOf(url.pathname, url.search.slice(1));
      if (key && key !== '/' && Buffer.byteLength(key) <= limits.addresses.maxChars)
        this.#index.put('cloak', key, fact);
    }
    const id = fields['wp:post_id'];
    if (id) this.#index.put('cloak', oldAddressOf('/', `p=${id}`), fact);
  }

  #table(item: WxrItem, place: string): void {
    const products = productsOfTable(readPhp(item.meta._aawp_table_products ?? ''));
    if (products.length === 0) {
      this.#left('table', place, why('empty_table'));
      return;
    }
    for (const product of products) noteProduct(this.#index, product, place);
    this.#index.put('box', `table:${item.fields['wp:post_id'] ?? ''}`, products);
  }

  /** What a shop of WooCommerce sells elsewhere; what it sells itself is no offer of anybody's. */
  #external(item: WxrItem, place: string): boolean {
    const { fields, meta, terms } = item;
    const address = webAddress(meta._product_url ?? '');
    const isExternal = terms.some(({ domain, slug }) => domain === 'product_type' && slug === 'external');
    if (!address || !(isExternal || meta._product_url)) return false;
    const title = wordsOfHtml(fields.title ?? '');
    const sku = meta._sku ?? '';
    const given = eanDigits(
      [...EANS.map((key) => meta[key] ?? ''), sku].find((text) => isEan(eanDigits(text))) ?? '',
    );
    const amazon = amazonPlace(address);
    const asin = amazon?.asin ?? (amazon && isAsin(sku) ? asinsIn(sku)[0] : undefined);
    const thumbnail = meta._thumbnail_id ? `attachment:${meta._thumbnail_id}` : undefined;
    this.#keepAddresses(item, { to: asin ? `https://amzn.com/dp/${asin}` : address.href, title, place });
    const product: WantedProduct = {
      ...(asin ? { asin } : { url: address.href }),
      ...{ name: title, rank: nameRanks.title, ean: given || undefined, picture: thumbnail },
    };
    this.#entry(item, product, place);
    if (sku) this.#index.put('box', `entry:sku:${sku}`, product);
    const words = wordsOfHtml(`${fields['content:encoded'] ?? ''} ${fields['excerpt:encoded'] ?? ''}`);
    if (words !== '')
      this.#left('product', place, why('product_words', { name: title, words: words.slice(0, 300) }));
    return true;
  }
}

const firstOf = (meta: Fields, ...keys: string[]): string => keys.map((key) => meta[key]).find(Boolean) ?? '';

function productsOfTable(list: PhpValue | undefined): WantedProduct[] {
  if (!isPhpList(list)) return [];
  return [...list.values()].slice(0, 100).flatMap((row) => {
    const [asin] = isPhpList(row) ? asinsIn(saidIn(row, 'asin', 'ASIN')) : [];
    if (!asin || !isPhpList(row)) return [];
    const name = saidIn(row, 'title', 'name');
    return [{ asin, ...(name && { name, rank: nameRanks.title }) }];
  });
}
