import type { ImportMapping } from '#contract/commerce/imports/imports.admin.schemas.ts';
import type { ImportField, RowProblem } from '#contract/commerce/imports/imports.words.ts';
import { eanDigits, identifiesProduct, isEan } from '#contract/commerce/products/ean.ts';
import type { Availability, ProductSpecs } from '#contract/commerce/products/products.schemas.ts';
import { limits } from '#contract/site/limits.ts';
import { specs as knownSpecs } from '#i18n/specs/br.ts';
import { decodeEntities } from './formats/entities.ts';
import type { FeedRow } from './formats/feed-caps.ts';
import { readAmount } from './values/read-amount.ts';
import { readAvailability } from './values/read-availability.ts';
import { readDelivery } from './values/read-delivery.ts';
import { isDuring, readMoment, readPeriod, type SalePeriod } from './values/read-moment.ts';

/** What a row says, once it is understood. */
export interface ReadRow {
  row: number;
  productId?: number;
  facts: { brand?: string; name?: string; ean?: string; imageUrl?: string; specs?: ProductSpecs };
  externalId?: string;
  url?: string;
  /** Where the feed tells of prices: null is "none now". */
  price?: number | null;
  listPrice?: number | null;
  availability?: Availability;
  /** Nought is free; null where the feed does not tell. */
  deliveryPrice?: number | null;
}

export class RowRefusal extends Error {
  override readonly name = 'RowRefusal';
  readonly problem: RowProblem;
  readonly field: string | null;
  readonly value: string;

  constructor(problem: RowProblem, field: string | null = null, value = '') {
    super(problem);
    this.problem = problem;
    this.field = field;
    this.value = value.slice(0, 120).toWellFormed();
  }
}

export interface ReadingFacts {
  mapping: ImportMapping;
  currency: string;
  timeZone: string;
  now: Date;
}

const PICTURE = /^https:\/\/[^\p{Cc}\s\\"<>]+$/u;
const NUMBER = /^-?\d+(?:[.,]\d+)?$/;

const line = (text: string, max: number) =>
  decodeEntities(text)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .normalize('NFC')
    .slice(0, max)
    .toWellFormed()
    .trim();

/** Numbers and yes or no as such: units and labels are the dictionaries' business. */
function specOf(written: string): string | number | boolean {
  if (/^(true|yes|sim|sí|sì|si)$/i.test(written)) return true;
  if (/^(false|no|não|nao)$/i.test(written)) return false;
  return NUMBER.test(written) ? Number(written.replace(',', '.')) : line(written, 200);
}

/** What a row calls its product, whatever else is wrong with it: somebody has to find it in the file. */
export function titleIn({ cells }: Pick<FeedRow, 'cells'>, { fields }: ImportMapping): string {
  const written = [fields.brand, fields.name].map((column) =>
    column === undefined ? '' : (cells[column] ?? ''),
  );
  return line(written.join(' '), limits.products.nameChars);
}

/** Reads one row by what was said of the feed; throws a RowRefusal where it cannot be. */
export function readRow({ row, cells, problem }: FeedRow, facts: ReadingFacts): ReadRow {
  if (problem) throw new RowRefusal(problem);
  const { mapping, now } = facts;
  const { fields } = mapping;
  const cell = (field: ImportField) => {
    const column = fields[field];
    return column === undefined ? '' : (cells[column] ?? '').trim();
  };
  const timeZone = mapping.timeZone ?? facts.timeZone;

  function amount(field: 'price' | 'listPrice' | 'salePrice'): number | undefined {
    const written = cell(field);
    if (written === '') return undefined;
    const read = readAmount(written, mapping);
    if ('problem' in read) throw new RowRefusal(read.problem, field, written);
    const currency = cell('currency').toUpperCase() || read.currency || mapping.currency || facts.currency;
    if (currency !== facts.currency) throw new RowRefusal('other_currency', field, `${written} ${currency}`);
    return read.amount;
  }

  function onSale(): boolean {
    const written = cell('saleDates');
    const moment = (field: 'saleFrom' | 'saleTo') => {
      const text = cell(field);
      const read = text === '' ? undefined : readMoment(text, timeZone);
      if (text !== '' && !read) throw new RowRefusal('bad_date', field, text);
      return read;
    };
    const period: SalePeriod | undefined =
      written === '' ? { from: moment('saleFrom'), to: moment('saleTo') } : readPeriod(written, timeZone);
    if (!period) throw new RowRefusal('bad_date', 'saleDates', written);
    return isDuring(period, now);
  }

  function prices(availability: Availability | undefined): Pick<ReadRow, 'price' | 'listPrice'> {
    if (fields.price === undefined && fields.salePrice === undefined) return {};
    const usual = amount('price');
    const sale = amount('salePrice');
    const reduced = sale !== undefined && (usual === undefined || sale < usual) && onSale();
    const price = reduced ? sale : usual;
    if (price === undefined) {
      if (availability !== 'out_of_stock') throw new RowRefusal('required', 'price');
      return { price: null, listPrice: null };
    }
    const listPrice = amount('listPrice') ?? (reduced ? usual : undefined);
    // One that is no higher would promise a saving that is none.
    return { price, listPrice: listPrice !== undefined && listPrice > price ? listPrice : null };
  }

  function readFacts(): ReadRow['facts'] {
    // Some feeds name several, of which one has to be good.
    const written = cell('ean');
    const eans = written
      .split(/[,;|/]/)
      .map(eanDigits)
      .filter(isEan);
    // A catalogue only has to find the row: what nobody could use is left out of it.
    const isStrict = !mapping.catalogue;
    if (isStrict && written !== '' && eans.length === 0) throw new RowRefusal('ean', 'ean', written);
    const ean = eans.find(identifiesProduct);
    if (isStrict && eans.length > 0 && ean === undefined && mapping.match === 'ean')
      throw new RowRefusal('shop_ean', 'ean', written);
    // WooCommerce has all of them in one cell; an address may have a comma in it.
    const [imageUrl = ''] = cell('imageUrl').split(/, ?(?=https?:\/\/)/, 1);
    const isPicture = imageUrl.length <= limits.writing.imageUrlChars && PICTURE.test(imageUrl);
    if (isStrict && imageUrl !== '' && !isPicture) throw new RowRefusal('bad_picture', 'imageUrl', imageUrl);
    const specs: ProductSpecs = {};
    for (const [name, column] of Object.entries(mapping.specs)) {
      if (!Object.hasOwn(knownSpecs, name)) throw new RowRefusal('unknown_spec', `specs.${name}`);
      const value = (cells[column] ?? '').trim();
      if (value !== '') specs[name] = specOf(value);
    }
    const brand = line(cell('brand'), limits.products.brandChars);
    const name = line(cell('name'), limits.products.nameChars);
    return {
      ...(brand && { brand }),
      ...(name && { name }),
      ...(ean && { ean }),
      ...(isPicture && { imageUrl }),
      ...(Object.keys(specs).length > 0 && { specs }),
    };
  }

  const delivery = () => readDelivery(cell('deliveryPrice'), { ...mapping, currency: facts.currency });
  const ownId = cell('productId');
  if (ownId !== '' && !/^\d{1,15}$/.test(ownId)) throw new RowRefusal('unknown_product', 'productId', ownId);
  const availability = fields.availability === undefined ? undefined : readAvailability(cell('availability'));
  const written = cell('externalId');
  const externalId = mapping.marketplace === 'amazon' ? written.toUpperCase() : written;
  if (externalId.length > limits.products.externalIdChars)
    throw new RowRefusal('too_long', 'externalId', externalId);
  const url = cell('url');
  if (url.length > limits.products.urlChars) throw new RowRefusal('too_long', 'url', url);
  return {
    row,
    facts: readFacts(),
    ...prices(availability),
    ...(ownId && { productId: Number(ownId) }),
    ...(externalId && { externalId }),
    ...(url && { url }),
    ...(availability && { availability }),
    ...(fields.deliveryPrice !== undefined && { deliveryPrice: delivery() }),
  };
}
