import { recognise } from '#contract/commerce/networks/recognise/recognise.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { ReplacementWay } from '#contract/writing/links/failing-links.words.ts';
import type { Db } from '#db/open.ts';
import { findOurs, marketplaceOf } from '#server/domain/commerce/catalog/known-again/find-ours.ts';
import {
  createProductStandings,
  type JudgedOffer,
  type ProductStanding,
} from '#server/domain/commerce/catalog/products/product-standings.ts';
import type { EditionsService } from '#server/domain/running/editions/editions.service.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import { checkableUrl } from '../links/checkable-url.ts';
import { knownShopsOf } from '../links/known-shops.ts';
import { listBad, type StandRow } from './failing-links.queries.ts';

type Product = ProductStanding['product'];

interface Parts {
  db: Db;
  clock: Clock;
  editions: EditionsService;
}

export interface FailedLink {
  id: number;
  url: string;
  stands: StandRow[];
}

/** An offer that could stand there instead. */
export interface NearestOffer {
  way: ReplacementWay;
  offer: JudgedOffer & { link: string };
  product: Product;
}

export interface Around {
  /** What the link sells, where that is a product of ours. */
  product: Product | undefined;
  nearest: NearestOffer[];
}

const MOST = 3;

/** What a failing link sells, and where else it, or what came after it, can be bought. */
export function createNearest({ db, clock, editions }: Parts) {
  const standings = createProductStandings({ db, clock, editions });

  /** Of links that stand in texts alone the product that is known by their address. */
  async function findProducts(links: FailedLink[]): Promise<Map<number, number>> {
    const told = new Map(
      links.flatMap(({ id, stands }) => {
        const productId = stands.find((stand) => stand.productId !== null)?.productId;
        return productId ? [[id, productId] as const] : [];
      }),
    );
    const others = links.filter(({ id }) => !told.has(id));
    const { networks } = await knownShopsOf(editions);
    const sought = others.flatMap(({ id, url }) => {
      const [found] = recognise(url, { networks, shops: [] });
      return found ? [{ id, thing: { found, marketplace: marketplaceOf(found) } }] : [];
    });
    const ours = await findOurs(
      db,
      sought.map(({ thing }) => thing),
    );
    for (const [index, { id }] of sought.entries()) {
      const [productId] = ours[index]?.keys() ?? [];
      if (productId !== undefined) told.set(id, productId);
    }
    return told;
  }

  async function readStandings(ids: number[]): Promise<Map<number, ProductStanding>> {
    const own = await standings.ofIds(ids);
    const after = await standings.ofIds(own.flatMap(({ product }) => product.successorId ?? []));
    return new Map([...own, ...after].map((standing) => [standing.product.id, standing]));
  }

  /** Those that a reader could follow and buy at, in the order in which readers see them. */
  const buyable = (standing: ProductStanding | undefined, locale: Locale): JudgedOffer[] =>
    (standing?.editions[locale].offers ?? []).filter(({ availability }) => availability !== 'out_of_stock');

  return async function aroundOf(links: FailedLink[]): Promise<Map<number, Around>> {
    const productOf = await findProducts(links);
    const known = await readStandings([...new Set(productOf.values())]);
    const urls = [...known.values()].flatMap(({ editions: each }) =>
      Object.values(each).flatMap(({ offers }) =>
        offers.flatMap(({ link }) => (link && checkableUrl(link)) ?? []),
      ),
    );
    const bad = await listBad(db, [...new Set(urls)]);
    return new Map(
      links.map(({ id, url, stands }) => {
        const standing = known.get(productOf.get(id) ?? 0);
        const successor = known.get(standing?.product.successorId ?? 0);
        const own = new Set(stands.filter(({ kind }) => kind === 'offer').map(({ subjectId }) => subjectId));
        const isGood = ({ id: offerId, link }: JudgedOffer) => {
          const address = link === null ? undefined : checkableUrl(link);
          return address !== undefined && address !== url && !bad.has(address) && !own.has(offerId);
        };
        const fitting = (way: ReplacementWay, from: ProductStanding | undefined, locale: Locale) =>
          from === undefined || from.product.archivedAt !== null
            ? []
            : buyable(from, locale)
                .filter(isGood)
                .map((offer) => ({ way, offer: offer as NearestOffer['offer'], product: from.product }));
        const nearest = [...new Set(stands.map(({ locale }) => locale))].flatMap((locale) => [
          ...fitting('offer', standing, locale).slice(0, MOST),
          ...fitting('successor', successor, locale).slice(0, 1),
        ]);
        return [id, { product: standing?.product, nearest }];
      }),
    );
  };
}
