import type { ContentDocument } from './content.schemas.ts';

/** An article that compares or picks among products, or presents more than one. */
export function isRoundup(document: ContentDocument): boolean {
  const types = document.content.map(({ type }) => type);
  return (
    types.includes('quickPicks') ||
    types.includes('comparisonTable') ||
    types.filter((type) => type === 'productCard').length > 1
  );
}

/** The products that a document names, each once, in the order of their first appearance. */
export function productIdsOf(document: ContentDocument): number[] {
  const ids = document.content.flatMap((block) => {
    switch (block.type) {
      case 'productCard':
        return [block.attrs.productId];
      case 'quickPicks':
        return block.attrs.picks.map(({ productId }) => productId);
      case 'comparisonTable':
        return block.attrs.productIds;
      default:
        return [];
    }
  });
  return [...new Set(ids)];
}

/** How many blocks of a document name a product. */
export const countBlocksNaming = ({ content }: ContentDocument, productId: number): number =>
  content.filter((block) => productIdsOf({ type: 'doc', content: [block] }).includes(productId)).length;

/** Of several with one number the first. */
const unique = <T>(items: T[], idOf: (item: T) => number): T[] =>
  items.filter((item, index) => items.findIndex((other) => idOf(other) === idOf(item)) === index);

/** The document with one product in the place of another; what then names it twice in one block, names it once. */
export function replaceProduct(
  { content, ...document }: ContentDocument,
  from: number,
  to: number,
): ContentDocument {
  const swap = (id: number) => (id === from ? to : id);
  return {
    ...document,
    content: content.map((block) => {
      if (!productIdsOf({ type: 'doc', content: [block] }).includes(from)) return block;
      switch (block.type) {
        case 'productCard':
          return { ...block, attrs: { productId: swap(block.attrs.productId) } };
        case 'quickPicks': {
          const picks = block.attrs.picks.map((pick) => ({ ...pick, productId: swap(pick.productId) }));
          return { ...block, attrs: { picks: unique(picks, ({ productId }) => productId) } };
        }
        case 'comparisonTable':
          return { ...block, attrs: { productIds: unique(block.attrs.productIds.map(swap), (id) => id) } };
        default:
          return block;
      }
    }),
  };
}

/** The document without products that do not exist any more; a block that named nothing else goes with them. */
export function withoutProducts(
  { content, ...document }: ContentDocument,
  missing: ReadonlySet<number>,
): ContentDocument {
  const isLeft = (id: number) => !missing.has(id);
  const left = content.map((block) => {
    switch (block.type) {
      case 'quickPicks':
        return { ...block, attrs: { picks: block.attrs.picks.filter(({ productId }) => isLeft(productId)) } };
      case 'comparisonTable':
        return { ...block, attrs: { productIds: block.attrs.productIds.filter(isLeft) } };
      default:
        return block;
    }
  });
  const named = (block: ContentDocument['content'][number]) =>
    productIdsOf({ type: 'doc', content: [block] });
  return {
    ...document,
    content: left.filter((block, index) => {
      const before = content[index];
      return !before || named(before).length === 0 || named(block).some(isLeft);
    }),
  };
}
