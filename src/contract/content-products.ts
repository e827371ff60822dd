import type { ContentDocument } from './content.ts';

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
