import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import http from 'node:http';
import type net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { APIRequestContext } from '@playwright/test';
import { SMTPServer } from 'smtp-server';
import { test as base, heading } from './desk.ts';
import { startSite } from './sites/start-site.ts';

interface OwnSite {
  url: string;
  /** Where it keeps everything. */
  folder: string;
  /** Calls of its first administrator. */
  owner: APIRequestContext;
  /** What it has mailed: to whom, and the message as it went. */
  mails: { to: string[]; source: string }[];
  /** The search engine that it tells of new posts: what it answers, and what it was told. */
  engine: { status: number; told: string[] };
  /** A shop on a host of a private network that it may ask for feeds: where its file is, and what is in it now. */
  shop: { feed: string; file: string };
}

const portOf = (server: net.Server) => (server.address() as net.AddressInfo).port;

async function startMailServer(mails: OwnSite['mails']) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      text(stream).then((source) => {
        mails.push({ to: envelope.rcptTo.map(({ address }) => address), source });
        done();
      }, done);
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { url: `smtp://127.0.0.1:${portOf(server.server)}`, stop };
}

async function startSearchEngine(engine: OwnSite['engine']) {
  const server = http.createServer((asked, answer) => {
    text(asked).then((body) => {
      engine.told.push(body);
      answer.writeHead(engine.status).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { url: `http://127.0.0.1:${portOf(server)}/indexnow`, stop };
}

async function startShop() {
  const shop: OwnSite['shop'] = { feed: '', file: '' };
  const server = http.createServer((_asked, answer) => answer.end(shop.file));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${portOf(server)}`;
  shop.feed = `http://ana:segredo@${host}/feed?key=segredo`;
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { shop, host, stop };
}

/** A whole site for what would disturb everybody else's: its settings, its editions' doors, its mail. */
export const test = base.extend<
  { own: OwnSite & { open: (path: string) => Promise<void> } },
  { ownSite: OwnSite }
>({
  ownSite: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads which fixtures are needed from the pattern
    async ({}, use) => {
      const mails: OwnSite['mails'] = [];
      const mail = await startMailServer(mails);
      const engine: OwnSite['engine'] = { status: 200, told: [] };
      const search = await startSearchEngine(engine);
      const { shop, host: feedHost, stop: stopShop } = await startShop();
      const folder = mkdtempSync(path.join(os.tmpdir(), 'vitrina-own-'));
      const { url, owner, stop } = await startSite(folder, {
        TRUST_PROXY: 'true',
        SMTP_URL: mail.url,
        MAIL_FROM: 'vitrina@vitrina.example',
        INDEXNOW_KEY: 'a-key-for-journeys',
        INDEXNOW_URL: search.url,
        FEED_HOSTS: feedHost,
      });
      await use({ url, folder, owner, mails, engine, shop });
      await stop();
      await mail.stop();
      await search.stop();
      await stopShop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  own: async ({ page, ownSite }, use) => {
    await use({
      ...ownSite,
      async open(where) {
        await page.context().addCookies((await ownSite.owner.storageState()).cookies);
        await page.goto(ownSite.url + where);
        await heading(page).waitFor();
      },
    });
  },
});
