import { beforeEach, describe, expect, test } from 'vitest';
import type {
  AgentVerdict,
  CrawlerSummary,
  CrawlerVisit,
  Parity,
} from '#contract/readers/crawlers/crawlers.admin.schemas.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import { limits } from '#contract/site/limits.ts';
import { crawlerDays, crawlerHits } from '#db/schema/readers/crawlers.ts';
import { parityFindings, parityRuns } from '#db/schema/readers/parity.ts';
import { settings } from '#db/schema/running/settings.ts';
import type { NoteVisit } from '#server/domain/readers/crawlers/crawlers.service.ts';
import type { ReadVariants } from '#server/domain/readers/crawlers/parity-worker.ts';
import { useApp } from '#test/harness/app.ts';
import { oneEngine } from '#test/harness/database.ts';
import { as, lastAudits } from '#test/harness/people/actors.ts';
import { createTestServices } from '#test/harness/services.ts';

const url = '/api/admin/crawlers';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';

describe.each(oneEngine)('crawlers at the desk on %s', (engine) => {
  const site = useApp(engine);
  const viewer = (...call: Parameters<ReturnType<typeof as>>) => as(site(), 'viewer')(...call);
  const owner = (...call: Parameters<ReturnType<typeof as>>) => as(site(), 'owner')(...call);
  beforeEach(async () => {
    for (const table of [crawlerHits, crawlerDays, parityRuns, parityFindings, settings])
      await site().db.delete(table);
  });

  describe('the log', () => {
    const noteVisit: NoteVisit = (...visit) => site().services.crawlers.noteVisit(...visit);
    const flush = () => site().services.crawlers.flush();
    const purge = () => site().services.crawlers.purge();
    const list = async (query = '') =>
      (await viewer('GET', `${url}/visits?${query}`)).json<{
        items: CrawlerVisit[];
        nextCursor: string | null;
      }>();
    const summary = async () => (await viewer('GET', url)).json<CrawlerSummary>();

    test('has what programs asked for, newest first, and never a person or what was looked for', async () => {
      noteVisit('Googlebot/2.1', '/br?q=secret', 200, 'memory');
      site().clock.pass(1);
      noteVisit('GPTBot/1.2', '/robots.txt', 404, 'server');
      noteVisit(firefox, '/br', 200, 'memory');
      noteVisit('curl/8', '/healthz', 200, 'server');
      noteVisit('curl/8', '/assets/a.js', 200, 'server');
      noteVisit(undefined, `/${'x'.repeat(900)}`, 500, 'render');
      await flush();
      const { items, nextCursor } = await list();
      expect(nextCursor).toBeNull();
      expect(
        items.map(({ class: kind, agent, path, status, servedFrom }) => [
          kind,
          agent,
          path.length,
          status,
          servedFrom,
        ]),
      ).toEqual([
        ['other', '', engineLimits.crawlers.pathChars, 500, 'render'],
        ['ai-training', 'GPTBot', '/robots.txt'.length, 404, 'server'],
        ['search', 'Googlebot', '/br'.length, 200, 'memory'],
      ]);
      // No cache in front was named.
      expect((await summary()).behindCache).toBe(false);
      expect((await summary()).classes.filter(({ visits }) => visits > 0)).toEqual([
        expect.objectContaining({ class: 'search', visits: 1, leftOut: 0 }),
        expect.objectContaining({ class: 'ai-training', visits: 1, lastAt: site().clock().toISOString() }),
        expect.objectContaining({ class: 'other', visits: 1 }),
      ]);
    });

    test('can be narrowed and read on', async () => {
      for (let n = 0; n < limits.adminLists.part + 5; n += 1)
        noteVisit('Bingbot', `/br/${n}`, n === 7 ? 404 : 200, 'disk');
      noteVisit('WhatsApp/2', '/it/100%_sure', 200, 'render');
      await flush();
      const first = await list('class=search');
      expect(first.items).toHaveLength(limits.adminLists.part);
      const rest = await list(`class=search&cursor=${first.nextCursor}`);
      expect([rest.items.length, rest.nextCursor]).toEqual([5, null]);
      expect(new Set([...first.items, ...rest.items].map(({ id }) => id)).size).toBe(
        limits.adminLists.part + 5,
      );
      const paths = async (query: string) => (await list(query)).items.map(({ path }) => path);
      expect(await paths('outcome=4')).toEqual(['/br/7']);
      expect(await paths('q=WHATS')).toEqual(['/it/100%_sure']);
      expect(await paths(`q=${encodeURIComponent('0%_s')}`)).toEqual(['/it/100%_sure']);
      expect(await paths(`q=${encodeURIComponent('%')}&class=search`)).toEqual([]);
      expect(await paths('from=render')).toEqual(['/it/100%_sure']);
    });

    test('says how many it has no line for', async () => {
      for (let n = 0; n < engineLimits.crawlers.perFlush + 11; n += 1)
        noteVisit('CCBot', '/br', 200, 'memory');
      await flush();
      await flush();
      noteVisit('CCBot', '/br', 200, 'memory');
      await flush();
      const counted = (await summary()).classes.find(({ class: kind }) => kind === 'ai-training');
      expect(counted).toMatchObject({ visits: engineLimits.crawlers.perFlush + 12, leftOut: 11 });
      expect(await site().db.$count(crawlerHits)).toBe(engineLimits.crawlers.perFlush + 1);
    });

    test('forgets after 30 days', async () => {
      noteVisit('Bingbot', '/old', 200, 'disk');
      await flush();
      site().clock.pass(29 * 86_400);
      noteVisit('Bingbot', '/new', 200, 'disk');
      await flush();
      await purge();
      expect((await list()).items).toHaveLength(2);
      site().clock.pass(2 * 86_400);
      await purge();
      expect((await list()).items.map(({ path }) => path)).toEqual(['/new']);
    });
  });

  test('the tester says what a name would get, by the rules as they are', async () => {
    const judge = async (userAgent: string) =>
      (await viewer('GET', `${url}/verdict?userAgent=${encodeURIComponent(userAgent)}`)).json<AgentVerdict>();
    expect(await judge(firefox)).toEqual({ class: 'people', name: '', scripts: true, allowed: true });
    expect(await judge('GPTBot/1.2')).toEqual({
      class: 'ai-training',
      name: 'GPTBot',
      scripts: true,
      allowed: true,
    });
    const set = (key: string, value: object) => owner('PATCH', `/api/admin/settings/${key}`, { value });
    await set('ai_crawlers', { 'ai-training': false, CCBot: true });
    await set('page_scripts', { search: false });
    expect(await judge('GPTBot/1.2')).toMatchObject({ allowed: false });
    expect(await judge('CCBot/2.0')).toMatchObject({ allowed: true });
    expect(await judge('Googlebot/2.1')).toMatchObject({ scripts: false, allowed: true });
    expect((await viewer('GET', `${url}/verdict?userAgent=`)).statusCode).toBe(400);
  });

  describe('the comparison of both variants', () => {
    const same: ReadVariants = async (path) => ({
      status: 200,
      whole: `<p>${path}</p>`,
      bare: `<p>${path}</p>`,
    });
    const lackingIn =
      (...broken: string[]): ReadVariants =>
      async (path) =>
        broken.includes(path) ? { status: 200, whole: '<p>a</p>', bare: '' } : same(path);
    const work = (read: ReadVariants, services = site().services) =>
      services.parity.workOnWaiting(read, new AbortController().signal);
    const start = (scope: string) => as(site(), 'editor')('POST', `${url}/parity`, { scope });
    const parity = async () => (await viewer('GET', `${url}/parity`)).json<Parity>();

    test('is started by editors, one at a time, and told in the log', async () => {
      expect(await parity()).toEqual({ lastRun: null, differing: 0, findings: [] });
      expect((await viewer('POST', `${url}/parity`, { scope: 'all' })).statusCode).toBe(403);
      const run = (await start('all')).json();
      expect(run).toMatchObject({ scope: 'all', state: 'waiting', startedBy: 'Edu Editor' });
      expect((await start('sample')).json()).toMatchObject({ id: run.id });
      expect((await lastAudits(site()))[0]).toMatchObject({ subject: 'crawler', subjectId: String(run.id) });
      await work(same);
      const { lastRun } = await parity();
      expect(lastRun).toMatchObject({ id: run.id, state: 'done', differing: 0 });
      expect(lastRun?.total).toBeGreaterThan(150);
      expect(lastRun?.compared).toBe(lastRun?.total);
    });

    test('keeps what differs until it does not, and the overview says so', async () => {
      await start('all');
      await work(lackingIn('/br', '/it/sobre'));
      const { findings, differing, lastRun } = await parity();
      expect([differing, lastRun?.differing]).toEqual([2, 2]);
      expect(findings.map(({ path, parts, whole, bare }) => [path, parts, whole, bare])).toEqual([
        ['/br', ['text'], 'a', ''],
        ['/it/sobre', ['text'], 'a', ''],
      ]);
      expect((await viewer('GET', '/api/admin/overview')).json().differingPages).toBe(2);
      await start('sample');
      await work(async (path) => {
        if (path === '/br') throw new Error('It cannot be rendered now.');
        return same(path);
      });
      expect((await parity()).findings.map(({ path }) => path)).toEqual(['/br']);
      await start('sample');
      await work(same);
      expect(await parity()).toMatchObject({ differing: 0, lastRun: { scope: 'sample' } });
    });

    test('happens once a day, however many servers there are, and is taken over from one that is gone', async () => {
      const other = createTestServices(site());
      for (const { parity: each } of [site().services, other]) await each.startDaily();
      expect(await site().db.$count(parityRuns)).toBe(1);
      const stopping = new AbortController();
      stopping.abort();
      await site().services.parity.workOnWaiting(same, stopping.signal);
      expect((await parity()).lastRun).toMatchObject({ state: 'waiting', startedBy: '' });
      await work(async () => {
        await site().db.update(parityRuns).set({ worker: 'somebody-else' });
        return { status: 200, whole: '', bare: '' };
      });
      expect((await parity()).lastRun).toMatchObject({ state: 'running' });
      await work(same, other);
      expect((await parity()).lastRun).toMatchObject({ state: 'running' });
      site().clock.pass(5 * 60);
      await work(same, other);
      expect((await parity()).lastRun).toMatchObject({ state: 'done' });
      await other.parity.startDaily();
      expect(await site().db.$count(parityRuns)).toBe(1);
    });
  });
});
