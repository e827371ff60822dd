import { eanDigits, isEan } from '#contract/commerce/products/ean.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import { limits } from '#contract/site/limits.ts';
import { guessDelimiter, readRecords, readTable } from '#server/domain/commerce/imports/formats/delimited.ts';
import { FeedProblem, usualCaps } from '#server/domain/commerce/imports/formats/feed-caps.ts';
import { plainOldPath } from '#server/domain/readers/redirects/old-address.ts';
import { wordsOfHtml } from '../converting/markup.ts';
import { refuseSource } from '../reading/refuse-source.ts';
import type { SourceIndex } from '../source-index.ts';
import { leftLine, why } from '../why.ts';
import { asinsIn, webAddress } from './amazon-places.ts';
import { type CloakFact, endingKey, noteProduct } from './facts.ts';
import { nameRanks } from './product-names.ts';

/** Columns as the plugins' exports and tables call them, without their spaces and signs. */
const COLUMNS = {
  slug: ['slug', 'shorturl', 'linkslug'],
  to: ['destinationurl', 'targeturl', 'url'],
  title: ['name', 'linktitle', 'title', 'defaultproductname', 'productname'],
  asin: ['asin', 'amazonid', 'identifier'],
  ean: ['ean', 'gtin', 'globaluniqueid'],
  brand: ['brand', 'manufacturer'],
  picture: ['image', 'imageurl', 'img', 'defaultimage'],
} as const;
type Column = keyof typeof COLUMNS;
type Places = Partial<Record<Column, number>>;

const { columns, cellChars, rows: MAX_ROWS } = engineLimits.moveIn.tables;
const caps = { ...usualCaps, columns, fieldChars: cellChars, rows: MAX_ROWS };
const HEAD_CHARS = 4_000;

function placesOf(header: string[]): Places {
  const names = header.map((cell) => cell.toLowerCase().replace(/[^a-z]/g, ''));
  const places: Places = {};
  for (const column of Object.keys(COLUMNS) as Column[]) {
    const at = COLUMNS[column].map((name) => names.indexOf(name)).find((place) => place >= 0);
    if (at !== undefined) places[column] = at;
  }
  return places;
}

const kindOf = ({ slug, to, asin, title }: Places): 'links' | 'products' | undefined => {
  if (slug !== undefined && to !== undefined) return 'links';
  return asin !== undefined && title !== undefined ? 'products' : undefined;
};

/** Whether a text begins as a table of links or of products does. */
export function isMoneyTable(head: string): boolean {
  const [line = ''] = head
    .slice(0, HEAD_CHARS)
    .trimStart()
    .split(/[\r\n]/, 1);
  if (line.startsWith('<') || line.startsWith('{')) return false;
  const [header] = readTable(line, caps);
  return header !== undefined && kindOf(placesOf(header.cells)) !== undefined;
}

/** The whole address where it is one, or else the site's folder and what stands behind it. */
function keyOfSlug(slug: string, base: string, isEnding: boolean): string | undefined {
  const address = webAddress(slug);
  if (address) return plainOldPath(address.pathname);
  const path = plainOldPath(slug);
  if (path === '/') return undefined;
  return isEnding && !path.slice(1).includes('/')
    ? endingKey(path.slice(1))
    : plainOldPath(`${base}/${path}`);
}

interface Table {
  name: string;
  /** The folder that the old site was in. */
  base: string;
}

/** What a table says, row by row; a row that says nothing is told. */
export async function readMoneyTable(
  chunks: AsyncIterable<string>,
  { name, base }: Table,
  index: SourceIndex,
): Promise<void> {
  let places: Places | undefined;
  let isEnding = false;
  let kind: ReturnType<typeof kindOf>;
  try {
    for await (const { line, cells, tooLong } of recordsOf(chunks)) {
      if (!places) {
        places = placesOf(cells);
        kind = kindOf(places);
        // ThirstyAffiliates says the end of an address alone; the others all of it.
        isEnding = cells.some((cell) => /^destination url$/i.test(cell));
        continue;
      }
      const columnsOf = places;
      const said = (column: Column): string => cells[columnsOf[column] ?? -1]?.trim() ?? '';
      const place = `${name}, line ${line}`;
      const done = !tooLong && (kind === 'links' ? link(said, place) : product(said, place));
      if (!done) index.tell('left', leftLine('table', place, why('empty_row')));
    }
  } catch (error) {
    if (error instanceof FeedProblem) throw refuseSource(`${name} ends too early.`, 'source_cut_off');
    throw error;
  }

  function link(said: (column: Column) => string, place: string): boolean {
    const to = webAddress(said('to').replaceAll('&amp;', '&'));
    const key = keyOfSlug(said('slug'), base, isEnding);
    if (!to || key === undefined || Buffer.byteLength(key) > limits.addresses.maxChars) return false;
    const fact: CloakFact = { to: to.href, title: wordsOfHtml(said('title')), place };
    if (!index.get('cloak', key)) index.put('cloak', key, fact);
    return true;
  }

  function product(said: (column: Column) => string, place: string): boolean {
    const [asin] = asinsIn(said('asin'));
    if (!asin) return false;
    const ean = eanDigits(said('ean'));
    const facts = { ean: isEan(ean) ? ean : undefined, brand: said('brand') || undefined };
    const picture = webAddress(said('picture'))?.href;
    noteProduct(index, { asin, name: said('title'), rank: nameRanks.title, picture, ...facts }, place);
    return true;
  }
}

async function* recordsOf(chunks: AsyncIterable<string>) {
  const all = chunks[Symbol.asyncIterator]();
  const first = await all.next();
  const head = first.done ? '' : first.value;
  async function* whole(): AsyncGenerator<string> {
    yield head;
    for (let next = await all.next(); !next.done; next = await all.next()) yield next.value;
  }
  yield* readRecords(whole(), guessDelimiter(head), caps);
}
