import type { EarnedBlocksQuery } from '#contract/commerce/earnings/earned-blocks.admin.schemas.ts';
import { earningLimits } from '#contract/commerce/earnings/earning-limits.ts';
import type { Caller } from '#contract/people/accounts/caller.ts';
import type { ClickReportsService } from '#server/domain/commerce/clicks/click-reports.service.ts';
import { addSum, type Block, type SourceSum } from '#server/domain/commerce/earnings/blocks/share-out.ts';
import type { EarningsService } from '#server/domain/commerce/earnings/earnings.service.ts';
import { requireRole } from '#server/lib/permissions.ts';

interface BlocksParts {
  earnings: Pick<EarningsService, 'periodOf' | 'sharedOut'>;
  clickReports: Pick<ClickReportsService, 'readableNames' | 'viewsByPage'>;
}

const pageOf = ({ pageKind, pageId }: Block): string => (pageKind === '' ? '' : `${pageKind}:${pageId}`);
const productOf = ({ productId }: Block): string => `product:${productId}`;

/** Of several currencies there is no sum; the order is by what is most, whichever it is in. */
const most = ({ reported, estimated }: Block): number => {
  const sums: SourceSum[] = [];
  for (const each of [...reported, ...estimated]) addSum(sums, { ...each, source: '' });
  return Math.max(0, ...sums.map(({ amount }) => amount));
};
const keyOf = (block: Block) =>
  `${block.locale} ${pageOf(block)} ${block.position} ${String(block.productId).padStart(15, '0')}`;

const totalOf = (blocks: readonly Block[], of: 'reported' | 'estimated'): SourceSum[] => {
  const sums: SourceSum[] = [];
  for (const block of blocks) for (const each of block[of]) addSum(sums, each);
  return sums;
};

/** Which links of which page earned: as reports say it, and apart from that as clicks make it likely. */
export function createEarnedBlocks({ earnings, clickReports }: BlocksParts) {
  return {
    async get(caller: Caller, { page, ...asked }: EarnedBlocksQuery) {
      requireRole(caller, 'viewer');
      const period = await earnings.periodOf(asked);
      const [shared, views] = await Promise.all([
        earnings.sharedOut(period),
        clickReports.viewsByPage(period),
      ]);
      const blocks =
        page === undefined ? shared.blocks : shared.blocks.filter((each) => pageOf(each) === page);
      // A link that nobody followed and that brought in nothing is none that anybody looks for.
      const ranked = blocks
        .map((block) => ({ block, most: most(block), key: keyOf(block) }))
        .sort((a, b) => b.most - a.most || b.block.clicks - a.block.clicks || (a.key < b.key ? -1 : 1));
      const items = ranked.slice(0, earningLimits.blocks).map(({ block }) => block);
      const names = await clickReports.readableNames(
        items.flatMap((block) => [
          ...(block.pageKind === '' ? [] : [pageOf(block)]),
          ...(block.productId > 0 ? [productOf(block)] : []),
        ]),
      );
      const unplaced: SourceSum[] = [];
      if (page === undefined) for (const each of shared.unplaced) addSum(unplaced, each);
      return {
        from: period.from,
        to: period.to,
        rows: ranked.length,
        items: items.map((block) => ({
          ...block,
          page: pageOf(block),
          pageName: names.get(pageOf(block)) ?? '',
          productName: names.get(productOf(block)) ?? '',
          views: views.get(pageOf(block)) ?? null,
        })),
        totals: {
          reported: totalOf(blocks, 'reported'),
          estimated: totalOf(blocks, 'estimated'),
          unplaced,
        },
      };
    },
  };
}

export type EarnedBlocksService = ReturnType<typeof createEarnedBlocks>;
