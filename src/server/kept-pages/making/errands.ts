import type { KeptPage } from '../copies/kept-page.ts';

/** A page that is to be made elsewhere: why, and from where on the ledger may have news for it. */
export interface Errand {
  key: string;
  position: bigint;
  cause: string;
}

export interface Delivery {
  page: KeptPage;
  /** Whether it is on disk already. */
  isStored: boolean;
}

/** undefined where nobody elsewhere could make it. */
export type MakeElsewhere = (errand: Errand) => Promise<Delivery | undefined>;

/** What a thread that makes pages is told, in this order and no other: what it has heard of, its next page has seen. */
export type ToThread = { number: number; errand: Errand } | { heard: string[] } | { over: true };

export type FromThread = { number: number } & (Delivery | { failure: string });
