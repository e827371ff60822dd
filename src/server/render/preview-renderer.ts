import path from 'node:path';
import type { FindPreview } from '#server/api/writing/previews/previews.ts';
import type { RenderedPage } from '#web/rendered-page.ts';
import { readBuiltAssets } from './assets.ts';
import { documentHtml, policyHeaders } from './document.ts';
import { createInProcessFetch } from './in-process-fetch.ts';
import type { PageAnswer, RendererParts } from './page-renderer.ts';
import { noPreviewPage, previewPage, previewStyles } from './preview-page.ts';
import type { WebBundle } from './web-bundle.ts';

export type RenderPreview = (token: string) => Promise<PageAnswer>;

export interface PreviewParts extends RendererParts {
  findPreview: FindPreview;
}

/** Kept by nobody, and told to nobody: the address itself is the key. */
const confidential = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
};

type Render = WebBundle['renderPage'];
type ToAnswer = (page: RenderedPage) => Promise<Pick<PageAnswer, 'html' | 'headers'>>;

/** The public renderer, told of a page that is not public, in an edition that may not be open. */
export function createPreviewRenderer(
  parts: PreviewParts,
  render: Render,
  toAnswer: ToAnswer,
): RenderPreview {
  const { api, clock, publicUrl, findPreview } = parts;
  const fetchApi = createInProcessFetch(api);

  async function renderPreview(token: string): Promise<RenderedPage> {
    const preview = await findPreview(token);
    if (preview.kind === 'none') return noPreviewPage(preview.locale, publicUrl);
    const { locale, pathname, address, answer, edition } = preview;
    const known = new Map<string, unknown>([
      // A closed edition has none for readers; its editors see the page all the same.
      ...(edition.status === 'inactive' ? [['/api/categories/popular', []] as const] : []),
      [address, answer],
      [`/api/locale-configs/${locale}`, { ...edition, status: 'active' }],
    ]);
    const page = await render({
      pathname,
      search: '',
      fetchApi: async (asked, params) => known.get(asked) ?? fetchApi(asked, params),
      publicUrl,
      now: clock(),
    });
    if ('movedTo' in page) throw new Error(`The preview of ${pathname} has moved to ${page.movedTo}.`);
    return previewPage(page, preview);
  }

  return async (token) => {
    const page = await renderPreview(token);
    const { html, headers } = await toAnswer(page);
    return { status: page.status, html, headers: { ...headers, ...confidential } };
  };
}

/** From the build. */
export function createBuiltPreviews(bundle: WebBundle, distDir: string, parts: PreviewParts): RenderPreview {
  const assets = { ...readBuiltAssets(path.join(distDir, 'client')), filesFor: () => [] };
  const policyFor = policyHeaders(assets);
  return createPreviewRenderer(parts, bundle.renderPage, async (page) => {
    const styles = assets.stylesFor(page.modules, page.body) + previewStyles;
    return {
      html: documentHtml(page, assets, styles),
      headers: policyFor(styles, false),
    };
  });
}
