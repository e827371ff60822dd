import type { BlockMoney, EarnedBlocks } from '#contract/commerce/earnings/earned-blocks.admin.schemas.ts';
import type {
  EarningReport,
  EarningReportDetail,
  EarningSums,
} from '#contract/commerce/earnings/earnings.admin.schemas.ts';
import type { EarnedBlocksService } from './blocks/blocks.service.ts';
import type { SourceSum } from './blocks/share-out.ts';
import type { ReportRow } from './earning-reports.queries.ts';
import type { ReportFacts } from './earning-reports.service.ts';
import type { EarningsService } from './earnings.service.ts';

export const presentReport = (report: ReportRow): EarningReport => ({
  id: report.id,
  fileName: report.fileName,
  state: report.state,
  problem: report.problem,
  locale: report.locale,
  source: report.reading?.source ?? null,
  startedBy: report.startedBy,
  createdAt: report.createdAt.toISOString(),
  takenInAt: report.takenInAt?.toISOString() ?? null,
  read: report.read,
  figures: report.figures,
  stored: report.stored,
});

export const presentReportDetail = ({ report, sources }: ReportFacts): EarningReportDetail => ({
  ...presentReport(report),
  tables: report.tables.map(({ headerLine: _line, ...table }) => table),
  reading: { ...report.reading, ...(report.locale && { locale: report.locale }) },
  sources,
});

type Sums = Awaited<ReturnType<EarningsService['getSums']>>;

interface Source {
  id: string;
  name: string;
}
const nameIn = (sources: Source[], source: string) => sources.find(({ id }) => id === source)?.name ?? source;

type Blocks = Awaited<ReturnType<EarnedBlocksService['get']>>;

export function presentBlocks(blocks: Blocks, sources: Source[]): EarnedBlocks {
  const money = (sums: SourceSum[]): BlockMoney[] =>
    sums.map(({ source, currency, amount }) => ({
      source,
      sourceName: nameIn(sources, source),
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

export const presentSums = (sums: Sums, sources: Source[]): EarningSums => ({
  ...sums,
  items: sums.items.map((each) => ({
    ...each,
    sourceName: nameIn(sources, each.source),
  })),
});
