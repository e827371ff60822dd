import { templateOf } from '#contract/pages/rendered-pages/page-templates.ts';
import { collectSeen } from '#server/domain/pages/invalidations/seen.ts';
import { tags } from '#server/domain/pages/invalidations/tags.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import { nextMidnight } from '#server/lib/time/midnight.ts';
import { movedAnswer, type RenderPage } from '../../render/page-renderer.ts';
import type { FreshPage } from '../copies/kept-page.ts';

interface Parts {
  renderPage: RenderPage;
  /** Where an address leads that has no page. */
  findRedirect: (pathname: string) => Promise<string | null>;
  clock: Clock;
  /** What every answer of the site carries. */
  headers: Record<string, string>;
  /** How long the page at a path is kept where nothing in it changes, in milliseconds. */
  lifetimeOf?: (pathname: string) => Promise<number>;
}

export interface RenderingHow {
  withoutPrices?: boolean;
  /** Of what is there now, whatever was read before. */
  afresh?: boolean;
}

const noEnd = async () => Infinity;

/** Renders the page of a key and finds out how long it will be true. */
export const createRenderToKeep =
  ({ renderPage, findRedirect, clock, headers, lifetimeOf = noEnd }: Parts) =>
  async (key: string, how: RenderingHow = {}): Promise<FreshPage> => {
    const [pathname = '/', search = ''] = key.split('?', 2);
    const { result, seen } = await collectSeen(async () => {
      const page = await renderPage(pathname, search);
      // Asked for missing pages alone: a page that exists is never led away from.
      const to = page.status === 404 ? await findRedirect(pathname) : null;
      return to === null ? page : movedAnswer(to);
    }, how);
    const midnights = [...seen.timeZones].map((zone) => nextMidnight(zone, clock()));
    const ends = Math.min(seen.pricesUntil, clock().getTime() + (await lifetimeOf(pathname)), ...midnights);
    const shown = [...seen.tags, tags.page(pathname), tags.lifetime(templateOf(pathname))].sort();
    return {
      ...result,
      headers: { ...headers, ...result.headers },
      tags: shown,
      expiresAt: Number.isFinite(ends) ? ends : null,
      pricesUntil: Number.isFinite(seen.pricesUntil) ? seen.pricesUntil : null,
    };
  };
