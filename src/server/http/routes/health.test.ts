import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { AppParts } from '#server/http/app.ts';
import { buildTestApp, uniformApi, useApp } from '#test/harness/app.ts';
import { oneEngine } from '#test/harness/database.ts';

async function probe(path: string, parts: Partial<AppParts> = {}) {
  const app = await buildTestApp({ api: uniformApi(async () => ({})), ...parts });
  onTestFinished(() => app.close());
  const { statusCode, headers, body } = await app.inject(path);
  expect(headers['cache-control']).toBe('no-store');
  return [statusCode, JSON.parse(body)];
}

const refused = async () => {
  throw new Error('password authentication failed for user "vitrina"');
};

describe('/healthz', () => {
  test('says that the process lives, whatever becomes of the database', async () => {
    const pingDatabase = vi.fn(refused);
    expect(await probe('/healthz', { pingDatabase, isStopping: () => true })).toEqual([
      200,
      { status: 'ok' },
    ]);
    expect(pingDatabase).not.toHaveBeenCalled();
  });
});

describe('/readyz', () => {
  test('says ready where the database answers', async () => {
    const pingDatabase = vi.fn(async () => {});
    expect(await probe('/readyz', { pingDatabase })).toEqual([200, { status: 'ready', database: 'ok' }]);
    expect(pingDatabase).toHaveBeenCalledOnce();
  });

  test('says 503, and not why, where it does not', async () => {
    const answer = [503, { status: 'unavailable', database: 'unreachable' }];
    expect(await probe('/readyz', { pingDatabase: refused })).toEqual(answer);
    const throwsAtOnce = () => {
      throw new Error('The database is closed.');
    };
    expect(await probe('/readyz', { pingDatabase: throwsAtOnce })).toEqual(answer);
  });

  test('sends visitors elsewhere while the process stops', async () => {
    expect(await probe('/readyz', { isStopping: () => true })).toEqual([503, { status: 'stopping' }]);
  });

  test('follows the state of the process and the database', async () => {
    let stopping = false;
    let warming = true;
    let down = false;
    const app = await buildTestApp({
      api: uniformApi(async () => ({})),
      isStopping: () => stopping,
      isWarming: () => warming,
      pingDatabase: () => (down ? refused() : Promise.resolve()),
    });
    onTestFinished(() => app.close());
    const status = async () => (await app.inject('/readyz')).json().status;
    expect(await status()).toBe('warming');
    warming = false;
    expect(await status()).toBe('ready');
    down = true;
    expect(await status()).toBe('unavailable');
    down = false;
    expect(await status()).toBe('ready');
    stopping = true;
    expect(await status()).toBe('stopping');
  });
});

test('/readyz does not wait for a database that never answers', async () => {
  const app = await buildTestApp({
    api: uniformApi(async () => ({})),
    pingDatabase: () => new Promise(() => {}),
  });
  onTestFinished(() => app.close());
  await app.ready();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const answer = app.inject('/readyz');
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0);
  await vi.advanceTimersByTimeAsync(3_000);
  expect((await answer).statusCode).toBe(503);
});

describe.each(oneEngine)('/readyz on %s', (engine) => {
  const site = useApp(engine);

  test('asks the database itself', async () => {
    expect((await site().app.inject('/readyz')).statusCode).toBe(200);
    await site().client.close();
    expect((await site().app.inject('/readyz')).statusCode).toBe(503);
    expect((await site().app.inject('/healthz')).statusCode).toBe(200);
  });
});
