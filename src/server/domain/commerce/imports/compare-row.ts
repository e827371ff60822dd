import { isDeepStrictEqual } from 'node:util';
import type { ImportMapping } from '#contract/commerce/imports/imports.admin.schemas.ts';
import { type RowProblem, rowProblems } from '#contract/commerce/imports/imports.words.ts';
import { hostsOfAddress, readOfferLink } from '#server/domain/commerce/catalog/offers/offer-link.ts';
import { isJump } from '#server/domain/commerce/price-runs/judge-finding.ts';
import { productSearchText } from '#server/domain/commerce/products/product-search.ts';
import type { EditionsService } from '#server/domain/running/editions/editions.service.ts';
import { KEY_OF_SHOP } from './apply.queries.ts';
import type { Known } from './find-known.ts';
import { type ReadRow, RowRefusal } from './read-row.ts';
import type {
  KnownOffer,
  KnownProduct,
  StagedChange,
  StagedFacts,
  StagedOffer,
  StagedRow,
} from './staging.queries.ts';

export type Edition = Awaited<ReturnType<EditionsService['getEdition']>>;
/** `about`: its product alone, whatever shop it is sold in. */
export type ComparedRow = Omit<StagedRow, 'importId'> & { about?: string };

interface Comparison {
  mapping: ImportMapping;
  edition: Edition;
  known: Known;
}

const isRowProblem = (code: string): code is RowProblem => (rowProblems as readonly string[]).includes(code);

/** Where the offer leads, by the same rules as one that somebody types; what the shop refuses, the row is refused for. */
function linkOf(
  row: ReadRow,
  before: KnownOffer | undefined,
  { mapping, edition }: Comparison,
): Pick<StagedOffer, 'externalId' | 'url'> {
  const { marketplace } = mapping;
  if (row.url === undefined && row.externalId === undefined) {
    if (!before) throw new RowRefusal('required', 'url');
    return {};
  }
  // Only Amazon's links are made of its number; elsewhere it is the feed's own, and finds the offer again.
  const given = marketplace === 'amazon' ? { externalId: row.externalId, url: row.url } : { url: row.url };
  if (marketplace !== 'amazon' && row.url === undefined) {
    if (!before?.url) throw new RowRefusal('required', 'url');
    return { externalId: row.externalId ?? null };
  }
  const read = readOfferLink(marketplace, { ...given, tagOverride: before?.tagOverride ?? null }, edition);
  if ('problems' in read) {
    const [field, problem] = Object.entries(read.problems)[0] ?? ['url', { code: 'no_product' }];
    const code = isRowProblem(problem.code) ? problem.code : 'no_product';
    throw new RowRefusal(code, field, row.url ?? row.externalId ?? '');
  }
  const { externalId, url } = read.link;
  return { externalId: externalId ?? row.externalId ?? null, url };
}

/** A number that differs by a nought before it is the same; a further one of the product stays a further one. */
const isItsEan = ({ ean, otherEans }: KnownProduct, value: string): boolean =>
  [ean ?? '', ...otherEans].some((own) => Number(own) === Number(value));

function factsOf(row: ReadRow, product: KnownProduct | undefined, { mapping }: Comparison): StagedFacts {
  if (!product) return { ...row.facts };
  const { specs, ...plain } = row.facts;
  const isKept = (value: unknown) =>
    mapping.keepFacts && value !== null && value !== '' && value !== undefined;
  const changed = Object.entries(plain).filter(([field, value]) => {
    const before = product[field as keyof typeof plain];
    const isSame = field === 'ean' ? isItsEan(product, String(value)) : before === value;
    return !isSame && !isKept(before);
  });
  const added = Object.entries(specs ?? {}).filter(
    ([name, value]) => product.specs[name] !== value && !isKept(product.specs[name]),
  );
  const facts: StagedFacts = Object.fromEntries(changed);
  return added.length > 0 ? { ...facts, specs: { ...product.specs, ...Object.fromEntries(added) } } : facts;
}

const scalar = (value: unknown): StagedChange['to'] =>
  value === undefined || value === null
    ? null
    : typeof value === 'object'
      ? JSON.stringify(value)
      : (value as string | number | boolean);

/** Fields whose value would be another, each with what it is now. */
function changesOf(before: object | undefined, after: object, without: string[]): StagedChange[] {
  return Object.entries(after).flatMap(([field, to]) => {
    const from = before?.[field as keyof typeof before] ?? null;
    return without.includes(field) || isDeepStrictEqual(from, to ?? null)
      ? []
      : [{ field, from: scalar(from), to: scalar(to) }];
  });
}

function offerOf(
  row: ReadRow,
  before: KnownOffer | undefined,
  comparison: Comparison,
): StagedOffer | undefined {
  const { url, externalId, price, availability, deliveryPrice } = row;
  if ([url, externalId, price, availability].every((value) => value === undefined)) return undefined;
  return {
    ...linkOf(row, before, comparison),
    ...(price !== undefined && { price, listPrice: row.listPrice ?? null }),
    ...(availability !== undefined && { availability }),
    ...(deliveryPrice !== undefined && { deliveryPrice }),
    currency: comparison.edition.currency,
  };
}

/** Of two rows about one product in one shop the later one counts; in two shops both do. */
const keyOf = (about: string, shop: string): string => (shop ? `${about}${KEY_OF_SHOP}${shop}` : about);

/** What a row would do to what is there; throws a RowRefusal where it must not. */
export function compareRow(row: ReadRow, comparison: Comparison): ComparedRow {
  const { mapping, known } = comparison;
  const [product, another] = known.productsOf(row);
  if (another) throw new RowRefusal('ambiguous_product', mapping.match);
  const { ean, brand, name } = row.facts;
  const { match } = mapping;
  const key = { ean, externalId: row.externalId, productId: row.productId }[match];
  // What cannot be found again would be made anew each time.
  if (key === undefined) throw new RowRefusal('required', match);
  if (!product) {
    const mayBeMade = mapping.createProducts && match !== 'productId';
    if (!mayBeMade) throw new RowRefusal('unknown_product', match, String(key));
    if (brand === undefined) throw new RowRefusal('required', 'brand');
    if (name === undefined) throw new RowRefusal('required', 'name');
  }
  const about = product ? `product ${product.id}` : `new ${key}`;
  const facts = factsOf(row, product, comparison);
  const owner = facts.ean === undefined ? undefined : known.ownerOfEan(facts.ean);
  if (owner && owner.id !== product?.id) throw new RowRefusal('taken', 'ean', facts.ean);
  const hosts =
    mapping.marketplace === 'other' && row.url ? hostsOfAddress(row.url, comparison.edition) : undefined;
  const there = product ? known.offersOf(product.id, hosts) : [];
  const byNumber = there.filter(({ externalId }) => externalId !== null && externalId === row.externalId);
  const [before, oneMore] = byNumber.length > 0 ? byNumber : there;
  if (oneMore) throw new RowRefusal('ambiguous_offer', 'url');
  const offer = offerOf(row, before, comparison);
  const changes = [
    ...changesOf(product, facts, []),
    ...(offer ? changesOf(before, offer, ['currency']) : []),
  ];
  const hasFacts = Object.keys(facts).length > 0;
  const all = { brand: brand ?? '', name: name ?? '', ...product, ...facts };
  const price = offer?.price ?? null;
  const was = before?.currency === comparison.edition.currency ? (before.price ?? null) : null;
  return {
    row: row.row,
    outcome: !product || (offer && !before) ? 'new' : changes.length > 0 ? 'changed' : 'same',
    title: `${all.brand} ${all.name}`.trim(),
    key: keyOf(about, before?.shop ?? hosts?.[0] ?? ''),
    about,
    productId: product?.id ?? null,
    isNewProduct: !product,
    productVersion: product?.version ?? null,
    offerId: before?.id ?? null,
    facts: hasFacts ? { ...facts, searchText: productSearchText(all) } : null,
    offer: offer ?? null,
    changes,
    compared: price !== null && was !== null,
    jump: price !== null && was !== null && isJump(was, price),
  };
}
