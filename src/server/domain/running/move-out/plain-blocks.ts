import type { ProductCard } from '#contract/commerce/products/product-cards.schemas.ts';
import type { ContentBlock, ContentInline } from '#contract/writing/content/content.schemas.ts';
import type { OutgoingProducts } from './outgoing.ts';

/** What stands above advantages and disadvantages, in the language of the edition. */
export interface Wording {
  pros: string;
  cons: string;
}

/** Those that other systems know, too. */
export type PlainBlock = Exclude<
  ContentBlock,
  { type: 'productCard' | 'quickPicks' | 'comparisonTable' | 'prosCons' | 'faq' | 'callout' | 'verdict' }
>;

const text = (words: string, ...marks: NonNullable<Extract<ContentInline, { type: 'text' }>['marks']>) => ({
  type: 'text' as const,
  text: words,
  ...(marks.length > 0 && { marks }),
});
const paragraph = (...content: ContentInline[]) => ({ type: 'paragraph' as const, content });
const listOf = (items: ContentInline[][]): PlainBlock => ({
  type: 'bulletList',
  content: items.map((item) => ({ type: 'listItem', content: [paragraph(...item)] })),
});

export const productName = ({ brand, name }: ProductCard): string => `${brand} ${name}`.trim();

const linked = (product: ProductCard): ContentInline =>
  product.offer
    ? text(productName(product), { type: 'link', attrs: { href: product.offer.url } })
    : text(productName(product));

function cardOf(product: ProductCard): PlainBlock[] {
  const { imageUrl, verdict, offer } = product;
  return [
    ...(imageUrl ? [{ type: 'image' as const, attrs: { src: imageUrl, alt: productName(product) } }] : []),
    paragraph(text(productName(product), { type: 'bold' })),
    ...(verdict ? [paragraph(text(verdict))] : []),
    ...(offer ? [{ type: 'button' as const, attrs: { href: offer.url, label: offer.shopName } }] : []),
  ];
}

/** Blocks that only this program knows, said with those that everybody knows. Prices stay behind: they would be old. */
export function plainBlocks(
  blocks: ContentBlock[],
  products: OutgoingProducts,
  wording: Wording,
): PlainBlock[] {
  const known = (ids: number[]) => ids.flatMap((id) => products.get(id) ?? []);
  const side = (title: string, items: string[]): PlainBlock[] =>
    items.length > 0
      ? [paragraph(text(title, { type: 'bold' })), listOf(items.map((item) => [text(item)]))]
      : [];
  const plain = (block: ContentBlock): PlainBlock[] => {
    switch (block.type) {
      case 'productCard':
        return known([block.attrs.productId]).flatMap(cardOf);
      case 'quickPicks': {
        const picks = block.attrs.picks.flatMap(({ productId, label }) =>
          known([productId]).map((product) =>
            label ? [text(`${label}: `, { type: 'bold' }), linked(product)] : [linked(product)],
          ),
        );
        return picks.length > 0 ? [listOf(picks)] : [];
      }
      case 'comparisonTable': {
        const compared = known(block.attrs.productIds);
        return compared.length > 0 ? [listOf(compared.map((product) => [linked(product)]))] : [];
      }
      case 'prosCons':
        return [
          ...side(wording.pros, block.attrs.pros.filter(Boolean)),
          ...side(wording.cons, block.attrs.cons.filter(Boolean)),
        ];
      case 'faq':
        return block.attrs.items
          .filter(({ question, answer }) => question && answer)
          .map(({ question, answer }) => ({
            type: 'details',
            attrs: { summary: question },
            content: [paragraph(text(answer))],
          }));
      case 'callout':
      case 'verdict':
        return [{ type: 'blockquote', content: block.content }];
      default:
        return [block];
    }
  };
  return blocks.flatMap(plain);
}
