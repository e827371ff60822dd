import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { recognise } from '#contract/commerce/networks/recognise/recognise.ts';
import { plainShop } from '#contract/commerce/shops/shop.ts';
import { createGuardedFetch, type GuardedFetch } from '#server/lib/guarded-fetch/guarded-fetch.ts';
import { FetchProblem } from '#server/lib/guarded-fetch/problem.ts';
import { openLink } from './open-link.ts';

const HERE = '127.0.0.1';

/** Every host of the open net, in one server of this machine: who leads where. */
const leads = new Map<string, string | number>();
const asked: string[] = [];
const server = http.createServer(({ method, url = '', headers: { host = '' } }, response) => {
  const place = `${host.replace(/:\d+$/, '')}${url}`;
  asked.push(`${method} ${place}`);
  const to = leads.get(`${method} ${place}`) ?? leads.get(place) ?? 404;
  response.writeHead(typeof to === 'number' ? to : 301, typeof to === 'string' ? { location: to } : {}).end();
});

/** As the real one, but for the port and the numbers of this machine; links are written with https. */
function fetchHere(isAllowed: (address: string) => boolean = (address) => address === HERE): GuardedFetch {
  const { port } = server.address() as AddressInfo;
  const guarded = createGuardedFetch({
    userAgent: 'VitrinaTest/1',
    resolve: async (name) => (name === 'gone.bit.ly' ? [] : [HERE]),
    isAllowed,
    ports: [80, 443, port],
  });
  const local = (address: string) => {
    const url = new URL(address);
    return Object.assign(url, { protocol: 'http:', port: String(port) }).href;
  };
  return async (address, request) => guarded(local(address), request);
}

const known = {
  networks: [],
  shops: [{ id: 'loja', network: '', ...plainShopAt('loja.example') }],
};
function plainShopAt(host: string) {
  const { hosts } = plainShop(host);
  return { account: {}, shop: {}, hosts };
}

describe('a short link', () => {
  beforeAll(async () => {
    server.listen(0, HERE);
    await once(server, 'listening');
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  });
  beforeEach(() => {
    leads.clear();
    asked.length = 0;
  });
  const open = (address: string, guardedFetch = fetchHere(), signal = new AbortController().signal) =>
    openLink(address, { known, guardedFetch, signal });
  /** Redirects within the test's own port; the last one leads to the real address. */
  const hop = (place: string) =>
    `http://${place.replace('/', `:${(server.address() as AddressInfo).port}/`)}`;

  test.each([
    [
      'https://amzn.to/4aBc',
      'amzn.to/4aBc',
      'https://www.amazon.com.br/Panela/dp/B0AURORA01?tag=outro-20',
      'B0AURORA01',
    ],
    ['https://shope.ee/2aBc', 'shope.ee/2aBc', 'https://shopee.com.br/product/11/22?utm_source=x', '11.22'],
    [
      'https://meli.la/2aBc',
      'meli.la/2aBc',
      'https://produto.mercadolivre.com.br/MLB-1234567890-x',
      'MLB1234567890',
    ],
  ])('%s is what it leads to, and the shop itself is not asked', async (address, place, to, number) => {
    leads.set(place, to);
    expect(await open(address)).toMatchObject({ found: { kind: 'address', externalId: number } });
    expect(asked).toEqual([`HEAD ${place}`]);
  });

  test('foreign tags are taken off, and are said', async () => {
    leads.set('bit.ly/x1', 'https://www.loja.example/p/1?cor=azul&utm_source=x&clickref=outro');
    expect(await open('https://bit.ly/x1')).toMatchObject({
      found: {
        shopId: 'loja',
        address: 'https://www.loja.example/p/1?cor=azul',
        removed: ['utm_source', 'clickref'],
      },
    });
  });

  test('one that leads to another is followed, over a shop’s own stations too', async () => {
    leads.set('t.co/x', hop('tidd.ly/y'));
    leads.set('tidd.ly/y', hop('shopee.com.br/universal-link'));
    leads.set('shopee.com.br/universal-link', 'https://shopee.com.br/product/11/22');
    expect(await open('https://t.co/x')).toMatchObject({ found: { externalId: '11.22' } });
    expect(asked).toHaveLength(3);
  });

  test('a place that nobody knows is not asked, whatever it is', async () => {
    for (const to of ['https://estranho.example/p', 'http://10.0.0.1/admin', 'http://localhost/x']) {
      asked.length = 0;
      leads.set('bit.ly/x', to);
      expect(await open('https://bit.ly/x')).toEqual({ problem: 'short_link_elsewhere' });
      expect(asked).toEqual(['HEAD bit.ly/x']);
    }
    leads.set('amzn.to/z', 'https://www.amazon.com.br/');
    leads.set('bit.ly/file', 'file:///etc/passwd');
    expect(await open('https://bit.ly/file')).toEqual({ problem: 'short_link_elsewhere' });
  });

  test('a known name that means this machine is not asked', async () => {
    leads.set('bit.ly/x', 'https://shopee.com.br/product/11/22');
    expect(
      await open(
        'https://bit.ly/x',
        fetchHere(() => false),
      ),
    ).toEqual({ problem: 'short_link_elsewhere' });
    expect(asked).toEqual([]);
  });

  test('what leads nowhere, goes in circles or does not answer is said so', async () => {
    expect(await open('https://bit.ly/gone')).toEqual({ problem: 'short_link_dead' });
    leads.set('bit.ly/round', hop('bit.ly/round'));
    expect(await open('https://bit.ly/round')).toEqual({ problem: 'short_link_dead' });
    leads.set('bit.ly/broken', 503);
    expect(await open('https://bit.ly/broken')).toEqual({ problem: 'short_link_silent' });
    const silent: GuardedFetch = async () => {
      throw new FetchProblem('timeout', 'The answer took too long.');
    };
    expect(await open('https://bit.ly/x', silent)).toEqual({ problem: 'short_link_silent' });
    const stopped: GuardedFetch = async (_address, { signal }) => {
      throw signal?.reason;
    };
    expect(await open('https://bit.ly/x', stopped, AbortSignal.abort())).toEqual({
      problem: 'short_link_silent',
    });
  });

  test('who does not understand the lighter question is asked the other one', async () => {
    leads.set('HEAD amzn.to/x', 405);
    leads.set('GET amzn.to/x', 'https://www.amazon.com.br/dp/B0AURORA01');
    expect(await open('https://amzn.to/x')).toMatchObject({ found: { externalId: 'B0AURORA01' } });
    expect(asked).toEqual(['HEAD amzn.to/x', 'GET amzn.to/x']);
  });
});

test('a shortener’s link is one, without its beginning too; the shortener itself is not', () => {
  expect(recognise('bit.ly/x1 https://tidd.ly/y https://bit.ly/', known)).toMatchObject([
    { written: 'bit.ly/x1', isShort: true },
    { written: 'https://tidd.ly/y', isShort: true },
    { written: 'https://bit.ly/' },
  ]);
});
