import { eq } from 'drizzle-orm';
import { beforeAll } from 'vitest';
import type { Api } from '#contract/all.endpoints.ts';
import type { Locale, LocaleStatus } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { editions } from '#db/schema/running/editions.ts';
import { documentHtml } from '#server/render/document.ts';
import { createInProcessFetch } from '#server/render/in-process-fetch.ts';
import { renderFailure, renderPage } from '#web/entry-server.tsx';
import type { RenderedPage } from '#web/rendered-page.ts';
import type { ApiFetch } from '#web/shared/api/query-client.ts';
import { useApp } from '../app.ts';

const publicUrl = 'https://vitrina.test';
/** The build's part of a document; what it holds is checked where it is built. */
const assets = {
  stylesFor: () => ':root{}',
  commonStyles: '/assets/styles.css',
  loader: '0',
  landingRedirect: '0',
  filesFor: () => ['/assets/entry-client.js'],
};

interface Rendered {
  status: number;
  html: string;
}

export interface RenderedSite {
  api: Api;
  db: Db;
  render(path: string): Promise<Rendered>;
  /** As it is where the database does not answer. */
  renderWithoutData(path: string): Promise<Rendered>;
  /** As it is where a page breaks. */
  renderBroken(path: string): Rendered;
  setStatus(locale: Locale, status: LocaleStatus): Promise<void>;
}

/** Whole documents of the demonstration, all five editions open, without a build or a socket. */
export function useRenderedSite(): () => RenderedSite {
  const site = useApp('pg');
  const setStatus = async (locale: Locale, status: LocaleStatus) => {
    await site().db.update(editions).set({ status }).where(eq(editions.locale, locale));
  };
  beforeAll(() => setStatus('us', 'active'));
  const finish = (page: RenderedPage): Rendered => ({
    status: page.status,
    html: documentHtml(page, assets, assets.stylesFor()),
  });
  const render = async (path: string, fetchApi: ApiFetch) => {
    const [pathname = '', search = ''] = path.split('?', 2);
    const page = await renderPage({ pathname, search, fetchApi, publicUrl, now: site().clock() });
    if ('movedTo' in page) throw new Error(`${path} has moved to ${page.movedTo}.`);
    return finish(page);
  };
  return () => ({
    api: site().api,
    db: site().db,
    render: (path) => render(path, createInProcessFetch(site().api)),
    renderWithoutData: (path) => render(path, () => Promise.reject(new Error('The database is closed.'))),
    renderBroken: (pathname) =>
      finish(renderFailure({ pathname, requestId: crypto.randomUUID(), publicUrl, now: site().clock() })),
    setStatus,
  });
}
