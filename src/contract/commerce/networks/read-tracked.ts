import { isNumber, ownNames } from './make-link.ts';
import type { Network, NetworkShop } from './network.ts';
import { bareHostOf, plainHref } from './read-destination.ts';
import { decodedOr, stripTags } from './strip-tags.ts';
import { piecesOf, type TemplatePiece } from './template.ts';
import { trackedPlaces } from './tracked-places.ts';

/** What a link of a network's tells of itself. */
export interface TrackedLink {
  /** The shop's address in it. */
  destination: string;
  /** Whose it is, as far as it says. */
  numbers: Record<string, string>;
  sub: string;
}

/** One variant of a template: with or without what stands in brackets. */
interface Form {
  path: TemplatePiece[];
  query: Map<string, string>;
}

/** Behind the host; a template's query is read by names, its path from left to right. */
function formOf(pieces: TemplatePiece[], withGroups: boolean): Form {
  const kept = pieces.filter(({ group }) => withGroups || group === undefined);
  const written = kept.map((piece) => ('text' in piece ? piece.text : `{${piece.name}}`)).join('');
  const [path = '', query = ''] = written.replace(/^https:\/\/[^/?]*/, '').split('?', 2);
  const pairs = query.split('&').flatMap((pair) => {
    const [name = '', value = ''] = pair.split('=', 2);
    return /^\{.*\}$/.test(value) ? [[name.toLowerCase(), value.slice(1, -1)] as const] : [];
  });
  return { path: piecesOf(path) ?? [], query: new Map(pairs) };
}

type Found = Record<string, string>;

/** What stands in the path where the template has names; never twice over the same characters. */
function matchPath(pieces: TemplatePiece[], path: string): Found | undefined {
  const found: Found = {};
  let at = 0;
  for (const [index, piece] of pieces.entries()) {
    if ('text' in piece) {
      if (!path.startsWith(piece.text, at)) return undefined;
      at += piece.text.length;
      continue;
    }
    const next = pieces[index + 1];
    const end = next && 'text' in next ? path.indexOf(next.text, at) : path.length;
    const value = path.slice(at, end < 0 ? at : end);
    if (value === '' || (piece.name !== 'rawUrl' && value.includes('/'))) return undefined;
    found[piece.name] = value;
    at += value.length;
  }
  return at === path.length ? found : undefined;
}

const WEB = /^https?:\/\//i;

/** Encoded once, twice, or not at all. */
function webAddressIn(value: string): string | undefined {
  const twice = [value, decodeTwice(value), decodeTwice(decodeTwice(value))];
  const address = twice.find((each) => WEB.test(each) && URL.canParse(each));
  return address === undefined ? undefined : plainHref(new URL(address));
}

/** A plus stays one: it stands for itself in the shop's address. */
const decodeTwice = (text: string): string => decodedOr(text.replaceAll('+', '%2B'));

function readForm({ path, query }: Form, url: URL): TrackedLink | undefined {
  const isRaw = path.some((piece) => 'name' in piece && piece.name === 'rawUrl');
  const found = matchPath(path, isRaw ? `${url.pathname}${url.search}${url.hash}` : url.pathname);
  if (!found) return undefined;
  for (const pair of isRaw ? [] : url.search.slice(1).split('&')) {
    const [name = '', ...value] = pair.split('=');
    const key = query.get(decodedOr(name).toLowerCase());
    if (key !== undefined && !Object.hasOwn(found, key)) found[key] = value.join('=');
  }
  const { url: encodedUrl = '', rawUrl = '', sub = '', ...numbers } = found;
  const destination = webAddressIn(rawUrl || encodedUrl);
  if (destination === undefined) return undefined;
  const decoded = Object.entries(numbers).map(([key, value]) => [key, decodedOr(value)]);
  return { destination, numbers: Object.fromEntries(decoded), sub: decodedOr(sub) };
}

/** Numbers that the network could not have given out are somebody else's form. */
const areNumbers = ({ accountNumbers, shopNumbers }: Network, numbers: Record<string, string>): boolean =>
  [...accountNumbers, ...shopNumbers].every(
    (number) => !Object.hasOwn(numbers, number.key) || isNumber(number, numbers[number.key] ?? ''),
  );

/** A definition's templates as they are matched; who pastes a message asks for them hundreds of times. */
const known = new WeakMap<Network, Form[]>();

function formsOf(network: Network): Form[] {
  const { link } = network;
  if (link.kind !== 'template') return [];
  const forms =
    known.get(network) ??
    [link.template, ...(link.otherForms ?? [])].flatMap((template) => {
      const pieces = piecesOf(template) ?? [];
      return [formOf(pieces, true), formOf(pieces, false)];
    });
  known.set(network, forms);
  return forms;
}

function readTemplates(network: Network, url: URL, shop?: NetworkShop): TrackedLink | undefined {
  for (const form of formsOf(network)) {
    const read = readForm(form, url);
    if (!read || !areNumbers(network, read.numbers)) continue;
    // A network with a host for each shop has them all: there the form of the link has to tell.
    const hasHosts = network.shopNumbers.some(({ isHost }) => isHost);
    const host = bareHostOf(url);
    return hasHosts || trackedPlaces(network, shop).some((place) => place.host === host) ? read : undefined;
  }
  return undefined;
}

function readRewritten(network: Network, url: URL): TrackedLink | undefined {
  const { link } = network;
  const pieces = link.kind === 'rewritePath' ? piecesOf(`${link.to}/`) : undefined;
  if (link.kind !== 'rewritePath' || !pieces) return undefined;
  const isThere = new URL(`https://${link.to.slice('https://'.length).split('/', 1)[0]}`);
  if (bareHostOf(isThere) !== bareHostOf(url)) return undefined;
  const { path } = formOf(pieces, true);
  const [, beginning = ''] = /^(\/[^/]*\/)/.exec(url.pathname) ?? [];
  const numbers = matchPath(path, beginning);
  if (!numbers) return undefined;
  const rest = `${url.pathname.slice(beginning.length - 1)}${url.search}${url.hash}`;
  return { destination: plainHref(new URL(`https://${link.from}${rest}`)), numbers, sub: '' };
}

/** What a network's link holds; undefined where it is none of this network's, or says nothing. */
export function readTracked(
  network: Network,
  trackedUrl: string,
  shop?: NetworkShop,
): TrackedLink | undefined {
  if (!URL.canParse(trackedUrl)) return undefined;
  const url = new URL(trackedUrl);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
  const { link, sub } = network;
  if (link.kind !== 'append') return readTemplates(network, url, shop) ?? readRewritten(network, url);
  const named = new Map(link.parameters.map(({ name, value }) => [name.toLowerCase(), value]));
  const pairs = [...url.searchParams].filter(([name]) => named.has(name.toLowerCase()));
  if (pairs.length === 0) return undefined;
  const found = Object.fromEntries(
    pairs.flatMap(([name, value]) => {
      const key = /^\{(\w+)\}$/.exec(named.get(name.toLowerCase()) ?? '')?.[1];
      return key === undefined ? [] : [[key, value]];
    }),
  );
  const { sub: given = '', ...numbers } = found;
  const { address } = stripTags(plainHref(url), ownNames(network));
  return { destination: address, numbers, sub: sub ? given : '' };
}

/** The shop's address inside a deep link, so that somebody else's becomes ours. */
export const destinationOf = (network: Network, trackedUrl: string, shop?: NetworkShop): string | undefined =>
  readTracked(network, trackedUrl, shop)?.destination;

/** Whether a link pays this account, somebody else, or does not say. */
export function whoseLink(
  network: Network,
  shop: NetworkShop,
  trackedUrl: string,
): 'ours' | 'other' | 'unknown' {
  const numbers = readTracked(network, trackedUrl, shop)?.numbers ?? {};
  const told = network.accountNumbers.filter(({ key }) => Object.hasOwn(numbers, key));
  if (told.length === 0) return 'unknown';
  return told.every(({ key }) => numbers[key] === shop.account[key]) ? 'ours' : 'other';
}
