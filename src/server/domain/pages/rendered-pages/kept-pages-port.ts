import type { ServedFrom } from '#contract/pages/rendered-pages/rendered-pages.words.ts';
import type { Locale } from '#contract/site/locales.ts';
import { DomainError } from '#server/lib/errors.ts';

/** A page as it is kept, or as it has just been rendered. */
export interface CopyFacts {
  status: number;
  headers: Record<string, string>;
  html: string;
  bytes: number;
  size: number;
  took: number;
  renderedAt: number;
  expiresAt: number | null;
  tags: string[];
}

export interface AnswerCounts {
  answers: Record<ServedFrom, number>;
  /** Of the last minute. */
  rendersPerSecond: number;
}

/** Pages of a run that is in a hurry: several at once, beside what readers ask and behind it. */
export interface BulkRenewal {
  atOnce: number;
  /** As the port's own; what many pages share is read once for all of them. */
  renew(path: string, cause: string): Promise<boolean>;
  close(): Promise<void>;
}

/** This server's kept pages, as far as the rules about them need them. */
export interface KeptPagesPort {
  /** Of this build and address: pages of another one are not read. */
  store: string;
  /** Renders the page unless it is ready; false where it cannot be rendered. */
  renew(path: string, cause: string): Promise<boolean>;
  /** Whoever opens one closes it. */
  openBulk(): BulkRenewal;
  /** Over when everything that was written to the ledger before has reached the pages, and is no news to new ones. */
  settle(): Promise<void>;
  /** What is kept, true or not, without rendering anything. */
  look(address: string): Promise<(CopyFacts & { cause: string; from: 'memory' | 'disk' }) | undefined>;
  /** What would be kept, without keeping it. */
  render(address: string): Promise<CopyFacts>;
  counts(): {
    since: Date;
    of: (locale: Locale | null) => AnswerCounts;
    /** Of all answers, those to caches in front. */
    toCaches: () => Record<ServedFrom, number>;
  };
}

/** Services are there before pages are: the port comes when they are opened. Without a build it never does. */
export function createPortHolder() {
  let port: KeptPagesPort | undefined;
  return {
    connect(opened: KeptPagesPort): void {
      port = opened;
    },
    get: (): KeptPagesPort | undefined => port,
    need(): KeptPagesPort {
      if (port) return port;
      throw new DomainError('conflict', 'This server keeps no pages.', { reason: 'no_kept_pages' });
    },
  };
}

export type PortHolder = ReturnType<typeof createPortHolder>;
