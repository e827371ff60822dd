import { useMemo } from 'react';
import type { BlockMoney, EarnedBlock } from '#contract/commerce/earnings/earned-blocks.admin.schemas.ts';
import { earnedBlocks as en } from '#i18n/admin/en/commerce/earned-blocks.ts';
import { type EarnedBlocksTexts, earnedBlocks as pt } from '#i18n/admin/pt/commerce/earned-blocks.ts';
import { useOwnTexts } from '#web/admin/context/own-texts.ts';
import { useLanguage } from '#web/admin/context/texts.tsx';
import { figuresIn } from '#web/admin/ui/figures.ts';

export function useEarnedTexts() {
  const { tag } = useLanguage();
  const words = useOwnTexts<EarnedBlocksTexts>({ pt, en });
  const figures = useMemo(() => figuresIn(tag), [tag]);
  return { words, figures };
}

/** The page of a block by its title, or by what kind of page it is. */
export function pageNameOf({ page, pageName }: EarnedBlock, words: EarnedBlocksTexts): string {
  if (pageName) return pageName;
  const [kind = ''] = page.split(':');
  if (kind === 'post') return words.gonePost;
  if (kind === 'review') return words.goneReview;
  if (kind === 'to_shop') return words.toShop;
  return words.otherPages[kind] ?? words.nowhere;
}

export const placeNameOf = ({ position }: EarnedBlock, words: EarnedBlocksTexts): string =>
  position ? words.places[position] : words.anyPlace;

export const productNameOf = ({ productId, productName }: EarnedBlock, words: EarnedBlocksTexts): string =>
  productName || (productId > 0 ? words.goneProduct : words.someProduct);

/** One sum for each currency, whoever reported it. */
export function byCurrency(money: BlockMoney[]): { currency: string; amount: number }[] {
  const sums = new Map<string, number>();
  for (const { currency, amount } of money) sums.set(currency, (sums.get(currency) ?? 0) + amount);
  return [...sums].map(([currency, amount]) => ({ currency, amount }));
}
