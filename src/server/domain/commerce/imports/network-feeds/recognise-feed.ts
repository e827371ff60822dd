import type { FeedShape } from '#contract/commerce/imports/imports.words.ts';
import { placeColumn } from '#contract/commerce/imports/table-columns.ts';
import { bareHost } from '#contract/commerce/marketplaces/shop-host-list.ts';
import { fieldsOfFeed, shapeOfFeed } from '#contract/commerce/networks/files/feed-columns.ts';
import type { KnownFeed } from '#contract/commerce/networks/files/known-feeds.ts';
import type { OpenFeed } from '../formats/read-feed.ts';
import { sampleFeed } from '../formats/sample-feed.ts';

export interface SampledFeed {
  shape: FeedShape;
  columns: string[];
  sample: Record<string, string>[];
}

/** As a network's; what it says of a table means nothing to a file of another kind. */
export async function sampleAs(
  open: OpenFeed,
  found: FeedShape,
  { id, feed }: KnownFeed,
): Promise<SampledFeed> {
  const shape = { ...shapeOfFeed(feed, found), network: id };
  return { shape, ...(await sampleFeed(open, shape)) };
}

const columnsThere = ({ feed }: KnownFeed, { columns }: Pick<SampledFeed, 'columns'>): number =>
  Object.values(fieldsOfFeed({ ...feed, constants: {} })).filter((column) => columns.includes(column)).length;

/** Whether a file can be read so at all: of what the network names, more than one thing is there. */
export function fitsNetwork(known: KnownFeed, sampled: SampledFeed): boolean {
  const { format, columns } = known.feed;
  const named = Object.keys(columns.fields).length;
  return sampled.shape.format === format && columnsThere(known, sampled) >= Math.min(2, named);
}

function isOver({ places }: KnownFeed, address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { pathname } = new URL(address);
  return places.some(({ host, path }) => host === bareHost(address) && pathname.startsWith(path));
}

/** A file with names tells by its links: other programs write the same names. */
function leadsOver(known: KnownFeed, { sample }: SampledFeed): boolean {
  const { url } = fieldsOfFeed(known.feed);
  const links = url === undefined ? [] : sample.flatMap((row) => row[url] || []);
  return links.length > 0 && links.every((link) => isOver(known, link));
}

/** One without names tells by its first line, which is no row. */
async function beginsLike(open: OpenFeed, found: FeedShape, { feed }: KnownFeed): Promise<boolean> {
  const { columns } = feed;
  if (columns.by === 'name' || columns.notRows.length === 0) return false;
  const { sample } = await sampleFeed(open, { ...shapeOfFeed(feed, found), headless: { notRows: [] } });
  return columns.notRows.includes(sample[0]?.[placeColumn(1)] ?? '');
}

/** Whose file it is, where the file itself tells; of several networks the one that knows most of it. */
export async function recogniseFeed(
  open: OpenFeed,
  plain: SampledFeed,
  known: readonly KnownFeed[],
): Promise<SampledFeed | undefined> {
  let best: SampledFeed | undefined;
  let most = 1;
  for (const each of known) {
    const { columns, format } = each.feed;
    if (format !== plain.shape.format) continue;
    const tells = columns.by === 'name' ? leadsOver(each, plain) : await beginsLike(open, plain.shape, each);
    if (!tells) continue;
    const sampled = await sampleAs(open, plain.shape, each);
    const there = columnsThere(each, sampled);
    if (there <= most) continue;
    best = sampled;
    most = there;
  }
  return best;
}
