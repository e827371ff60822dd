import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { transformWithOxc, type ViteDevServer } from 'vite';
import { otherPaths } from '#contract/site/addresses/other-paths.ts';
import type { RenderedPage } from '#web/rendered-page.ts';
import { inlineScript } from './assets.ts';
import { documentHtml } from './document.ts';
import { createInProcessFetch } from './in-process-fetch.ts';
import {
  isView,
  movedAnswer,
  type PageAnswer,
  type PageRenderer,
  type RendererParts,
} from './page-renderer.ts';
import { previewStyles } from './preview-page.ts';
import { createPreviewRenderer, type PreviewParts, type RenderPreview } from './preview-renderer.ts';
import type { WebBundle } from './web-bundle.ts';

const ENTRY_URL = '/src/web/entry-client.tsx';
const STYLES = '<link rel="stylesheet" href="/src/web/styles.css">';

/** The inlined scripts are classic ones: only their types have to go. */
export async function readScript(root: string, name: string): Promise<string> {
  const file = path.join(root, 'src/web', name);
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file);
  return inlineScript(code.replace(/export\s*\{\s*\};?/, ''));
}

/** As it is on disk now; Vite loads it anew after every change. */
export const loadDevBundle = (vite: ViteDevServer): Promise<WebBundle> =>
  vite.ssrLoadModule('/src/web/entry-server.tsx') as Promise<WebBundle>;

/** The page around what was rendered; without files to take it over it stays as it is. */
async function devDocument(
  vite: ViteDevServer,
  pathname: string,
  page: RenderedPage,
  { files = [ENTRY_URL], tellsView = false } = {},
) {
  const { root } = vite.config;
  const loader = await readScript(root, 'loader.ts');
  const landingRedirect = await readScript(root, 'landing-redirect.ts');
  const styling = { stylesFor: () => '', commonStyles: '' };
  const tellView = await readScript(root, 'tell-view.ts');
  const assets = { ...styling, loader, landingRedirect, tellView, filesFor: () => files };
  const html = documentHtml(page, assets, '', tellsView);
  return {
    html: await vite.transformIndexHtml(encodeURI(pathname), html.replace('<style></style>', STYLES)),
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      // Vite injects its own inline script; the real policy is the built site's.
      'content-security-policy': "default-src 'self' 'unsafe-inline' ws: data:",
    },
  };
}

/** The same pages through Vite: modules as they are on disk, replaced in the browser while one types. */
export function createDevRenderer(vite: ViteDevServer, parts: RendererParts): PageRenderer {
  const { api, clock, publicUrl } = parts;
  const fetchApi = createInProcessFetch(api);
  const answer = async (page: RenderedPage, pathname: string, tellsView: boolean): Promise<PageAnswer> => ({
    status: page.status,
    ...(await devDocument(vite, pathname, page, { tellsView })),
  });
  return {
    async renderPage(pathname, search, refusedForm) {
      const bundle = await loadDevBundle(vite);
      const now = clock();
      const isHidden = await parts.isHidden?.(pathname);
      const options = { pathname, search, fetchApi, publicUrl, now, refusedForm, isHidden };
      const page = await bundle.renderPage(options);
      if ('movedTo' in page) return movedAnswer(page.movedTo);
      const tellsView = (parts.tellsViews ?? false) && isView(page.status, pathname, refusedForm);
      return answer(page, pathname, tellsView);
    },
    findPage: async (pathname) =>
      (await loadDevBundle(vite)).findPage({
        pathname,
        fetchApi,
        isHidden: await parts.isHidden?.(pathname),
      }),
    async renderFailure(pathname, requestId) {
      const bundle = await loadDevBundle(vite);
      const page = bundle.renderFailure({ pathname, requestId, publicUrl, now: clock() });
      return answer(page, pathname, false);
    },
  };
}

export function createDevPreviews(vite: ViteDevServer, parts: PreviewParts): RenderPreview {
  const render: WebBundle['renderPage'] = async (options) => (await loadDevBundle(vite)).renderPage(options);
  return createPreviewRenderer(parts, render, async (page) => {
    const { html, headers } = await devDocument(vite, otherPaths.preview(), page, { files: [] });
    return { html: html.replace('</head>', `<style>${previewStyles}</style></head>`), headers };
  });
}
