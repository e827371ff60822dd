import { beforeEach, describe, expect, test } from 'vitest';
import { attempts } from '#db/schema/people/attempts.ts';
import { createSecretsService } from '#server/domain/running/secrets/secrets.service.ts';
import { DomainError } from '#server/lib/errors.ts';
import { createTestClock } from '#test/harness/app.ts';
import { engines, useDatabase } from '#test/harness/database.ts';
import { createAttemptsService } from './attempts.service.ts';

const DAY = 86_400;
const rule = { attempts: 3, windowSeconds: 60 };

describe.each(engines)('counting attempts on %s', (engine) => {
  const database = useDatabase(engine);
  const clock = createTestClock();
  const newService = () => {
    const { db } = database();
    return createAttemptsService({ db, clock, secrets: createSecretsService({ db }) });
  };
  const rows = () => database().db.select().from(attempts);
  beforeEach(() => database().db.delete(attempts));

  /** Seconds to wait; none where it was let through. */
  async function wait(service = newService(), who = '203.0.113.7', what = 'contact') {
    try {
      await service.count(what, who, rule);
      return 0;
    } catch (error) {
      expect(error).toBeInstanceOf(DomainError);
      expect((error as DomainError).code).toBe('too_many_requests');
      return (error as DomainError).retryAfter ?? Number.NaN;
    }
  }
  const waits = async (times: number) => {
    const service = newService();
    const all: number[] = [];
    for (let i = 0; i < times; i += 1) all.push(await wait(service));
    return all;
  };

  test('lets through as many as the rule says, then says how long to wait', async () => {
    expect(await waits(5)).toEqual([0, 0, 0, 60, 60]);
    clock.pass(59.5);
    expect(await wait()).toBe(1);
    clock.pass(0.5);
    expect(await wait()).toBe(0);
  });

  test('keeps nobody waiting longer than usual where the clock was put back', async () => {
    expect(await waits(4)).toEqual([0, 0, 0, 60]);
    clock.pass(-3_600);
    expect(await waits(2)).toEqual([60, 60]);
    clock.pass(60);
    expect(await waits(4)).toEqual([0, 0, 0, 120]);
    clock.pass(-3_600);
    expect(await wait()).toBe(120);
  });

  test('lets through exactly as many where fifty come at once, at two servers', async () => {
    const servers = [newService(), newService()];
    const all = await Promise.all(Array.from({ length: 50 }, (_, index) => wait(servers[index % 2])));
    expect(all.filter((seconds) => seconds === 0)).toHaveLength(rule.attempts);
    expect(new Set(all)).toEqual(new Set([0, 60]));
    expect(await rows()).toMatchObject([{ count: 50, blocks: 1 }]);
  });

  test('counts from the first attempt on, and anew once that time is over', async () => {
    expect(await waits(2)).toEqual([0, 0]);
    clock.pass(59);
    expect(await wait()).toBe(0);
    clock.pass(1);
    expect(await waits(3)).toEqual([0, 0, 0]);
  });

  test('waits twice as long each time, up to 64 times; asking meanwhile makes it no longer', async () => {
    for (const factor of [1, 2, 4, 8, 16, 32, 64, 64]) {
      expect(await waits(4)).toEqual([0, 0, 0, 60 * factor]);
      clock.pass(45);
      expect(await waits(4)).toEqual([1, 2, 3, 4].map(() => 60 * factor - 45));
      clock.pass(60 * factor - 45);
    }
  });

  test('forgives after a quiet day, and not before', async () => {
    await waits(4);
    clock.pass(60);
    expect((await waits(4)).at(-1)).toBe(120);
    clock.pass(120 + DAY - 1);
    expect((await waits(4)).at(-1)).toBe(240);
    clock.pass(240 + DAY);
    expect((await waits(4)).at(-1)).toBe(60);
  });

  test('counts callers and doings apart', async () => {
    await waits(4);
    const service = newService();
    expect(await wait(service, '203.0.113.8')).toBe(0);
    expect(await wait(service, '203.0.113.7', 'login')).toBe(0);
    expect(await wait(service, '203.0.113.7')).toBe(60);
  });

  test('forgets whoever has proven to be no attacker, and nobody else', async () => {
    const service = newService();
    await waits(4);
    for (let i = 0; i < 4; i += 1) await wait(service, '203.0.113.8');
    await service.forget('contact', '203.0.113.7');
    expect(await waits(4)).toEqual([0, 0, 0, 60]);
    expect(await wait(service, '203.0.113.8')).toBe(60);
  });

  test('deletes what is a day old, and nothing that still counts', async () => {
    const service = newService();
    await wait(service, 'old');
    clock.pass(60);
    await wait(service, 'young');
    clock.pass(DAY + 1);
    await service.purge();
    expect(await rows()).toHaveLength(1);
    expect(await wait(service, 'young')).toBe(0);
    clock.pass(60 + DAY + 1);
    await service.purge();
    expect(await rows()).toEqual([]);
  });

  test('keeps nobody’s address', async () => {
    const addresses = ['203.0.113.7', '2001:db8:1:2::/64', 'ana@exemplo.com'];
    for (const who of addresses) await wait(newService(), who);
    const kept = JSON.stringify(await rows());
    // Each with a sign that no digest has: two or three letters alone come about in one by chance.
    for (const trace of ['203.0', '113.7', '2001:', ':db8', 'ana@', 'exemplo.'])
      expect(kept).not.toContain(trace);
    for (const who of addresses)
      for (const encoding of ['base64', 'base64url', 'hex'] as const)
        expect(kept).not.toContain(Buffer.from(who).toString(encoding));
    for (const { key } of await rows()) expect(key).toMatch(/^contact:[\w-]{43}$/);
  });
});
