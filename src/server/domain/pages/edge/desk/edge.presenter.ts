import type { EdgeOverview, EdgePurged } from '#contract/pages/edge/edge.admin.schemas.ts';
import type { EdgeService } from './edge.service.ts';

type Look = Awaited<ReturnType<EdgeService['overview']>>;
type Purged = Awaited<ReturnType<EdgeService['purge']>>;

const momentOf = (moment: Date | null | undefined): string | null => moment?.toISOString() ?? null;

export const presentEdge = ({ targets, answers, since }: Look): EdgeOverview => ({
  targets: targets.map(({ kind, name, row, state }) => ({
    kind,
    name,
    state,
    caughtUpAt: momentOf(row?.caughtUpAt),
    lastSentAt: momentOf(row?.lastSentAt),
    waiting: row?.waiting ?? 0,
    failures: row?.failures ?? 0,
    problem: row?.problem ?? null,
    failedAt: momentOf(row?.failedAt),
  })),
  answers,
  since: momentOf(since),
});

export const presentPurged = ({ path, reports }: Purged): EdgePurged => ({
  path,
  reports: reports.map(({ target, names, outcome, detail, took }) => ({
    ...{ target, names, outcome },
    answer: detail,
    took: Math.round(took),
  })),
});
