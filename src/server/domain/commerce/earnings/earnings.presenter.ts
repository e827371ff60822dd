import type {
  EarningReport,
  EarningReportDetail,
  EarningSums,
} from '#contract/commerce/earnings/earnings.admin.schemas.ts';
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

export interface Source {
  id: string;
  name: string;
}
export const nameOfSource = (sources: Source[], source: string) =>
  sources.find(({ id }) => id === source)?.name ?? source;

export const presentSums = (sums: Sums, sources: Source[]): EarningSums => ({
  ...sums,
  items: sums.items.map((each) => ({
    ...each,
    sourceName: nameOfSource(sources, each.source),
  })),
});
