import assert from 'node:assert/strict';
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { type Attack, assertNone } from './lib/attack.ts';
import { insideNames, insideNumbers } from './lib/inside-addresses.ts';
import { ask } from './lib/wire.ts';

export const name = 'inside-addresses';
export const about =
  'having the program ask an address inside: links of texts and feeds are the only ones of others that it asks';

/** Whoever listens here hears of it if the program asks; not everybody may open this port, and then nobody does. */
function listenInside(): Promise<{ heard: string[]; close: () => void }> {
  const heard: string[] = [];
  const server = http.createServer((request, response) => {
    heard.push(request.url ?? '');
    response.end('inside');
  });
  const listening = { heard, close: () => void server.close() };
  return new Promise((resolve) => {
    server.once('error', () => resolve(listening));
    server.listen(80, '127.0.0.1', () => resolve(listening));
  });
}

interface Feed {
  id: number;
  host: string;
  last: { result: string } | null;
}

interface Link {
  id: number;
  url: string;
  state: string;
}

export async function run({ target: { port, people, log }, attempt }: Attack): Promise<void> {
  const { editor } = people;
  const find = async (): Promise<Link[]> => (await editor.must('GET', '/api/admin/links?q=inside-')).items;
  const listener = await listenInside();
  const check = async (path: string) => {
    const links = (await find()).filter(({ url }) => url.endsWith(path));
    assert(links.length > 0, `${path} was not found among the links.`);
    const [link] = links;
    return (await editor.must('POST', `/api/admin/links/${link?.id}/check`)) as Link;
  };
  const pathOf = (address: string) => /\/inside-\d+$/.exec(address)?.[0] ?? '';
  try {
    await attempt('numbers inside, in every way to write them', async () => {
      const checked = await Promise.all(insideNumbers.map((each) => check(pathOf(each))));
      assertNone(
        checked.filter(({ state }) => state !== 'refused').map(({ url, state }) => `${url} ${state}`),
        'Asked',
      );
      return `${checked.length} links, each refused unasked`;
    });
    await attempt('names that lead inside', async () => {
      const checked = await Promise.all(insideNames.map((each) => check(pathOf(each))));
      assertNone(
        checked
          .filter(({ state }) => !['refused', 'unreachable'].includes(state))
          .map(({ url, state }) => `${url} ${state}`),
        'Asked',
      );
      return `${checked.length} links, none reached`;
    });
    await attempt('feeds that would come from inside', async () => {
      const list = async (): Promise<Feed[]> => (await editor.must('GET', '/api/admin/shop-feeds')).items;
      const plain = await editor.call('POST', '/api/admin/shop-feeds', {
        name: 'http',
        locale: 'br',
        address: insideNumbers[0],
      });
      assert.equal(plain.status, 400, 'A feed without https was taken.');
      for (const [n, each] of [...insideNumbers, ...insideNames].entries()) {
        const address = `${each.replace(/^http:/, 'https:')}?key=feed-segredo`;
        await editor.call('POST', '/api/admin/shop-feeds', { name: `inside ${n}`, locale: 'br', address });
      }
      for (let tries = 0; tries < 120 && (await list()).some(({ last }) => !last); tries += 1)
        await pause(500);
      const feeds = await list();
      for (const { id } of feeds) await editor.must('DELETE', `/api/admin/shop-feeds/${id}`);
      const asked = feeds.filter(({ last }) => !['refused', 'unresolved'].includes(last?.result ?? ''));
      assertNone(
        asked.map(({ host, last }) => `${host} ${last?.result}`),
        'Asked',
      );
      const told = [
        JSON.stringify(feeds),
        log(),
        JSON.stringify(await editor.must('GET', '/api/admin/audit')),
      ];
      assertNone(
        told.filter((text) => text.includes('feed-segredo')).map((text) => text.slice(0, 80)),
        'Told',
      );
      return `${feeds.length} feeds, each refused unasked, and no key of theirs told`;
    });
    await attempt('addresses elsewhere that a program might fetch', async () => {
      const wrong: string[] = [];
      const inside = 'http://127.0.0.1/inside-99';
      const product = await editor.call('POST', '/api/admin/products', {
        brand: 'A',
        name: 'B',
        imageUrl: inside,
      });
      if (product.status !== 400) wrong.push(`a picture over http ${product.status}`);
      const offer = await editor.call('POST', '/api/admin/pasted-prices', {
        locale: 'br',
        text: `${inside};1`,
      });
      if (offer.status >= 500) wrong.push(`a pasted price ${offer.status}`);
      for (const path of [
        `/_next/image?url=${inside}&w=64&q=75`,
        `/proxy?url=${inside}`,
        `/api/oembed?url=${inside}`,
        `/media/x-320.webp?url=${inside}`,
        `/api/redirects?path=${inside}`,
      ]) {
        const { text, status } = await ask(port, { path });
        if (status >= 500 || text === 'inside') wrong.push(`${path} ${status}`);
      }
      assertNone(wrong, 'Taken');
      return 'nothing else takes an address that it would ask';
    });
    await attempt('whoever listens inside', async () => {
      assertNone(listener.heard, 'It was asked');
      return 'has heard nothing';
    });
  } finally {
    listener.close();
  }
}
