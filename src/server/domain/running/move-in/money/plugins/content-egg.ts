import { amazonPlace, asinsIn, webAddress } from '../amazon-places.ts';
import { boxElement, type ReadMoney, type WantedProduct } from '../boxes.ts';
import { nameRanks } from '../product-names.ts';
import { isPhpList, type PhpList, readPhp, saidIn } from '../read-php.ts';

const META = /^_cegg_data_([\w-]{1,60})$/;
/** Modules that show no product. */
const OTHERS =
  /youtube|video|news|image|photo|pixabay|flickr|pexels|unsplash|coupon|twitter|facebook|wiki|freebase|rss/i;
const ITEMS = 200;

export interface EggItem {
  module: string;
  group: string;
  product: WantedProduct;
}

function asinOf(item: PhpList, extra: PhpList | undefined): string | undefined {
  const said = [
    saidIn(item, 'asin', 'ASIN'),
    extra ? saidIn(extra, 'ASIN', 'asin') : '',
    saidIn(item, 'unique_id'),
  ];
  const [own] = said.flatMap((text) => asinsIn(text.replaceAll(/^[a-z]{2,6}-/gi, '')));
  if (own) return own;
  return [saidIn(item, 'orig_url'), saidIn(item, 'url')]
    .flatMap((text) => {
      const url = webAddress(text);
      return (url && amazonPlace(url)?.asin) ?? [];
    })
    .at(0);
}

function productOf(item: PhpList, module: string): WantedProduct | undefined {
  const extra = item.get('extra');
  const isAmazon = /amazon/i.test(module) || /amazon/i.test(saidIn(item, 'domain'));
  const asin = isAmazon ? asinOf(item, isPhpList(extra) ? extra : undefined) : undefined;
  const url = saidIn(item, 'url', 'orig_url') || undefined;
  if (asin === undefined && url === undefined) return undefined;
  const tag = (url && webAddress(url)?.searchParams.get('tag')) || undefined;
  const name = saidIn(item, 'title');
  return {
    ...(asin === undefined ? { url } : { asin, tag }),
    ...(name && { name, rank: nameRanks.title }),
    ean: saidIn(item, 'ean', 'gtin') || undefined,
    brand: saidIn(item, 'manufacturer', 'brand') || undefined,
    picture: saidIn(item, 'img', 'orig_img') || undefined,
  };
}

/** What the plugin keeps with an entry; `unread` is told of lists that nobody can read. */
export function eggsIn(meta: Record<string, string>, unread?: (key: string) => void): EggItem[] {
  const items: EggItem[] = [];
  for (const [key, written] of Object.entries(meta)) {
    const module = META.exec(key)?.[1];
    if (module === undefined || OTHERS.test(module) || written === '') continue;
    const list = readPhp(written);
    if (!isPhpList(list)) {
      unread?.(key);
      continue;
    }
    for (const item of list.values()) {
      const product = isPhpList(item) && items.length < ITEMS ? productOf(item, module) : undefined;
      if (product && isPhpList(item)) items.push({ module, group: saidIn(item, 'group'), product });
    }
  }
  return items;
}

const numberOf = (text: string | undefined, otherwise: number): number =>
  text !== undefined && /^\d{1,4}$/.test(text) ? Number(text) : otherwise;

/** [content-egg module=Amazon …] and [content-egg-block template=…]: all that is kept, or a module or group of it. */
export const contentEgg: ReadMoney = ({ attributes, children, sources }) => {
  const { module, groups = '', template = '', post_id: post } = attributes;
  const wanted = groups
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);
  const modules = (module ?? attributes.modules ?? '')
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  const all = sources
    .eggs(post)
    .filter((item) => modules.length === 0 || modules.includes(item.module.toLowerCase()))
    .filter(({ group }) => wanted.length === 0 || wanted.includes(group));
  const from = numberOf(attributes.offset, 0);
  const limit = numberOf(attributes.limit ?? attributes.next, ITEMS) || ITEMS;
  const products = all.slice(from, from + limit).map(({ product }) => product);
  if (products.length === 0) return undefined;
  const form =
    products.length === 1 || /item|card|simple/.test(template)
      ? 'cards'
      : /top|best|pick/.test(template)
        ? 'picks'
        : 'comparison';
  return [boxElement({ plugin: 'Content Egg', form, products, title: attributes.title }, children)];
};
