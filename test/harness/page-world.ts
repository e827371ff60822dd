import { vi } from 'vitest';
import { pageResponse } from '#server/kept-pages/answering/page-response.ts';
import { DiskPages } from '#server/kept-pages/copies/disk-pages.ts';
import type { FreshPage } from '#server/kept-pages/copies/kept-page.ts';
import { MemoryPages } from '#server/kept-pages/copies/memory-pages.ts';
import type { RenderingHow } from '#server/kept-pages/making/render-to-keep.ts';
import { PageStore } from '#server/kept-pages/page-store.ts';
import type { RenderEvent } from '#server/kept-pages/page-store-parts.ts';
import { makeTemporaryFolder } from './programs/temporary-folder.ts';

export const html = (text: string) => `<p>${text}</p>`;

/** A store whose pages and ledger a test decides about. */
export function createPageWorld(directory = makeTemporaryFolder()) {
  const state = { now: new Date('2026-11-15T12:00:00Z').getTime(), position: 10n, heard: '', changed: '' };
  const pages = new Map<string, Partial<FreshPage>>();
  const events: RenderEvent[] = [];
  const render = vi.fn(async (key: string, how?: RenderingHow): Promise<FreshPage> => {
    const page = pages.get(key);
    if (!page) throw new Error('broken');
    const pricesUntil = how?.withoutPrices ? null : (page.pricesUntil ?? null);
    const text = how?.withoutPrices ? html('no price') : (page.html ?? html('text'));
    return {
      status: 200,
      headers: { 'content-type': 'text/html' },
      tags: [],
      expiresAt: pricesUntil,
      ...page,
      html: text,
      pricesUntil,
    };
  });
  const open = () =>
    new PageStore({
      memory: new MemoryPages(1_000_000),
      disk: new DiskPages(directory),
      clock: () => new Date(state.now),
      render,
      ledger: {
        getPosition: async () => state.position,
        heard: { count: 0, findSince: () => state.heard || undefined },
        findChange: async () => {
          if (state.changed === 'down') throw new Error('down');
          return state.changed || undefined;
        },
      },
      onRendered: (event) => events.push(event),
    });
  const textOf = async (store: PageStore, key: string) => {
    const { page, from } = await store.get(key);
    return `${from}: ${pageResponse({ headers: {} }, page, state.now).body}`;
  };
  return { state, pages, render, open, events, textOf };
}
