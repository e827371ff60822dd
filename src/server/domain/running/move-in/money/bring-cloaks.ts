import { paths } from '#contract/site/addresses/paths.ts';
import { toShopPath } from '#contract/site/addresses/to-shop-path.ts';
import { plainOldPath } from '#server/domain/readers/redirects/old-address.ts';
import { isOwnAddress } from '#server/domain/readers/redirects/old-addresses.ts';
import { findProductPlace } from '#server/domain/readers/redirects/product-place.ts';
import { newHref } from '../entries/links.ts';
import { leftLine, why } from '../why.ts';
import { type Address, keepAddresses } from '../writing/keep-addresses.ts';
import { type Moving, tellLeft } from '../writing/moving.ts';
import { type CloakFact, cloakWords, destinationOf, keyOf, type ProductFact } from './facts.ts';

type Place = Pick<Address, 'postId' | 'target'>;
const BATCH = 200;

/**
 * Where an address that led to a shop leads from now on: to what we say about the product, or to a page that says where one
 * is going. Never to the shop: who follows an old link has not been told.
 */
async function placeOf(moving: Moving, key: string, { to, title, place }: CloakFact): Promise<Place> {
  const { db, index, notes, site, locale } = moving;
  const destination = destinationOf(index, site, to);
  const inside = destination && newHref({ index, site, locale }, destination.href);
  if (inside?.startsWith('/')) return { target: inside };
  const wanted = keyOf(index, site, { url: to });
  const product = wanted === undefined ? undefined : index.get<ProductFact>('product', wanted);
  const postId = notes.get<number>('cloak', key);
  const { newId: id, hasOffer = false } = product ?? {};
  const isShown = id !== undefined && (await findProductPlace(db, locale, id)) !== undefined;
  if (id !== undefined && (isShown || (hasOffer && postId === undefined)))
    return { target: toShopPath(locale, id) };
  if (postId !== undefined) return { postId };
  const reason = why('cloak_home', { path: key, title, address: to.slice(0, 300) });
  tellLeft(moving, leftLine('address', place, reason));
  return { target: paths.home(locale) };
}

/** A link of which only the end is known had one of the words before it that the texts use, or the plugin's own. */
function pathsOf({ notes, site }: Moving, key: string): string[] {
  if (!key.startsWith('*/')) return [key];
  const base = new URL(site.address ?? 'https://old-site.invalid').pathname;
  const used = cloakWords.filter((word) => notes.get('box', `cloak word ${word}`));
  return [...new Set<string>([...used, 'recommends'])].map((word) =>
    plainOldPath(`${base}/${word}/${key.slice(2)}`),
  );
}

/** Every address of the old site that led to a shop. */
export async function bringCloaks(moving: Moving): Promise<void> {
  const { index, locale, runId } = moving;
  let waiting: Address[] = [];
  const flush = async () => {
    const rows = waiting;
    waiting = [];
    if (rows.length > 0) await keepAddresses(moving, rows);
  };
  for (const { key, value } of index.all<CloakFact>('cloak')) {
    for (const path of pathsOf(moving, key)) {
      if (isOwnAddress(path)) {
        tellLeft(moving, leftLine('address', path, why('answered_here')));
        continue;
      }
      waiting.push({ locale, runId: runId ?? null, path, ...(await placeOf(moving, path, value)) });
    }
    if (waiting.length >= BATCH) await flush();
  }
  await flush();
}
