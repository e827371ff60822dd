import type { BlockMoney, EarnedBlocks } from '#contract/commerce/earnings/earned-blocks.admin.schemas.ts';
import type { SourceSum } from '#server/domain/commerce/earnings/blocks/share-out.ts';
import { nameOfSource, type Source } from '#server/domain/commerce/earnings/earnings.presenter.ts';
import type { EarnedBlocksService } from './earned-blocks.service.ts';

type Blocks = Awaited<ReturnType<EarnedBlocksService['get']>>;

export function presentBlocks(blocks: Blocks, sources: Source[]): EarnedBlocks {
  const money = (sums: SourceSum[]): BlockMoney[] =>
    sums.map(({ source, currency, amount }) => ({
      source,
      sourceName: nameOfSource(sources, source),
      currency,
      amount,
    }));
  const { reported, estimated, unplaced } = blocks.totals;
  return {
    from: blocks.from,
    to: blocks.to,
    rows: blocks.rows,
    items: blocks.items.map((each) => ({
      locale: each.locale,
      page: each.page,
      pageName: each.pageName,
      position: each.position || null,
      productId: each.productId,
      productName: each.productName,
      clicks: each.clicks,
      views: each.views,
      reported: money(each.reported),
      estimated: money(each.estimated),
    })),
    totals: { reported: money(reported), estimated: money(estimated), unplaced: money(unplaced) },
  };
}
