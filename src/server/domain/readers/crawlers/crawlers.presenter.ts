import type {
  CrawlerSummary,
  CrawlerVisit,
  Parity,
  ParityRun,
} from '#contract/readers/crawlers/crawlers.admin.schemas.ts';
import type { VisitRow } from './crawlers.queries.ts';
import type { ClassSummary } from './crawlers.service.ts';
import type { FindingRow, ParityRunRow } from './parity.queries.ts';

export const presentClass = ({
  class: name,
  visits,
  leftOut,
  lastAt,
}: ClassSummary): CrawlerSummary['classes'][number] => ({
  class: name,
  visits,
  leftOut,
  lastAt: lastAt?.toISOString() ?? null,
});

export const presentVisit = (row: VisitRow): CrawlerVisit => ({
  id: row.id,
  at: row.at.toISOString(),
  class: row.class,
  agent: row.agent,
  path: row.path,
  status: row.status,
  servedFrom: row.servedFrom,
});

export const presentParityRun = (row: ParityRunRow): ParityRun => ({
  id: row.id,
  scope: row.scope,
  state: row.state,
  startedBy: row.startedBy,
  total: row.total,
  compared: row.compared,
  differing: row.differing,
  createdAt: row.createdAt.toISOString(),
  finishedAt: row.finishedAt?.toISOString() ?? null,
});

export const presentFinding = (row: FindingRow): Parity['findings'][number] => ({
  path: row.path,
  parts: row.parts,
  whole: row.whole,
  bare: row.bare,
  at: row.at.toISOString(),
});
