import type { Overview } from '#contract/running/overview/overview.admin.schemas.ts';
import { type AdminRoute, adminRoutes } from '#contract/site/addresses/admin-paths.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { OverviewTexts } from '#i18n/admin/pt/running/overview.ts';
import type { DeskIcon } from '../../ui/icon-names.ts';

export interface Need {
  key: string;
  icon: DeskIcon;
  /** What should not wait stands out. */
  urgent: boolean;
  title: string;
  text: string;
  action: string;
  /** The list where it is done. */
  to: { route: AdminRoute; params?: Record<string, string> };
}

interface Shown {
  /** Undefined for all of them. */
  edition: Locale | undefined;
  nameOf: (locale: Locale) => string;
  today: string;
}

/** What the editions ask of a person, what should not wait first. What there is none of is not mentioned. */
export function needsOf(facts: Overview, shown: Shown, texts: OverviewTexts): Need[] {
  const { posts, products, messages, links, imports, dynamicRendering, cron } = adminRoutes;
  const dueToday = facts.scheduledByDay.find(({ date }) => date === shown.today)?.count ?? 0;
  const counted: [count: number, need: Need][] = [
    [
      facts.failedJobs,
      {
        key: 'jobs',
        icon: 'calendar-x-2',
        urgent: true,
        title: texts.failedJobs(facts.failedJobs),
        text: texts.failedJobsText,
        action: texts.see,
        to: { route: cron },
      },
    ],
    [
      facts.newMessages,
      {
        key: 'messages',
        icon: 'inbox',
        urgent: true,
        title: texts.newMessages(facts.newMessages),
        text: texts.newMessagesText,
        action: texts.read,
        to: { route: messages, params: { status: 'new', ...(shown.edition && { edition: shown.edition }) } },
      },
    ],
    [
      facts.handedIn,
      {
        key: 'handed-in',
        icon: 'inbox',
        urgent: true,
        title: texts.handedIn(facts.handedIn),
        text: texts.handedInText,
        action: texts.read,
        to: { route: posts, params: { status: 'handed_in' } },
      },
    ],
    [
      facts.staleOffers,
      {
        key: 'stale',
        icon: 'tag',
        urgent: true,
        title: texts.staleOffers(facts.staleOffers),
        text: texts.staleOffersText,
        action: texts.see,
        to: { route: products, params: { price: 'stale', ...(!shown.edition && { scope: 'all' }) } },
      },
    ],
    [
      facts.waitingFeeds,
      {
        key: 'feeds',
        icon: 'file-input',
        urgent: true,
        title: texts.waitingFeeds(facts.waitingFeeds),
        text: texts.waitingFeedsText,
        action: texts.see,
        to: { route: imports },
      },
    ],
    [
      facts.brokenLinks,
      {
        key: 'links',
        icon: 'unlink',
        urgent: true,
        title: texts.brokenLinks(facts.brokenLinks),
        text: texts.brokenLinksText,
        action: texts.see,
        to: { route: links, params: { state: 'broken', ...(shown.edition && { edition: shown.edition }) } },
      },
    ],
    [
      facts.differingPages,
      {
        key: 'differing',
        icon: 'bot',
        urgent: true,
        title: texts.differingPages(facts.differingPages),
        text: texts.differingPagesText,
        action: texts.see,
        to: { route: dynamicRendering, params: { tab: 'parity' } },
      },
    ],
    [
      dueToday,
      {
        key: 'due',
        icon: 'calendar-clock',
        urgent: false,
        title: texts.dueToday(dueToday),
        text: texts.dueTodayText,
        action: texts.see,
        to: { route: posts, params: { status: 'scheduled' } },
      },
    ],
    [
      facts.drafts,
      {
        key: 'drafts',
        icon: 'file-pen',
        urgent: false,
        title: texts.drafts(facts.drafts),
        text: texts.draftsText,
        action: texts.see,
        to: { route: posts, params: { status: 'draft' } },
      },
    ],
    ...facts.missing.map(({ locale, posts: lacking, reviews }): [number, Need] => [
      lacking + reviews,
      {
        key: `missing-${locale}`,
        icon: 'languages',
        urgent: false,
        title: texts.missing(lacking + reviews, shown.nameOf(locale)),
        text: texts.missingText(lacking, reviews),
        action: texts.see,
        to: { route: posts, params: { missing: locale } },
      },
    ]),
  ];
  return counted.filter(([count]) => count > 0).map(([, need]) => need);
}
