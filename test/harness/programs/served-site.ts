import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect } from 'vitest';
import { templateOf } from '#contract/pages/rendered-pages/page-templates.ts';
import { putInFront } from '#server/http/front/front.ts';
import { pageRoutes } from '#server/http/routes/pages.ts';
import { createKeptPages } from '#server/kept-pages/answering/kept-pages.ts';
import { readsOf } from '#web/entry-server.tsx';
import { buildTestApp } from '../app.ts';
import { everything } from '../data/everything.ts';
import type { Engine } from '../database.ts';
import { useKeptSite } from './kept-site.ts';

export interface Asked {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

/** Sends exactly this, however odd: fetch would tidy up addresses and headers. */
export type Ask = (path: string, headers?: http.OutgoingHttpHeaders, method?: string) => Promise<Asked>;

function askAt(port: number, agent: http.Agent): Ask {
  return (path, headers = {}, method = 'GET') =>
    new Promise((resolve, reject) => {
      const request = http.request({ host: '127.0.0.1', port, path, headers, method, agent }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
        );
      });
      request.on('error', reject);
      request.end();
    });
}

/** The demonstration with its pages kept, answering on a socket as the program does. */
export function useServedSite(engine: Engine) {
  const site = useKeptSite(engine);
  const agent = new http.Agent({ keepAlive: true });
  let opened: { ask: Ask; kept: ReturnType<typeof createKeptPages>; served: FastifyInstance } | undefined;
  beforeAll(async () => {
    const { api, clock, counts, findPage, renderPage, services, store } = site();
    const { rules, noteVisit } = services.crawlers;
    await rules.refresh();
    const kept = createKeptPages({ store, clock, counts, readsOf, rules });
    const app = await buildTestApp({
      api,
      noteVisit,
      extend: async (instance) => {
        await instance.register(pageRoutes, {
          api,
          kept,
          findPage,
          readsOf,
          renderPage,
          renderFailure: async () => ({ status: 500, html: 'broken', headers: {} }),
        });
      },
    });
    putInFront(app, {
      proxies: 0,
      noteVisit,
      respond: kept.respondAtOnce,
      countPageView: services.clicks.countPageView,
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    opened = { ask: askAt(port, agent), kept, served: app };
  });
  afterAll(async () => {
    agent.destroy();
    await opened?.served.close();
  });
  return () => {
    if (!opened) throw new Error('The site is there in tests and hooks only.');
    return { ...site(), ...opened };
  };
}

/** Of each template in each edition; where everything is run, every address that search engines find. */
export async function pathsOf({ services }: Pick<ReturnType<ReturnType<typeof useKeptSite>>, 'services'>) {
  const all = await Array.fromAsync(services.sitemap.walk());
  expect(all.length).toBeGreaterThan(150);
  if (everything) return all;
  const kinds = Map.groupBy(all, (path) => `${path.split('/')[1]} ${templateOf(path)}`);
  return [...kinds.values()].flatMap((paths) => paths.slice(0, 2));
}
