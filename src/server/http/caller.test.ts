import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { buildTestApp, uniformApi } from '#test/harness/app.ts';
import { callerOf } from './caller.ts';

async function appBehind(trustProxy?: number) {
  const app = await buildTestApp({
    api: uniformApi(async () => ({})),
    ...(trustProxy !== undefined && { trustProxy }),
    extend: async (instance) => {
      instance.get('/:place/who', async (request) => callerOf(request));
    },
  });
  onTestFinished(() => app.close());
  return async (remoteAddress: string, forwarded?: string, url = '/br/who') =>
    (
      await app.inject({ url, remoteAddress, headers: forwarded ? { 'x-forwarded-for': forwarded } : {} })
    ).json<{ locale: string; address: string }>();
}

describe('who calls', () => {
  test('is known by the address of the connection, whatever is claimed', async () => {
    const ask = await appBehind();
    expect(await ask('203.0.113.7', '198.51.100.1')).toMatchObject({ locale: 'br', address: '203.0.113.7' });
    expect((await ask('203.0.113.7', undefined, '/it/who')).locale).toBe('it');
    expect((await ask('203.0.113.7', undefined, '/x/who?locale=us')).locale).toBe('us');
  });

  test('behind a proxy is the last whom it names: the rest of the list is what the caller wrote', async () => {
    const ask = await appBehind(1);
    expect((await ask('10.0.0.1', '203.0.113.7')).address).toBe('203.0.113.7');
    expect((await ask('10.0.0.1', '198.51.100.1, 198.51.100.2, 203.0.113.7')).address).toBe('203.0.113.7');
    expect((await ask('10.0.0.1')).address).toBe('10.0.0.1');
  });

  test('behind two proxies is whom the outer one names', async () => {
    const ask = await appBehind(2);
    expect((await ask('10.0.0.1', '198.51.100.1, 203.0.113.7, 10.0.0.2')).address).toBe('203.0.113.7');
  });

  test('is somebody, whatever a proxy says', async () => {
    const ask = await appBehind(1);
    for (const odd of ['unknown', '', ',', ' , ', '<script>', '203.0.113.7:4711', '%00', 'a'.repeat(2000)]) {
      expect((await ask('10.0.0.1', odd)).address).toEqual(expect.any(String));
    }
  });
});

test.each([
  ['203.0.113.7:4711', '203.0.113.7'],
  ['[2001:db8:1:2::3]:4711', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::3]', '2001:db8:1:2::/64'],
])('a port that a proxy adds makes nobody another caller: %s', async (forwarded, address) => {
  expect((await (await appBehind(1))('10.0.0.1', forwarded)).address).toBe(address);
});

describe('a caller with IPv6', () => {
  const from = async (address: string) => (await (await appBehind())(address)).address;

  test.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::5', '2001:db8:0:0::/64'],
    ['2001:db8::1:2:3:4:5', '2001:db8:0:1::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('counts as the network that it has to itself: %s as %s', async (address, network) => {
    expect(await from(address)).toBe(network);
  });

  test.each(['::ffff:203.0.113.7', '::FFFF:203.0.113.7'])(
    'that is IPv4 in disguise is that: %s',
    async (address) => {
      expect(await from(address)).toBe('203.0.113.7');
    },
  );

  test('is the same caller in each of its addresses, and nobody else', async () => {
    const ask = await appBehind();
    const group = fc.nat(0xffff).map((number) => number.toString(16));
    const half = fc.tuple(group, group, group, group).map((groups) => groups.join(':'));
    const property = fc.asyncProperty(half, half, half, async (network, one, other) => {
      const { address } = await ask(`${network}:${one}`);
      expect((await ask(`${network}:${other}`)).address).toBe(address);
      if (one !== network) expect((await ask(`${one}:${other}`)).address).not.toBe(address);
    });
    await fc.assert(property, { numRuns: 50 });
  });
});
