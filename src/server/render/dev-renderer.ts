import type { ViteDevServer } from 'vite';
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

const DEV_ENTRY_URL = '/src/web/entry-client.tsx';

/** The same pages through Vite: modules as they are on disk, replaced in the browser while one types. */
export function createDevRenderer({ api, clock, publicUrl, vite }: DevRendererParts): RenderPage {
  const fetchApi = createInProcessFetch(api);
  const assets = { styles: '', loader: '', filesFor: () => [] };
  return async (pathname, search) => {
    const entry = (await vite.ssrLoadModule('/src/web/entry-server.tsx')) as ServerEntry;
    const page = await entry.renderPage({ pathname, search, fetchApi, publicUrl, now: clock() });
    const html = documentHtml(page, assets)
      .replace(
        '<script data-app=""></script>',
        `<script>document.documentElement.dataset.theme=localStorage.theme??'light'</script>`,
      )
      .replace(
        '<style></style>',
        `<link rel="stylesheet" href="/src/web/styles.css"><script type="module" src="${DEV_ENTRY_URL}"></script>`,
      );
    return {
      status: page.status,
      html: await vite.transformIndexHtml(pathname, html),
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        // Vite injects its own inline script; the real policy is the built site's.
        'content-security-policy': "default-src 'self' 'unsafe-inline' ws: data:",
      },
    };
  };
}
