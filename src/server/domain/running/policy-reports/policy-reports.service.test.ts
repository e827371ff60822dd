import { beforeEach, describe, expect, test } from 'vitest';
import type { Violation } from '#contract/running/policy-reports/policy-reports.schemas.ts';
import { wireLimits } from '#contract/site/wire-limits.ts';
import { policyReports } from '#db/schema/running/policy-reports.ts';
import { engines, useDatabase } from '#test/harness/database.ts';
import { callerWith } from '#test/harness/people/actors.ts';
import { createPolicyReportsService } from './policy-reports.service.ts';

const { perDay, keptDays } = wireLimits.policyReports;
const publicUrl = 'https://vitrina.test';
const violation: Violation = {
  directive: 'script-src-elem',
  blocked: 'https://ads.example/a.js',
  page: `${publicUrl}/br/melhores-fones`,
  source: '',
};

describe.each(engines)('what policies stopped on %s', (engine) => {
  const database = useDatabase(engine);
  let now: Date;
  const open = () => createPolicyReportsService({ db: database().db, clock: () => now, publicUrl });
  /** A network each, so that none reaches its limit. */
  let network = 0;
  const send = (service: ReturnType<typeof open>, ...violations: Partial<Violation>[]) => {
    for (const each of violations) {
      network += 1;
      service.take([{ ...violation, ...each }], { network: String(network), host: 'localhost:3000' });
    }
  };
  const stored = () => database().db.select().from(policyReports);

  beforeEach(async () => {
    now = new Date('2026-11-17T12:00:00Z');
    await database().db.delete(policyReports);
  });

  test('is one number for each kind and day, whichever server heard of it', async () => {
    const servers = [open(), open()];
    for (const server of servers) send(server, {}, {}, { page: `${publicUrl}/br/outro?q=1` });
    await Promise.all(servers.map((server) => server.flush()));
    now = new Date('2026-11-18T08:00:00Z');
    send(servers[0] ?? open(), { page: 'http://localhost:3000/br/pelo-proxy' });
    await servers[0]?.flush();
    await servers[0]?.flush();
    expect((await stored()).map(({ day, reports }) => [day, reports]).sort()).toEqual([
      ['2026-11-17', 6],
      ['2026-11-18', 1],
    ]);
    expect(await open().list(callerWith('owner'))).toEqual({
      days: keptDays,
      sums: [
        {
          directive: 'script-src-elem',
          blocked: 'https://ads.example',
          page: '/br/…',
          reports: 7,
          lastAt: now,
        },
      ],
    });
  });

  test('has room for so many kinds a day; those that are there go on being counted', async () => {
    const service = open();
    const kinds = Array.from({ length: perDay - 1 }, (_, n) => ({ blocked: `https://a${n}.example/` }));
    send(service, ...kinds);
    await service.flush();
    send(service, { blocked: 'https://new.example/' }, { blocked: 'https://newer.example/' });
    await service.flush();
    send(service, ...kinds);
    await service.flush();
    const rows = await stored();
    expect(rows).toHaveLength(perDay);
    expect(rows.filter(({ reports }) => reports === 2)).toHaveLength(perDay - 1);
  });

  test('is forgotten after so many days', async () => {
    const service = open();
    send(service, {});
    await service.flush();
    now = new Date(now.getTime() + keptDays * 86_400_000);
    expect(await service.purge()).toBe(0);
    expect((await service.list(callerWith('owner'))).sums).toEqual([]);
    now = new Date(now.getTime() + 86_400_000);
    expect([await service.purge(), await stored()]).toEqual([1, []]);
  });

  test('is for owners', async () => {
    for (const role of ['viewer', 'editor'] as const) {
      await expect(open().list(callerWith(role))).rejects.toThrow(
        expect.objectContaining({ code: 'forbidden' }),
      );
    }
  });
});
