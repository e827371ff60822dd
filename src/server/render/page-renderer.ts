import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Api } from '#contract/endpoints.ts';
import type { Clock } from '#server/lib/clock.ts';
import { readBuiltAssets } from './assets.ts';
import { contentSecurityPolicy, documentHtml } from './document.ts';
import { createInProcessFetch } from './in-process-fetch.ts';

type ServerEntry = typeof import('#web/entry-server.tsx');

export interface PageAnswer {
  status: number;
  html: string;
  headers: Record<string, string>;
}

export type RenderPage = (pathname: string, search: string) => Promise<PageAnswer>;

interface RendererParts {
  api: Api;
  clock: Clock;
  publicUrl: string;
  distDir: string;
}

/** Pages from the build: React on the server, its data through the API in process. */
export async function createPageRenderer({
  api,
  clock,
  publicUrl,
  distDir,
}: RendererParts): Promise<RenderPage> {
  const entryFile = path.join(distDir, 'server', 'entry-server.js');
  const entry = (await import(pathToFileURL(entryFile).href)) as ServerEntry;
  const assets = readBuiltAssets(path.join(distDir, 'client'));
  const fetchApi = createInProcessFetch(api);
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': contentSecurityPolicy(assets),
  };
  return async (pathname, search) => {
    const page = await entry.renderPage({ pathname, search, fetchApi, publicUrl, now: clock() });
    return { status: page.status, html: documentHtml(page, assets), headers };
  };
}
