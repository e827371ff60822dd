import type { NewProduct } from '#contract/commerce/products/products.admin.schemas.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { productSearchText } from '#server/domain/commerce/products/product-search.ts';
import { type AuditActor, recordAudit } from '#server/domain/people/audit/record-audit.ts';
import { changedFields, describeChanges } from '#server/lib/changes.ts';
import { findByEan, findByShopNumber, listStandings, type ProductStanding } from './bring-product.queries.ts';
import { cleanFacts } from './product-facts.ts';
import { recordProductText } from './product-history.ts';
import { insertProduct, lockProducts, updateProduct } from './products.write.queries.ts';
import { auditOfProduct, tellReadersOfProduct } from './products.write.service.ts';

/** Who brings something from elsewhere, and when. */
export interface Bringing {
  actor: AuditActor;
  at: Date;
}

/** Products that came once, as far as they are still there. */
export async function standingOfProducts(db: Db, ids: number[]): Promise<Map<number, ProductStanding>> {
  const rows = ids.length > 0 ? await listStandings(db, ids) : [];
  return new Map(rows.map((row) => [row.id, row]));
}

/** The product that is here already, by the number of its shop or by its EAN. */
export async function findKnownProduct(
  db: Db,
  locale: Locale,
  { asin, ean }: { asin?: string | undefined; ean?: string | null | undefined },
): Promise<ProductStanding | undefined> {
  const byNumber = asin === undefined ? undefined : await findByShopNumber(db, 'amazon', asin, locale);
  return byNumber ?? (ean ? findByEan(db, ean) : undefined);
}

/** A new product, by the rules of one that is typed. No page shows it before a text names it. */
export async function bringProduct(
  tx: Db,
  { actor, at }: Bringing,
  input: NewProduct,
): Promise<ProductStanding> {
  const facts = cleanFacts(input);
  const row = { ...facts, searchText: productSearchText(facts), createdAt: at, updatedAt: at };
  const made = await insertProduct(tx, row);
  await recordAudit(tx, actor, at, { action: 'created', ...auditOfProduct(made) });
  return made;
}

/** The same product as it is there by now; what only an editor here has said stays. */
export async function bringProductAgain(
  tx: Db,
  { actor, at }: Bringing,
  id: number,
  { brand, name, ean, imageUrl }: NewProduct,
): Promise<ProductStanding | undefined> {
  const [before] = await lockProducts(tx, [id]);
  if (!before) return undefined;
  const owner = ean === null ? undefined : await findByEan(tx, ean);
  const isFree = owner === undefined || owner.id === id;
  const given = {
    brand,
    name,
    ...(ean !== null && isFree && { ean }),
    ...(imageUrl !== null && { imageUrl }),
  };
  const changes = changedFields(before, given);
  if (Object.keys(changes).length === 0) return before;
  const set = {
    ...changes,
    searchText: productSearchText({ ...before, ...changes }),
    version: before.version + 1,
    updatedAt: at,
  };
  const after = await updateProduct(tx, id, set);
  const details = describeChanges(before, changes);
  await recordAudit(tx, actor, at, { action: 'updated', ...auditOfProduct(after), details });
  await recordProductText(tx, actor, at, before, after);
  await tellReadersOfProduct(tx, at, before, after);
  return after;
}
