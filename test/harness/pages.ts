import type { FastifyInstance } from 'fastify';
import { pageRoutes } from '#server/http/routes/pages.ts';
import { documentHtml } from '#server/render/document.ts';
import { createInProcessFetch } from '#server/render/in-process-fetch.ts';
import { findPage, renderFailure, renderPage } from '#web/entry-server.tsx';
import type { TestApp } from './app.ts';

export const noAssets = {
  stylesFor: () => '',
  commonStyles: '',
  loader: '',
  landingRedirect: '',
  filesFor: () => [],
};

/** For buildTestApp's `extend`: real pages without a build. */
export const pagesFromSource =
  ({ api, clock }: Pick<TestApp, 'api' | 'clock'>) =>
  async (app: FastifyInstance): Promise<void> => {
    const fetchApi = createInProcessFetch(api);
    const publicUrl = 'http://vitrina.test';
    const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };
    await app.register(pageRoutes, {
      api,
      findPage: (pathname) => findPage({ pathname, fetchApi }),
      renderFailure: async (pathname, requestId) => {
        const page = renderFailure({ pathname, requestId, publicUrl, now: clock() });
        return { status: page.status, html: documentHtml(page, noAssets, ''), headers };
      },
      renderPage: async (pathname, search, refusedForm) => {
        const now = clock();
        const page = await renderPage({ pathname, search, fetchApi, publicUrl, now, refusedForm });
        if ('movedTo' in page) throw new Error(`${pathname} has moved to ${page.movedTo}`);
        return { status: page.status, html: documentHtml(page, noAssets, ''), headers };
      },
    });
  };
