import type { Overview } from '#contract/running/overview/overview.admin.schemas.ts';
import type { OverviewFacts } from './overview.service.ts';

export const presentOverview = (facts: OverviewFacts): Overview => ({
  newMessages: facts.newMessages,
  failedJobs: facts.failedJobs,
  drafts: facts.drafts,
  handedIn: facts.handedIn,
  scheduled: facts.scheduled,
  scheduledByDay: facts.scheduledByDay,
  publishedByDay: facts.publishedByDay,
  staleOffers: facts.staleOffers,
  waitingFeeds: facts.waitingFeeds,
  brokenLinks: facts.brokenLinks,
  differingPages: facts.differingPages,
  missing: facts.missing,
  recentActions: facts.recent.map((row) => ({
    id: row.id,
    at: row.createdAt.toISOString(),
    actor: row.actorName,
    action: row.action,
    subject: row.subject,
    subjectId: row.subjectId,
    title: row.title,
    locale: row.locale,
  })),
});
