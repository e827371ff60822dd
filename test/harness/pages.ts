import type { FastifyInstance } from 'fastify';
import { pageRoutes } from '#server/http/routes/pages.ts';
import { documentHtml } from '#server/render/document.ts';
import { createInProcessFetch } from '#server/render/in-process-fetch.ts';
import { renderPage } from '#web/entry-server.tsx';
import type { TestApp } from './app.ts';

const noAssets = { stylesFor: () => '', loader: '', landingRedirect: '', filesFor: () => [] };

/** For buildTestApp's `extend`: real pages without a build. */
export const pagesFromSource =
  ({ api, clock }: Pick<TestApp, 'api' | 'clock'>) =>
  async (app: FastifyInstance): Promise<void> => {
    const fetchApi = createInProcessFetch(api);
    await app.register(pageRoutes, {
      api,
      renderPage: async (pathname, search, refusedForm) => {
        const request = {
          pathname,
          search,
          fetchApi,
          publicUrl: 'http://vitrina.test',
          now: clock(),
          refusedForm,
        };
        const page = await renderPage(request);
        if ('movedTo' in page) throw new Error(`${pathname} has moved to ${page.movedTo}`);
        const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };
        return { status: page.status, html: documentHtml(page, noAssets), headers };
      },
    });
  };
