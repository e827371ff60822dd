import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EdgeOverview, EdgePurged } from '#contract/pages/edge/edge.admin.schemas.ts';
import { edgeTargets } from '#db/schema/pages/edge-targets.ts';
import { namesToPurge } from '#server/domain/pages/edge/tags/compact-tags.ts';
import { useApp } from '#test/harness/app.ts';
import { oneEngine } from '#test/harness/database.ts';
import { as, lastAudits } from '#test/harness/people/actors.ts';

const url = '/api/admin/edge';

describe.each(oneEngine)('caches in front at the desk on %s', (engine) => {
  /** Two caches on this machine: the second one knows nobody. */
  const heard: http.IncomingHttpHeaders[] = [];
  const caches = [200, 403].map((status) =>
    http.createServer((asked, answer) => {
      heard.push(asked.headers);
      answer.writeHead(status).end(status === 200 ? '{"purged":1}' : 'who are you?');
    }),
  );
  const hosts = () => caches.map((cache) => `127.0.0.1:${(cache.address() as AddressInfo).port}`);
  const nameOf = (n: number) => `varnish ${hosts()[n]}`;
  const site = useApp(engine, {
    edge: {
      EDGE_TARGETS: ['varnish', 'nginx'],
      CACHE_TOKEN: 'a-token-of-this-test',
      get EDGE_VARNISH_URLS() {
        return hosts().map((host) => `http://${host}`);
      },
    },
  });
  beforeAll(async () => {
    for (const cache of caches) await once(cache.listen(0, '127.0.0.1'), 'listening');
  });
  afterAll(() => {
    for (const cache of caches) cache.close();
  });
  const look = async () => (await as(site(), 'viewer')('GET', url)).json<EdgeOverview>();
  const send = (path: string, body: object) => as(site(), 'editor')('POST', `${url}${path}?lang=en`, body);

  test('are shown with how far they were told, and with what stands in the way', async () => {
    expect(await look()).toMatchObject({ answers: null, since: null });
    expect((await look()).targets.map(({ name, state }) => [name, state])).toEqual([
      [nameOf(0), 'unheard'],
      [nameOf(1), 'unheard'],
      ['nginx', 'asks'],
    ]);
    const now = site().clock();
    const told = { worker: 'a', heartbeatAt: now, caughtUpAt: now, lastSentAt: now };
    const given = { stoppedAt: now, failures: 1, problem: '403 who are you?', failedAt: now };
    await site()
      .db.insert(edgeTargets)
      .values([
        { name: nameOf(0), ...told },
        { name: nameOf(1), ...told, ...given },
      ]);
    expect((await look()).targets).toEqual([
      {
        ...{ kind: 'varnish', name: nameOf(0), state: 'told', waiting: 0 },
        ...{ caughtUpAt: now.toISOString(), lastSentAt: now.toISOString() },
        ...{ failures: 0, problem: null, failedAt: null },
      },
      expect.objectContaining({ state: 'stopped', problem: '403 who are you?', failures: 1 }),
      expect.objectContaining({ name: 'nginx', state: 'asks', caughtUpAt: null }),
    ]);
  });

  test('hide something, and the desk says so where it counts', async () => {
    for (const figures of ['/api/admin/clicks', '/api/admin/crawlers'])
      expect((await as(site(), 'viewer')('GET', figures)).json()).toMatchObject({ behindCache: true });
  });

  test('are told to forget one page: what was sent, and what each answered', async () => {
    heard.length = 0;
    const { path, reports } = (await send('/purge', { path: '/it/sobre?x=1' })).json<EdgePurged>();
    const names = [...namesToPurge(['page:/it/sobre'])].sort();
    expect(path).toBe('/it/sobre');
    expect(reports.map(({ target, outcome, answer }) => [target, outcome, answer])).toEqual([
      [nameOf(0), 'done', '200 {"purged":1}'],
      [nameOf(1), 'refused', '403 who are you?'],
    ]);
    for (const report of reports) expect(report.names).toEqual(names);
    expect(heard.map((headers) => [headers['purge-keys'], headers['purge-mode']])).toEqual(
      Array(2).fill([names.join(' '), 'soft']),
    );
    expect((await lastAudits(site()))[0]).toMatchObject({
      ...{ action: 'deleted', subject: 'cache', title: '/it/sobre', locale: 'it' },
      details: { [nameOf(0)]: 'done', [nameOf(1)]: 'refused' },
    });
    for (const bad of ['it/sobre', '//x.y', '', `/${'a'.repeat(3_000)}`])
      expect((await send('/purge', { path: bad })).statusCode).toBe(400);
  });

  test('that were given up are told again when somebody says so, and others are left alone', async () => {
    const resumed = (await send('/resume', { target: nameOf(1) })).json<EdgeOverview>();
    expect(resumed.targets[1]?.state).toBe('failing');
    const rows = await site()
      .db.select()
      .from(edgeTargets)
      .where(eq(edgeTargets.name, nameOf(1)));
    expect(rows[0]?.stoppedAt).toBeNull();
    const [said] = await lastAudits(site());
    expect(said).toMatchObject({ action: 'updated', subject: 'cache', title: nameOf(1) });
    await send('/resume', { target: nameOf(0) });
    expect((await lastAudits(site()))[0]?.id).toBe(said?.id);
    const unknown = await send('/resume', { target: 'varnish nobody:1' });
    expect([unknown.statusCode, unknown.json().error.reason]).toEqual([409, 'no_cache_in_front']);
  });
});

describe.each(oneEngine)('where no cache was named, on %s', (engine) => {
  const site = useApp(engine, { content: 'nothing' });

  test('there is nothing to show, and nobody to tell', async () => {
    const { targets } = (await as(site(), 'viewer')('GET', url)).json<EdgeOverview>();
    expect(targets).toEqual([]);
    const refused = await as(site(), 'editor')('POST', `${url}/purge`, { path: '/br' });
    expect([refused.statusCode, refused.json().error.reason]).toEqual([409, 'no_cache_in_front']);
  });
});
