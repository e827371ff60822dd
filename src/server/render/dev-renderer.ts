import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { transformWithOxc, type ViteDevServer } from 'vite';
import type { Api } from '#contract/endpoints.ts';
import type { Clock } from '#server/lib/clock.ts';
import { documentHtml } from './document.ts';
import { createInProcessFetch } from './in-process-fetch.ts';
import type { RenderPage } from './page-renderer.ts';

type ServerEntry = typeof import('#web/entry-server.tsx');

interface DevRendererParts {
  api: Api;
  clock: Clock;
  publicUrl: string;
  vite: ViteDevServer;
}

const ENTRY_URL = '/src/web/entry-client.tsx';
const STYLES = '<link rel="stylesheet" href="/src/web/styles.css">';

/** The loader is a classic script: only its types have to go. */
async function readLoader(root: string): Promise<string> {
  const file = path.join(root, 'src/web/loader.ts');
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file);
  return `(()=>{${code.replace(/export\s*\{\s*\};?/, '')}})()`;
}

/** The same pages through Vite: modules as they are on disk, replaced in the browser while one types. */
export function createDevRenderer({ api, clock, publicUrl, vite }: DevRendererParts): RenderPage {
  const fetchApi = createInProcessFetch(api);
  return async (pathname, search) => {
    const entry = (await vite.ssrLoadModule('/src/web/entry-server.tsx')) as ServerEntry;
    const page = await entry.renderPage({ pathname, search, fetchApi, publicUrl, now: clock() });
    const loader = await readLoader(vite.config.root);
    const html = documentHtml(page, { styles: '', loader, filesFor: () => [ENTRY_URL] });
    return {
      status: page.status,
      html: await vite.transformIndexHtml(pathname, html.replace('<style></style>', STYLES)),
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        // Vite injects its own inline script; the real policy is the built site's.
        'content-security-policy': "default-src 'self' 'unsafe-inline' ws: data:",
      },
    };
  };
}
