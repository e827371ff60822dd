import path from 'node:path';
import type { Api } from '#contract/all.endpoints.ts';
import { countedPage } from '#contract/commerce/clicks/counted-page.ts';
import { ownLocation } from '#server/lib/own-location.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import type { RenderedPage } from '#web/rendered-page.ts';
import type { RefusedForm } from '#web/shared/page-context.tsx';
import { readBuiltAssets } from './assets.ts';
import { documentHtml, policyHeaders } from './document.ts';
import { createInProcessFetch } from './in-process-fetch.ts';
import type { WebBundle } from './web-bundle.ts';

export interface PageAnswer {
  status: number;
  html: string;
  headers: Record<string, string>;
  /** Nothing of its own stands at the address: any number of them say the same. */
  standsIn?: boolean | undefined;
  /** It leads elsewhere, and the query goes along. */
  leadsAway?: boolean;
}

/** An address that a page once had, or that somebody lets lead elsewhere: readers learn the new one. */
export const movedAnswer = (target: string): PageAnswer => ({
  status: 301,
  html: '',
  headers: { location: ownLocation(target), 'cache-control': 'no-cache' },
  leadsAway: true,
});

export type RenderPage = (pathname: string, search: string, refusedForm?: RefusedForm) => Promise<PageAnswer>;

export interface RendererParts {
  api: Api;
  clock: Clock;
  publicUrl: string;
  /** Pages that an owner has switched off. */
  isHidden?: (pathname: string) => Promise<boolean>;
  /** A cache in front may answer with them: they tell of their views by themselves. */
  tellsViews?: boolean;
}

/** Whether there is a view to tell of: what is sent again after a form is none. */
export const isView = (status: number, pathname: string, refusedForm: RefusedForm | undefined): boolean =>
  status === 200 && refusedForm === undefined && countedPage(pathname) !== undefined;

/** Says that a page broke, without asking anything that may be broken too. */
export type RenderFailure = (pathname: string, requestId: string) => Promise<PageAnswer>;

export interface PageRenderer {
  renderPage: RenderPage;
  /** The address of the page at a plain address, found without rendering it; undefined where there is none. */
  findPage: (pathname: string) => Promise<string | undefined>;
  renderFailure: RenderFailure;
}

/** Pages from the build: React on the server, its data through the API in process. */
export function createPageRenderer(bundle: WebBundle, distDir: string, parts: RendererParts): PageRenderer {
  const { api, clock, publicUrl, tellsViews = false } = parts;
  const assets = readBuiltAssets(path.join(distDir, 'client'), tellsViews);
  const fetchApi = createInProcessFetch(api);
  const policyFor = policyHeaders(assets);
  const answer = (page: RenderedPage, caching: string, tellsView: boolean): PageAnswer => {
    const styles = assets.stylesFor(page.modules, page.body);
    return {
      status: page.status,
      html: documentHtml(page, assets, styles, tellsView),
      standsIn: page.standsIn,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': caching,
        ...policyFor(styles, page.landing !== undefined, tellsView),
      },
    };
  };
  return {
    async renderPage(pathname, search, refusedForm) {
      const now = clock();
      const isHidden = await parts.isHidden?.(pathname);
      const options = { pathname, search, fetchApi, publicUrl, now, refusedForm, isHidden };
      const page = await bundle.renderPage(options);
      if ('movedTo' in page) return movedAnswer(page.movedTo);
      return answer(page, 'no-cache', tellsViews && isView(page.status, pathname, refusedForm));
    },
    findPage: async (pathname) =>
      bundle.findPage({ pathname, fetchApi, isHidden: await parts.isHidden?.(pathname) }),
    async renderFailure(pathname, requestId) {
      const page = bundle.renderFailure({ pathname, requestId, publicUrl, now: clock() });
      return answer(page, 'no-store', false);
    },
  };
}
