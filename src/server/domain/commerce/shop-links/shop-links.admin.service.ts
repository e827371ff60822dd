import type { NewShopLink, ShopLinkChange } from '#contract/commerce/shop-links/shop-links.admin.schemas.ts';
import type { Caller } from '#contract/people/accounts/caller.ts';
import { reservedSlugs } from '#contract/site/addresses/paths.ts';
import { numberedSlug, slugOf } from '#contract/site/addresses/slugs.ts';
import { limits } from '#contract/site/limits.ts';
import type { Db } from '#db/open.ts';
import { readShortLink } from '#server/domain/commerce/marketplaces/shopee/read-short-link.ts';
import { recordChange } from '#server/domain/pages/invalidations/record-change.ts';
import { tags } from '#server/domain/pages/invalidations/tags.ts';
import { recordAudit } from '#server/domain/people/audit/record-audit.ts';
import { changedFields, describeChanges } from '#server/lib/changes.ts';
import { violatesUnique } from '#server/lib/database-errors.ts';
import { invalidFields, notFound } from '#server/lib/errors.ts';
import { byCreation, readPart } from '#server/lib/parts.ts';
import { requireRole } from '#server/lib/permissions.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import * as queries from './shop-links.admin.queries.ts';

/** A title without a plain letter in it still needs an address. */
const NAMELESS = 'oferta';

async function freeSlug(tx: Db, title: string): Promise<string> {
  const base = slugOf(title) || NAMELESS;
  const taken = await queries.listSlugsLike(tx, base);
  let number = 1;
  while (taken.has(numberedSlug(base, number)) || reservedSlugs.has(numberedSlug(base, number))) number += 1;
  return numberedSlug(base, number);
}

function refuseReserved(slug: string | undefined): void {
  if (slug !== undefined && reservedSlugs.has(slug)) throw invalidFields({ slug: { code: 'reserved' } });
}

/** The short link as it is kept; anything else is told what to paste instead. */
function readUrl(text: string): string {
  const url = readShortLink(text);
  if (url === undefined) throw invalidFields({ url: { code: 'no_short_link' } });
  return url;
}

/** Two editors may choose the same address at once: the index decides, and the second is told. */
async function unlessTaken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw violatesUnique(error, 'shop_links_slug_unique')
      ? invalidFields({ slug: { code: 'taken' } })
      : error;
  }
}

async function assertProduct(tx: Db, id: number | null | undefined): Promise<void> {
  if (typeof id === 'number' && !(await queries.holdProduct(tx, id)))
    throw invalidFields({ productId: { code: 'invalid' } });
}

/** What shows it: its own page, and the pages of the product that it sells. */
const tagsOf = (...links: queries.ShopLinkRow[]) =>
  links.flatMap(({ slug, productId }) => [
    tags.shopLink(slug),
    ...(productId === null ? [] : [tags.product(productId)]),
  ]);

const auditOf = ({ id, title }: queries.ShopLinkRow) =>
  ({ subject: 'shop_link', subjectId: String(id), title, locale: 'br' }) as const;

/** Shop links at the desk: written here, shown by shop-links.service.ts, which checks where they lead once more. */
export function createAdminShopLinksService({ db, clock }: { db: Db; clock: Clock }) {
  async function lock(tx: Db, id: number): Promise<queries.ShopLinkRow> {
    const row = await queries.lockShopLink(tx, id);
    if (!row) throw notFound(`Shop link ${id}`);
    return row;
  }

  /** As the desk shows it, after a change. */
  async function tell(tx: Db, { id }: queries.ShopLinkRow): Promise<queries.ToldShopLink> {
    const row = await queries.findShopLinkById(tx, id);
    if (!row) throw notFound(`Shop link ${id}`);
    return row;
  }

  return {
    async list(caller: Caller, { q, cursor }: { q?: string | undefined; cursor?: string | undefined }) {
      requireRole(caller, 'viewer');
      return readPart(cursor, (after, limit) => queries.listShopLinks(db, { q, after }, limit), byCreation);
    },

    async get(caller: Caller, id: number) {
      requireRole(caller, 'viewer');
      const row = await queries.findShopLinkById(db, id);
      if (!row) throw notFound(`Shop link ${id}`);
      return { ...row, usedIn: await queries.listPostsLinkingTo(db, row.slug, limits.media.usesListed) };
    },

    async create(caller: Caller, { title, slug, url, productId }: NewShopLink) {
      const actor = requireRole(caller, 'editor');
      refuseReserved(slug);
      const kept = readUrl(url);
      const at = clock();
      const work = db.transaction(async (tx) => {
        await assertProduct(tx, productId);
        const fields = { title, slug: slug ?? (await freeSlug(tx, title)), url: kept, productId };
        const made = await queries.insertShopLink(tx, fields, at);
        await recordAudit(tx, actor, at, { action: 'created', ...auditOf(made), details: { url: kept } });
        await recordChange(tx, at, `shop link ${made.id} created`, tagsOf(made));
        return tell(tx, made);
      });
      return unlessTaken(work);
    },

    async change(caller: Caller, id: number, { url, ...patch }: ShopLinkChange) {
      const actor = requireRole(caller, 'editor');
      const kept = url === undefined ? undefined : readUrl(url);
      const at = clock();
      const work = db.transaction(async (tx) => {
        const before = await lock(tx, id);
        const changes = changedFields(before, { ...patch, url: kept });
        if (Object.keys(changes).length === 0) return tell(tx, before);
        refuseReserved(changes.slug);
        await assertProduct(tx, changes.productId);
        const after = await queries.updateShopLink(tx, id, changes, at);
        const details = describeChanges(before, changes);
        await recordAudit(tx, actor, at, { action: 'updated', ...auditOf(after), details });
        await recordChange(tx, at, `shop link ${id} changed`, tagsOf(before, after));
        return tell(tx, after);
      });
      return unlessTaken(work);
    },

    async remove(caller: Caller, id: number): Promise<void> {
      const actor = requireRole(caller, 'editor');
      const at = clock();
      await db.transaction(async (tx) => {
        const row = await lock(tx, id);
        await queries.deleteShopLink(tx, id);
        const details = { slug: row.slug, url: row.url };
        await recordAudit(tx, actor, at, { action: 'deleted', ...auditOf(row), details });
        await recordChange(tx, at, `shop link ${id} deleted`, tagsOf(row));
      });
    },
  };
}
