import type {
  EditionPages,
  PageComparison,
  PageCopy,
  RenderedPage,
  RenderedPagesOverview,
} from '#contract/pages/rendered-pages/rendered-pages.admin.schemas.ts';
import { pageStates, servedFrom } from '#contract/pages/rendered-pages/rendered-pages.words.ts';
import type { PageComparisonFacts } from './compare-page.service.ts';
import type { CopyFacts } from './kept-pages-port.ts';
import type { PageRow } from './rendered-pages.queries.ts';
import type { RenderedPagesService } from './rendered-pages.service.ts';

type OverviewFacts = Awaited<ReturnType<RenderedPagesService['overview']>>;

export const presentRenderedPage = ({ page, state }: PageRow): RenderedPage => ({
  path: page.path,
  locale: page.locale,
  template: page.template,
  state,
  renderedAt: page.renderedAt?.toISOString() ?? null,
  expiresAt: page.expiresAt?.toISOString() ?? null,
  took: page.took,
  bytes: page.bytes,
  size: page.size,
  tags: page.tags,
  cause: page.cause,
  error: page.error,
  failedAt: page.failedAt?.toISOString() ?? null,
});

type EditionFacts = OverviewFacts['editions'][number];

/** What another build has left behind does not count. */
const total = ({ lines }: EditionFacts, what: 'bytes' | 'size'): number =>
  lines.reduce((sum, line) => sum + (line.state === 'missing' ? 0 : (line[what] ?? 0)), 0);

const presentEdition = (edition: EditionFacts): EditionPages => ({
  locale: edition.locale,
  pages: Object.fromEntries(
    pageStates.map((state) => [state, edition.lines.find((line) => line.state === state)?.n ?? 0]),
  ) as EditionPages['pages'],
  bytes: total(edition, 'bytes'),
  size: total(edition, 'size'),
  answers: Object.fromEntries(
    servedFrom.map((from) => [from, edition.answered?.answers[from] ?? 0]),
  ) as EditionPages['answers'],
  rendersPerSecond: edition.answered?.rendersPerSecond ?? 0,
});

export const presentOverview = ({ editions, since, lifetimes }: OverviewFacts): RenderedPagesOverview => ({
  editions: editions.map(presentEdition),
  since: since?.toISOString() ?? null,
  lifetimes,
});

const presentCopy = (copy: CopyFacts): PageCopy => ({
  status: copy.status,
  headers: copy.headers,
  html: copy.html,
  bytes: copy.bytes,
  size: copy.size,
  took: copy.took,
  renderedAt: new Date(copy.renderedAt).toISOString(),
  expiresAt: copy.expiresAt === null ? null : new Date(copy.expiresAt).toISOString(),
  tags: copy.tags,
});

export const presentComparison = ({ path, kept, now, problem }: PageComparisonFacts): PageComparison => ({
  path,
  kept: kept && { ...presentCopy(kept), cause: kept.cause, from: kept.from },
  now: now && presentCopy(now),
  problem,
});
