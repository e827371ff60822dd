import type { Clock } from '#server/lib/time/clock.ts';
import type { DiskPages } from '../copies/disk-pages.ts';
import { type FreshPage, keepPageAtOnce } from '../copies/kept-page.ts';
import { keepingOf } from '../page-key.ts';
import type { Delivery, Errand } from './errands.ts';
import type { RenderingHow } from './render-to-keep.ts';

interface Parts {
  render: (key: string, how?: RenderingHow) => Promise<FreshPage>;
  disk: DiskPages;
  clock: Clock;
}

/** Makes a page and stores it, in a thread where nobody is kept waiting by that. */
export const createMakeAndStore =
  ({ render, disk, clock }: Parts) =>
  async (errand: Errand): Promise<Delivery> => {
    const { key } = errand;
    const began = performance.now();
    const fresh = await render(key);
    // Perhaps it is this thread alone that got no answer: whoever asked tries for himself.
    if (fresh.status >= 500) throw new Error(`The page at ${key} answered ${fresh.status}.`);
    const circumstances = { ...errand, renderedAt: clock().getTime(), took: performance.now() - began };
    const page = keepPageAtOnce(fresh, circumstances);
    if (page.status !== 200 || page.standsIn || keepingOf(key) !== 'disk') return { page, isStored: false };
    const bare =
      page.pricesUntil === null
        ? undefined
        : await render(key, { withoutPrices: true }).catch(() => undefined);
    try {
      disk.setAtOnce(page, bare?.status === 200 ? keepPageAtOnce(bare, circumstances).brotli : undefined);
      return { page, isStored: true };
    } catch {
      // A full disk costs warmth, not the page.
      return { page, isStored: false };
    }
  };
