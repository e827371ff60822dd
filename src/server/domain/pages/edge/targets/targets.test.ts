import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestClock } from '#test/harness/app.ts';
import { type EdgeDouble, startEdgeDouble } from '#test/harness/servers/edge-double.ts';
import { createAkamai } from './akamai.ts';
import { createAsk } from './ask.ts';
import { createBunny } from './bunny.ts';
import { createCloudflare } from './cloudflare.ts';
import { createCloudFront } from './cloudfront.ts';
import { createFastly } from './fastly.ts';
import { callsFor, type EdgeTarget } from './target.ts';

const clock = createTestClock();
const never = new AbortController().signal;
let impatience = new AbortController();
const ask = createAsk({ clock, deadline: () => impatience.signal });

/** Each with keys that its double knows; `wrong` has others. */
const made = {
  fastly: (api: string, wrong = '') =>
    createFastly({ ask, service: 'SERVICE', token: `fastly-token${wrong}`, api }),
  cloudflare: (api: string, wrong = '') =>
    createCloudflare({ ask, zone: 'ZONE', token: `cloudflare-token${wrong}`, api }),
  bunny: (api: string, wrong = '') => createBunny({ ask, zone: '77', key: `bunny-key${wrong}`, api }),
  cloudfront: (api: string, wrong = '') =>
    createCloudFront({ ask, clock, distribution: 'DIST', key: { id: `KEY${wrong}`, secret: 's' }, api }),
  akamai: (api: string, wrong = '') =>
    createAkamai({
      ...{ ask, clock, host: 'akab.example', api },
      client: { clientToken: `CLIENT${wrong}`, clientSecret: 's', accessToken: 'ACCESS' },
    }),
};

describe.each(Object.keys(made) as (keyof typeof made)[])('%s', (kind) => {
  let double: EdgeDouble;
  let target: EdgeTarget;
  beforeAll(async () => {
    double = await startEdgeDouble(kind);
    target = made[kind](double.url);
  });
  afterAll(() => double.close());
  beforeEach(() => {
    impatience = new AbortController();
    double.received.length = 0;
  });
  const purge = (hard = false) => target.purge({ names: ['k2n9c'], hard }, never);

  test('is asked as its documentation says, with as many at once as it takes', async () => {
    const names = Array.from({ length: 2_500 }, (_, n) => `k${n.toString(36)}`);
    const calls = callsFor(target, names, false);
    expect(calls.flatMap((call) => call.names)).toEqual(names);
    for (const call of [calls[0], calls.at(-1)]) {
      if (!call) throw new Error('There is a call.');
      expect(await target.purge(call, never)).toMatchObject({ outcome: 'done' });
    }
    expect(await purge(true)).toMatchObject({ outcome: 'done' });
    expect(double.received.map(({ body }) => body.includes('k2n9c')).at(-1)).toBe(true);
  });

  test('is tried again where it is busy, broken, silent, or breaks off', async () => {
    double.next({ status: 429, headers: { 'retry-after': '7' }, body: '' });
    expect(await purge()).toMatchObject({ outcome: 'later', retryAfter: 7_000 });
    double.next({ status: 503, body: 'down' });
    expect(await purge()).toMatchObject({ outcome: 'later', detail: '503 down' });
    if (kind !== 'bunny') {
      double.next('half');
      expect(await purge()).toMatchObject({ outcome: 'later' });
      double.next({ status: 200, body: '{"success"' });
      expect(await purge()).toMatchObject({ outcome: 'later' });
    }
    double.next({ status: 200, body: 'x'.repeat(70_000) });
    expect(await purge()).toEqual({ outcome: 'later', detail: 'no answer' });
    double.next('silent');
    const before = double.received.length;
    const asked = purge();
    await expect.poll(() => double.received.length).toBeGreaterThan(before);
    impatience.abort();
    expect(await asked).toEqual({ outcome: 'later', detail: 'no answer' });
  });

  test('is given up where waiting mends nothing', async () => {
    const refused = await made[kind](double.url, '-old').purge({ names: ['p1'], hard: false }, never);
    expect(refused).toMatchObject({ outcome: 'refused' });
    double.next({ status: 404, body: 'nothing here' });
    expect(await purge()).toEqual({ outcome: 'refused', detail: '404 nothing here' });
    double.next({ status: 302, headers: { location: '/elsewhere' }, body: '' });
    expect(await purge()).toMatchObject({ outcome: 'later' });
    expect(double.received).toHaveLength(3);
  });

  test('stops with the program', async () => {
    double.next('silent');
    const stopping = new AbortController();
    const asked = target.purge({ names: ['p1'], hard: false }, stopping.signal);
    await expect.poll(() => double.received.length).toBeGreaterThan(0);
    stopping.abort(new Error('The server stops.'));
    await expect(asked).rejects.toThrow('The server stops.');
  });
});

describe('what is soft and what is hard', () => {
  const sent = async (kind: keyof typeof made, hard: boolean) => {
    const double = await startEdgeDouble(kind);
    await made[kind](double.url).purge({ names: ['p1'], hard }, never);
    await double.close();
    return double.received[0];
  };

  test('Fastly is told by a header, Akamai by the address', async () => {
    expect((await sent('fastly', false))?.headers['fastly-soft-purge']).toBe('1');
    expect((await sent('fastly', true))?.headers).not.toHaveProperty('fastly-soft-purge');
    expect((await sent('akamai', false))?.path).toContain('/invalidate/');
    expect((await sent('akamai', true))?.path).toContain('/delete/');
  });
});

test('too many at once is nothing to give up for, whatever CloudFront calls it', async () => {
  const double = await startEdgeDouble('cloudfront');
  double.next({ status: 400, body: '<Error><Code>TooManyInvalidationsInProgress</Code></Error>' });
  const { outcome } = await made.cloudfront(double.url).purge({ names: ['p1'], hard: false }, never);
  expect(outcome).toBe('later');
  await double.close();
});

test('Akamai is left alone for five seconds, whatever it says', async () => {
  const double = await startEdgeDouble('akamai');
  double.next({ status: 429, headers: { 'retry-after': '1' }, body: '' });
  const answer = await made.akamai(double.url).purge({ names: ['p1'], hard: false }, never);
  expect(answer).toMatchObject({ outcome: 'later', retryAfter: 5_000 });
  await double.close();
});
