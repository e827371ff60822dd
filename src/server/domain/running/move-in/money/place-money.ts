import type { ContentBlock } from '#contract/writing/content/content.schemas.ts';
import { paragraph } from '../converting/flow.ts';
import type { SourceSite } from '../entries/brought.ts';
import { absolute } from '../entries/links.ts';
import type { SourceIndex } from '../source-index.ts';
import { sentenceOf, type Why, why } from '../why.ts';
import { amazonPlace, searchAnywhere, webAddress } from './amazon-places.ts';
import type { BoxSources, MoneyBox, WantedProduct } from './boxes.ts';
import { cloakAt, destinationOf, keyOf, type ProductFact } from './facts.ts';
import { type EggItem, eggsIn } from './plugins/content-egg.ts';
import { hrefOf, unnamed } from './plugins/links.ts';
import { type EditionShops, shopHref } from './shop-href.ts';

/** As many as a list of products holds. */
const LIST = 12;
const LABEL_CHARS = 80;

interface Parts {
  index: SourceIndex;
  site: SourceSite;
  edition: EditionShops;
  left: (kind: string, reason: Why) => void;
  /** Where anything that is no shop's leads from now on. */
  otherwise: (href: string) => string | undefined;
}

/** What earns in a text: where its links lead, and which blocks its boxes are. */
export interface Money {
  link(href: string, page?: string): string | undefined;
  box(box: MoneyBox): ContentBlock[];
  /** Addresses of the old site that a text led to a shop by. */
  cloaks: Set<string>;
}

const chunks = <T>(list: T[]): T[][] =>
  Array.from({ length: Math.ceil(list.length / LIST) }, (_, n) => list.slice(n * LIST, (n + 1) * LIST));

interface Found {
  wanted: WantedProduct;
  fact: ProductFact | undefined;
}
type Shown = Found & { id: number };

const cards = (shown: Shown[]): ContentBlock[] =>
  shown.map(({ id }) => ({ type: 'productCard', attrs: { productId: id } }));

function blocksOf(form: MoneyBox['form'], shown: Shown[]): ContentBlock[] {
  const isPicked = form === 'picks' && shown.some(({ wanted }) => wanted.label);
  if (form === 'card' || form === 'cards' || (shown.length === 1 && !isPicked)) return cards(shown);
  return chunks(shown).map(
    (part): ContentBlock =>
      form === 'picks'
        ? {
            type: 'quickPicks',
            attrs: {
              picks: part.map(({ id, wanted }) => ({
                productId: id,
                label: (wanted.label ?? '').slice(0, LABEL_CHARS).toWellFormed(),
              })),
            },
          }
        : { type: 'comparisonTable', attrs: { productIds: part.map(({ id }) => id) } },
  );
}

export function createMoney({ index, site, edition, left, otherwise }: Parts): Money {
  const told = new Set<string>();
  const tell = (kind: string, reason: Why): void => {
    const said = sentenceOf(reason);
    if (told.has(said)) return;
    told.add(said);
    left(kind, reason);
  };
  const cloaks = new Set<string>();
  const hasCloaks = index.list('cloak', { limit: 1 }).length > 0;

  function link(href: string, page?: string): string | undefined {
    const url = absolute(site, href, page);
    if (!url) return otherwise(href);
    const cloak = hasCloaks ? cloakAt(index, site, url) : undefined;
    if (!cloak) return shopHref(url, edition, tell) ?? otherwise(href);
    cloaks.add(cloak.key);
    const to = destinationOf(index, site, url.href);
    if (to) return shopHref(to, edition, tell) ?? otherwise(to.href);
    tell('link', why('link_loop', { address: url.href.slice(0, 200) }));
    return undefined;
  }

  function find(wanted: WantedProduct): Found {
    const key = keyOf(index, site, wanted);
    return { wanted, fact: key === undefined ? undefined : index.get<ProductFact>('product', key) };
  }

  function asLink({ wanted, fact }: Found, plugin: string): ContentBlock[] {
    const name = fact?.name ?? wanted.name;
    const what = name ?? unnamed(wanted);
    const code =
      name === undefined ? 'box_unnamed' : fact?.newId === undefined ? 'box_no_product' : 'box_no_offer';
    tell('product', why(code, { name: what, plugin }));
    return [paragraph(what, link(hrefOf(wanted)))];
  }

  return {
    cloaks,
    link,
    box({ plugin, form, products, title, search }) {
      const found = products.map(find);
      for (const { wanted } of found)
        if (wanted.tag && wanted.tag !== edition.affiliateId)
          tell('tag', why('tag_off', { tag: wanted.tag.slice(0, 80) }));
      const shown = new Map<number, Shown>();
      const others: Found[] = [];
      for (const each of found) {
        const { newId: id, hasOffer } = each.fact ?? {};
        if (id !== undefined && hasOffer) shown.set(id, shown.get(id) ?? { ...each, id });
        else others.push(each);
      }
      const said = title?.trim();
      const blocks = [
        ...(said ? [paragraph(said)] : []),
        ...blocksOf(form, [...shown.values()]),
        ...others.flatMap((each) => asLink(each, plugin)),
      ];
      if (search && found.length === 0) {
        tell('box', why('daily_list', { plugin, search: search.slice(0, 100) }));
        blocks.push(paragraph(search, link(searchAnywhere(search))));
      }
      return blocks;
    },
  };
}

/** What boxes name, once everything was read: entries of plugins, tables, what stands beside this text. */
export function createBoxSources(
  index: SourceIndex,
  site: SourceSite,
  meta: Record<string, string> = {},
): BoxSources {
  let own: EggItem[] | undefined;
  return {
    eggs: (post) => {
      if (post !== undefined) return index.get<EggItem[]>('box', `eggs:${post}`) ?? [];
      own ??= eggsIn(meta);
      return own;
    },
    entry: (id) => index.get<WantedProduct>('box', `entry:${id}`),
    group: (slug) =>
      index.list<WantedProduct>('box', { beginning: `group:${slug}:` }).map(({ value }) => value),
    table: (id) => index.get<WantedProduct[]>('box', `table:${id}`) ?? [],
    nameOf: (product) => {
      const key = keyOf(index, site, product);
      return key === undefined ? undefined : index.get<ProductFact>('product', key)?.name;
    },
  };
}

/** An address of Amazon on a line by itself is a product that somebody wanted seen. */
export const withShopLines = (blocks: ContentBlock[], { box, link }: Money): ContentBlock[] =>
  blocks.flatMap((block) => {
    const [only, ...more] = block.type === 'paragraph' ? (block.content ?? []) : [];
    if (only?.type !== 'text' || more.length > 0 || only.marks?.length) return [block];
    const url = webAddress(only.text);
    const place = url && !/\s/.test(only.text.trim()) ? amazonPlace(url) : undefined;
    if (!url || !place) return [block];
    if (place.asin === undefined) return [paragraph(`${url.host}${url.pathname}`, link(url.href))];
    return box({ plugin: 'Amazon', form: 'card', products: [{ asin: place.asin, tag: place.tag }] });
  });

/** One card where the same product stands twice in a row: a picture and its button were two boxes there. */
export const withoutRepeats = (blocks: ContentBlock[]): ContentBlock[] =>
  blocks.filter((block, index) => {
    const before = blocks[index - 1];
    return !(
      block.type === 'productCard' &&
      before?.type === 'productCard' &&
      before.attrs.productId === block.attrs.productId
    );
  });
