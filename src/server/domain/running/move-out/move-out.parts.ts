import type { Db } from '#db/open.ts';
import type { ProductsService } from '#server/domain/commerce/products/products.service.ts';
import type { SitemapService } from '#server/domain/readers/sitemap/sitemap.service.ts';
import type { EditionsService } from '#server/domain/running/editions/editions.service.ts';
import type { OriginalStore } from '#server/domain/writing/media/original-store.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import type { listOutgoingAuthors, listOutgoingCategories } from './outgoing.queries.ts';
import type { Outgoing } from './outgoing.ts';
import type { PlainBlock } from './plain-blocks.ts';

export interface MoveOutParts {
  db: Db;
  clock: Clock;
  publicUrl: string;
  editions: EditionsService;
  products: Pick<ProductsService, 'listCards'>;
  pictures: { originals: Pick<OriginalStore, 'read'> };
  sitemap: SitemapService;
  /** For what is written down on the way. */
  scratch: string;
}

export type Edition = Awaited<ReturnType<EditionsService['getEdition']>>;

/** What came of it, for whoever asked. */
export interface MovedOut {
  files: number;
  posts: number;
  reviews: number;
  pictures: number;
  /** Addresses of pictures that are named and not there. */
  missing: string[];
}

export interface WriterParts extends MoveOutParts {
  folder: string;
  edition: Edition;
  authors: Awaited<ReturnType<typeof listOutgoingAuthors>>;
  categories: Awaited<ReturnType<typeof listOutgoingCategories>>;
  /** Counted by whoever writes. */
  moved: MovedOut;
}

export interface Written {
  item: Outgoing;
  blocks: PlainBlock[];
  isSponsored: (address: string) => boolean;
  /** Month and year where a text leaves room for them. */
  resolve: (text: string) => string;
}

/** One edition in one form. */
export interface OutgoingWriter {
  write(written: Written): Promise<void>;
  close(): Promise<void>;
}

export const countItem = (moved: MovedOut, { kind }: Outgoing): void => {
  if (kind === 'post') moved.posts += 1;
  else moved.reviews += 1;
};
