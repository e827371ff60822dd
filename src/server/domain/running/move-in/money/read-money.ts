import {
  COMMENT,
  element,
  isElement,
  type Markup,
  type MarkupNode,
  parseMarkup,
  plainText,
} from '../converting/markup.ts';
import { markShortcodes } from '../converting/shortcodes.ts';
import { readBlockComment } from '../converting/wordpress-blocks.ts';
import type { Why } from '../why.ts';
import { BOX, type BoxSources, type ReadMoney } from './boxes.ts';
import { aawp, aawpBlock, enclosed, textLink } from './plugins/aawp.ts';
import { amalinks } from './plugins/amalinks.ts';
import { contentEgg } from './plugins/content-egg.ts';
import { easyazonBox, easyazonLink } from './plugins/easyazon.ts';
import { thirstyLink, wooProducts } from './plugins/entries.ts';
import { lasso } from './plugins/lasso.ts';
import { framed, isCounter, linkedPicture } from './plugins/site-stripe.ts';

const SHORTCODES: Record<string, ReadMoney> = {
  ...{ amazon: aawp, aawp, amazon_link: aawp, amazon_textlink: textLink, asa: enclosed },
  ...{ lasso, amalinkspro: amalinks, thirstylink: thirstyLink, thirstyaffiliates: thirstyLink },
  ...{ 'content-egg': contentEgg, 'content-egg-block': contentEgg, 'content-egg-products': contentEgg },
  ...{ easyazon_link: easyazonLink, 'easyazon-link': easyazonLink, 'simpleazon-link': easyazonLink },
  ...{ easyazon_image: easyazonBox, 'easyazon-image': easyazonBox, 'easyazon-image-link': easyazonBox },
  ...{ 'simpleazon-image': easyazonBox, easyazon_cta: easyazonBox, 'easyazon-cta': easyazonBox },
  ...{ easyazon_block: easyazonBox, 'easyazon-block': easyazonBox, easyazon_infoblock: easyazonBox },
  ...{ product: wooProducts, products: wooProducts, product_page: wooProducts, add_to_cart: wooProducts },
};

/** Blocks that are written by their attributes alone. */
const BLOCKS: Record<string, ReadMoney> = {
  ...{ 'aawp/aawp-block': aawpBlock, 'aawp/block': aawpBlock },
  ...{ 'content-egg/products': contentEgg, 'content-egg/block': contentEgg },
  ...{ 'woocommerce/handpicked-products': wooProducts, 'woocommerce/single-product': wooProducts },
};
/** Under which names blocks keep a shortcode. */
const KEPT = ['short_code', 'shortcode'];
const DEPTH = 100;

/** Attributes as texts, whoever wrote them. */
const texts = (values: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) =>
      typeof value === 'string' || typeof value === 'number'
        ? [[key, String(value).toWellFormed()]]
        : Array.isArray(value)
          ? [[key, value.slice(0, 100).join(',').toWellFormed()]]
          : [],
    ),
  );

function written(json = '{}'): Record<string, string> {
  try {
    const read: unknown = JSON.parse(json);
    return typeof read === 'object' && read !== null ? texts(read as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

class MoneyReader {
  readonly #sources: BoxSources;
  readonly #left: (reason: Why) => void;

  constructor(sources: BoxSources, left: (reason: Why) => void) {
    this.#sources = sources;
    this.#left = left;
  }

  #read(read: ReadMoney | undefined, attributes: Record<string, string>, children: MarkupNode[]) {
    return read?.({ attributes, children, sources: this.#sources, left: this.#left });
  }

  #comment(data: string, depth: number): MarkupNode[] | undefined {
    const block = data.includes('wp:') ? readBlockComment(data) : undefined;
    if (block?.kind !== 'single') return undefined;
    const attributes = texts(block.attributes);
    const kept = KEPT.map((name) => attributes[name]).find(Boolean);
    if (kept) return this.nodes(parseMarkup(markShortcodes(kept)), depth + 1);
    const { productId, products, ...others } = attributes;
    const ids = products ?? productId;
    const read = Object.hasOwn(BLOCKS, block.name) ? BLOCKS[block.name] : undefined;
    return this.#read(read, { ...others, ...(ids && { ids }) }, []);
  }

  #element(node: Markup, depth: number): MarkupNode[] | undefined {
    const { tag, attributes, children } = node;
    if (tag === COMMENT) return this.#comment(attributes.data ?? '', depth);
    // Only we write this one: what somebody else wrote with it is no box.
    if (tag === BOX) return children;
    if (tag === 'vt-shortcode') {
      const { name = '', data } = attributes;
      const read = Object.hasOwn(SHORTCODES, name) ? SHORTCODES[name] : undefined;
      return this.#read(read, written(data), children);
    }
    if (tag === 'iframe') return framed(node);
    if (isCounter(node)) return [];
    if (tag === 'a') return linkedPicture(node);
    if (tag === 'ta') return [element('a', { href: attributes.href ?? '' }, children)];
    return undefined;
  }

  nodes(nodes: MarkupNode[], depth = 0): MarkupNode[] {
    return nodes.flatMap((node): MarkupNode[] => {
      if (!isElement(node)) return [node];
      if (depth > DEPTH) return [plainText([node])];
      const read = { ...node, children: this.nodes(node.children, depth + 1) };
      return this.#element(read, depth) ?? [read];
    });
  }
}

/** The same text, with every box of a plugin as one of ours, and every link of one as a link. */
export const readMoney = (
  nodes: MarkupNode[],
  sources: BoxSources,
  left: (reason: Why) => void,
): MarkupNode[] => new MoneyReader(sources, left).nodes(nodes);
