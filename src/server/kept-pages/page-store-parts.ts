import type { ServedFrom } from '#contract/pages/rendered-pages/rendered-pages.words.ts';
import type { HeardNews } from '#server/domain/pages/invalidations/heard-news.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import type { DiskPages } from './copies/disk-pages.ts';
import type { FreshPage, KeptPage } from './copies/kept-page.ts';
import type { MemoryPages } from './copies/memory-pages.ts';
import type { RenderingHow } from './making/render-to-keep.ts';

export interface StoreParts {
  memory: MemoryPages;
  disk: DiskPages;
  clock: Clock;
  render: (key: string, how?: RenderingHow) => Promise<FreshPage>;
  ledger: {
    getPosition(): Promise<bigint>;
    heard: Pick<HeardNews, 'count' | 'findSince'>;
    findChange(since: bigint, tags: string[]): Promise<string | undefined>;
  };
  /** Told of every render, good or bad. */
  onRendered?: (event: RenderEvent) => void;
}

export interface RenderEvent {
  key: string;
  cause: string;
  took: number;
  page?: KeptPage;
  error?: unknown;
}

export interface Answer {
  page: KeptPage;
  from: ServedFrom;
}
