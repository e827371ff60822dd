import { type ImportMapping, importMappingSchema } from '#contract/commerce/imports/imports.admin.schemas.ts';
import type { ImportState } from '#contract/commerce/imports/imports.words.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { theProgram } from '#server/domain/people/audit/record-audit.ts';
import type { FeedLook } from '../feed-parts.ts';
import { findFeed, findImport, insertImport } from '../imports.queries.ts';

/** A file that came by itself, and what somebody has said of those before it. */
export interface ArrivedFile {
  storedAs: string;
  bytes: number;
  look: FeedLook;
  feed: {
    id: number;
    name: string;
    host: string;
    locale: Locale;
    mapping: unknown;
  };
  at: Date;
}

const mappingIn = (stored: unknown, locale: Locale): ImportMapping | undefined => {
  const { data } = importMappingSchema.safeParse(stored);
  return data?.locale === locale ? data : undefined;
};

/** An import like any other; nobody is asked where somebody has agreed to how the feed is read. */
export async function insertArrived(
  tx: Db,
  { storedAs, bytes, look, feed, at }: ArrivedFile,
): Promise<number> {
  const agreed = mappingIn(feed.mapping, feed.locale);
  const remembered = agreed ?? mappingIn((await findFeed(tx, feed.name))?.mapping, feed.locale);
  // Columns of one network say nothing of another's file.
  const isItsOwn = (remembered?.network ?? null) === (look.shape.network ?? null);
  const made = await insertImport(tx, {
    feed: feed.name,
    // The rest of its address may be a key.
    fileName: feed.host,
    storedAs,
    bytes,
    columns: look.columns,
    sample: look.sample,
    shape: look.shape,
    mapping: agreed ?? (isItsOwn && remembered ? remembered : null),
    state: agreed ? 'waiting_to_check' : 'uploaded',
    unattended: agreed !== undefined,
    shopFeedId: feed.id,
    startedById: '',
    startedBy: theProgram.name,
    createdAt: at,
  });
  return made.id;
}

export const stateOfImport = async (db: Db, id: number): Promise<ImportState | undefined> =>
  (await findImport(db, id))?.state;
