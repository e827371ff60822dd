import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { JobLineCode } from '#contract/running/jobs/jobs.words.ts';
import { attempts } from '#db/schema/people/attempts.ts';
import { messages } from '#db/schema/readers/messages.ts';
import { createIndexNowService } from '#server/domain/readers/indexnow/indexnow.service.ts';
import { createMediaService } from '#server/domain/writing/media/media.service.ts';
import { nextRuns } from '#server/lib/time/next-runs.ts';
import { createServices } from '#server/services.ts';
import { demoNow } from '#test/harness/app.ts';
import { engines } from '#test/harness/database.ts';
import { jobContext } from '#test/harness/job-context.ts';
import { sound, useAdminApp, writersOf } from '#test/harness/people/admin.ts';
import type { JobContext, JobDefinition } from '../definition.ts';
import { databaseJob } from './database.ts';
import { indexNowJob } from './indexnow.ts';
import { pricesJob } from './prices.ts';
import { publishJob } from './publish.ts';
import { messagesJob, upkeepJob } from './retention.ts';

const editions = [
  ['br', 'America/Sao_Paulo'],
  ['it', 'Europe/Rome'],
  ['mx', 'America/Mexico_City'],
  ['es', 'Europe/Madrid'],
  ['us', 'America/New_York'],
] as const;

describe.each(engines)('jobs’ handlers on %s', { timeout: 120_000 }, (engine) => {
  const site = useAdminApp(engine);
  const { create, get, trash, step } = writersOf(site);
  const services = () => {
    const { db, client, clock } = site();
    const pictures = createMediaService({ directory: '/nowhere' });
    return createServices({ db, client, clock, publicUrl: 'http://vitrina.test', pictures });
  };
  const said: [JobLineCode, unknown][] = [];
  const context = (given: Partial<JobContext> = {}): JobContext =>
    jobContext({ say: (code, values) => void said.push([code, values]), ...given });
  const run = (job: JobDefinition, given?: Partial<JobContext>) => job.run(services(), context(given));
  beforeEach(() => {
    said.length = 0;
    site().clock.moveTo(demoNow);
  });

  test('posts of five time zones appear at their own minute, when clocks are changed too', async () => {
    // Madrid's and Rome's clocks have gone back the night before, New York's go back a week later.
    for (const day of ['2026-10-25', '2026-11-01']) {
      site().clock.moveTo(`${day}T00:00:00Z`);
      const planned = await Promise.all(
        editions.map(async ([locale, timeZone]) => {
          const [at] = (await nextRuns('0 9 * * *', timeZone, new Date(`${day}T01:00:00Z`), 1)) ?? [];
          const scheduledFor = at?.toISOString() ?? '';
          const title = `Nove horas ${locale} ${day}`;
          const { id } = await create({ ...sound(title), locale, status: 'scheduled', scheduledFor });
          return { id: id as number, at: at?.getTime() ?? 0, timeZone };
        }),
      );
      const statuses = (ids: number[]) => Promise.all(ids.map(async (id) => (await get(id)).status));
      const moments = Map.groupBy(planned, ({ at }) => at);
      for (const [at, due] of [...moments].sort(([one], [other]) => one - other)) {
        for (const { timeZone } of due) {
          const local = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' });
          expect(local.format(at)).toBe('09:00');
        }
        const ids = due.map(({ id }) => id);
        site().clock.moveTo(new Date(at - 1_000));
        await run(publishJob);
        expect(new Set(await statuses(ids))).toEqual(new Set(['scheduled']));
        site().clock.moveTo(new Date(at));
        expect(await publishJob.isDue?.(services())).toBe(true);
        expect(await run(publishJob)).toMatchObject({ code: 'posts_published', values: { n: ids.length } });
        expect(new Set(await statuses(ids))).toEqual(new Set(['published']));
        expect((await get(ids[0] ?? 0)).publishedAt).toBe(new Date(at).toISOString());
      }
    }
    expect(await publishJob.isDue?.(services())).toBe(false);
    expect(await run(publishJob)).toEqual({ code: 'nothing_to_do', values: {}, quiet: true });
  });

  test('upkeep says a line for each thing, and one that fails keeps no other from it', async () => {
    const { id } = await create(sound('Fora'));
    await trash(id);
    site().clock.moveTo('2026-12-30T00:00:00Z');
    const failing = { ...services(), attempts: { purge: () => Promise.reject(new Error('no')) } };
    await expect(upkeepJob.run(failing, context())).rejects.toThrow('no');
    expect((await step(id, 'restore')).error.code).toBe('not_found');
    expect(said).toContainEqual(['trash_emptied', { n: 1 }]);
    expect(said.map(([code]) => code)).not.toContain('attempts_forgotten');
    expect(await run(upkeepJob)).toMatchObject({ code: 'rows_tidied' });
    expect(await site().db.select().from(attempts)).toEqual([]);
  });

  test('readers’ messages are deleted after a year', async () => {
    const message = {
      name: 'Ana',
      email: 'ana@example.com',
      subject: 'Oi, tudo bem?',
      message: 'Uma pergunta.',
    };
    await services().messages.receive('br', { ...message, website: '' }, '127.0.0.1');
    expect(await run(messagesJob)).toMatchObject({ values: { n: 0 }, quiet: true });
    site().clock.moveTo('2027-10-16T12:00:00Z');
    expect(await run(messagesJob)).toMatchObject({
      code: 'messages_deleted',
      values: { n: 1 },
      quiet: false,
    });
    expect(await site().db.select().from(messages)).toEqual([]);
  });

  test('the database is tidied up table by table', async () => {
    const steps: number[] = [];
    const result = await run(databaseJob, { progress: (done) => void steps.push(done) });
    expect(result.code).toBe('tables_done');
    expect(steps).toHaveLength(Number(result.values.n));
    expect(steps.length).toBeGreaterThan(20);
  });

  test('an edition without offers that can be asked for has no prices to renew', async () => {
    expect(await run(pricesJob, { edition: 'it' })).toEqual({
      code: 'nothing_to_do',
      values: {},
      quiet: true,
    });
  });

  describe('IndexNow', () => {
    const asked: { host: string; key: string; keyLocation: string; urlList: string[] }[] = [];
    let status = 200;
    const engineServer = http.createServer(async (request, response) => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      asked.push(JSON.parse(Buffer.concat(parts).toString()));
      response.writeHead(status).end();
    });
    beforeAll(() => new Promise<void>((resolve) => engineServer.listen(0, '127.0.0.1', resolve)));
    afterAll(() => engineServer.close());
    const told = (given: Partial<JobContext> = {}) => {
      const { db, clock } = site();
      const { port } = engineServer.address() as AddressInfo;
      const indexNow = createIndexNowService({
        db,
        clock,
        publicUrl: 'https://vitrina.example',
        key: 'a-key-of-ours',
        endpoint: `http://127.0.0.1:${port}/indexnow`,
      });
      return indexNowJob.run({ ...services(), indexNow }, context(given));
    };

    test('tells of what was published since the last time, and again of what nobody took', async () => {
      site().clock.moveTo('2026-11-20T12:00:00Z');
      await create({ ...sound('Ainda não'), slug: 'ainda-nao' });
      const { id } = await create({ ...sound('Já sim'), slug: 'ja-sim' });
      await step(id, 'publish');
      status = 500;
      await expect(told()).rejects.toMatchObject({ code: 'remote_refused', values: { status: 500 } });
      status = 202;
      expect(await told()).toMatchObject({ code: 'addresses_told' });
      expect(asked.at(-1)).toEqual({
        host: 'vitrina.example',
        key: 'a-key-of-ours',
        keyLocation: 'https://vitrina.example/a-key-of-ours.txt',
        urlList: ['https://vitrina.example/br/ja-sim'],
      });
      const calls = asked.length;
      const later = new Date(site().clock().getTime() + 1);
      expect(await told({ lastDone: async () => later })).toMatchObject({ quiet: true });
      expect(asked).toHaveLength(calls);
    });

    test('is not there without a key', () => {
      expect(indexNowJob.obstacle?.(services())).toBe('no_key');
    });
  });
});
