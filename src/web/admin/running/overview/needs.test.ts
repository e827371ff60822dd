import { expect, test } from 'vitest';
import type { Overview } from '#contract/running/overview/overview.admin.schemas.ts';
import { overview } from '#i18n/admin/pt/running/overview.ts';
import { needsOf } from './needs.ts';

const quiet: Overview = {
  newMessages: 0,
  failedJobs: 0,
  drafts: 0,
  handedIn: 0,
  scheduled: 0,
  scheduledByDay: [],
  publishedByDay: [],
  staleOffers: 0,
  waitingFeeds: 0,
  brokenLinks: 0,
  differingPages: 0,
  missing: [{ locale: 'br', posts: 0, reviews: 0 }],
  recentActions: [],
};
const shown = { edition: undefined, nameOf: (locale: string) => `Vitrina ${locale}`, today: '2026-11-15' };
const titles = (facts: Partial<Overview>) =>
  needsOf({ ...quiet, ...facts }, shown, overview).map(({ title }) => title);

test('where nothing waits, nothing is mentioned', () => {
  expect(titles({})).toEqual([]);
  expect(titles({ scheduled: 4, scheduledByDay: [{ date: '2026-11-16', count: 4 }] })).toEqual([]);
});

test('what waits is named with its number, what should not wait first', () => {
  expect(
    titles({
      drafts: 1,
      failedJobs: 2,
      newMessages: 2,
      staleOffers: 3,
      waitingFeeds: 1,
      brokenLinks: 2,
      differingPages: 1,
      scheduledByDay: [{ date: '2026-11-15', count: 1 }],
      missing: [
        { locale: 'it', posts: 1, reviews: 1 },
        { locale: 'mx', posts: 0, reviews: 0 },
      ],
    }),
  ).toEqual([
    '2 tarefas falharam',
    '2 mensagens novas',
    '3 preços velhos demais',
    '1 feed espera por você',
    '2 links quebrados',
    '1 página é diferente para robôs',
    '1 post sai hoje',
    '1 rascunho',
    '2 textos faltam em Vitrina it',
  ]);
});

test('each leads to its list, narrowed to what it is about', () => {
  const facts = { ...quiet, newMessages: 1, drafts: 1 };
  const [messages, drafts] = needsOf(facts, { ...shown, edition: 'mx' }, overview);
  expect(messages?.to).toEqual({ route: '/admin/messages', params: { status: 'new', edition: 'mx' } });
  expect(drafts?.to).toEqual({ route: '/admin/posts', params: { status: 'draft' } });
  expect(needsOf(facts, shown, overview)[0]?.to.params).toEqual({ status: 'new' });
});
