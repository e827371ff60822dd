import { isShopHost } from '#contract/commerce/marketplaces/shop-host-list.ts';

/** A piece of a template; `group` is the number of the brackets that it stands in. */
export type TemplatePiece = ({ text: string } | { name: string }) & { group?: number };

/** Why a template is none. */
export const templateProblems = [
  'not_https',
  'host',
  'brackets',
  'characters',
  'unknown_number',
  'url_once',
  'raw_url_last',
  'sub_without_rule',
] as const;
export type TemplateProblem = (typeof templateProblems)[number];

/** Nothing that ends an attribute, begins a fragment or another line. */
const PLAIN = /^[A-Za-z0-9\-._~:/?@!$&()*+,;=%]*$/;
const MARKS = /[[\]{}]/;

/** Undefined where brackets are not closed, or stand in each other. */
export function piecesOf(template: string): TemplatePiece[] | undefined {
  const pieces: TemplatePiece[] = [];
  let groups = 0;
  let group: number | undefined;
  let at = 0;
  const push = (piece: { text: string } | { name: string }) =>
    pieces.push(group === undefined ? piece : { ...piece, group });
  while (at < template.length) {
    const ahead = template.slice(at).search(MARKS);
    const mark = ahead < 0 ? template.length : at + ahead;
    if (mark > at) push({ text: template.slice(at, mark) });
    const sign = template[mark];
    at = mark + 1;
    if (sign === '{') {
      const end = template.indexOf('}', at);
      const name = end < 0 ? '' : template.slice(at, end);
      if (name === '' || MARKS.test(name)) return undefined;
      push({ name });
      at = end + 1;
    } else if (sign === '[' && group === undefined) {
      group = groups;
      groups += 1;
    } else if (sign === ']' && group !== undefined) group = undefined;
    else if (sign !== undefined) return undefined;
  }
  return group === undefined ? pieces : undefined;
}

const nameOf = (piece: TemplatePiece): string | undefined => ('name' in piece ? piece.name : undefined);
export const namesIn = (pieces: TemplatePiece[]): string[] =>
  pieces.map(nameOf).filter((name) => name !== undefined);

/** The host, or the number that is one: "https://{trackingHost}/…". */
export function hostOfTemplate(pieces: TemplatePiece[]): { host: string } | { number: string } | undefined {
  const [first, second, third] = pieces;
  if (!first || !('text' in first) || first.group !== undefined) return undefined;
  if (first.text === 'https://') {
    const isEnded = third !== undefined && 'text' in third && /^[/?]/.test(third.text);
    const isWhole = isEnded && third.group === undefined && second && second.group === undefined;
    return isWhole && 'name' in second ? { number: second.name } : undefined;
  }
  const [, host] = /^https:\/\/([^/?]{1,253})[/?]/.exec(first.text) ?? [];
  return host !== undefined && isShopHost(host) ? { host } : undefined;
}

interface TemplateFacts {
  /** Keys of the numbers there are, and of those that are hosts. */
  numbers: readonly string[];
  hosts: readonly string[];
  hasSub: boolean;
}

/** What is wrong with a template, if anything: it needs a host of its own, and the shop's address exactly once. */
export function templateProblem(template: string, facts: TemplateFacts): TemplateProblem | undefined {
  if (!template.startsWith('https://')) return 'not_https';
  const pieces = piecesOf(template);
  if (!pieces) return 'brackets';
  if (!pieces.every((piece) => 'name' in piece || PLAIN.test(piece.text))) return 'characters';
  const place = hostOfTemplate(pieces);
  if (!place || ('number' in place && !facts.hosts.includes(place.number))) return 'host';
  const names = namesIn(pieces);
  const urls = pieces.filter((piece) => 'name' in piece && /^(?:url|rawUrl)$/.test(piece.name));
  if (urls.length !== 1 || urls[0]?.group !== undefined) return 'url_once';
  const rawAt = names.includes('rawUrl');
  const before = template.slice(0, template.indexOf('{rawUrl}'));
  if (rawAt && (!template.endsWith('/{rawUrl}') || before.includes('?'))) return 'raw_url_last';
  if (names.filter((name) => name === 'sub').length > (facts.hasSub ? 1 : 0)) return 'sub_without_rule';
  const isKnown = (name: string) =>
    ['url', 'rawUrl', 'sub'].includes(name) ||
    (facts.numbers.includes(name) &&
      ('number' in place && place.number === name) === facts.hosts.includes(name));
  return names.every(isKnown) ? undefined : 'unknown_number';
}

/** What comes out of a template with these values; a group that lacks one is left out. */
export function fillTemplate(pieces: TemplatePiece[], values: (name: string) => string): string {
  const lacking = new Set(
    pieces.filter((piece) => 'name' in piece && values(piece.name) === '').map(({ group }) => group),
  );
  return pieces
    .filter(({ group }) => group === undefined || !lacking.has(group))
    .map((piece) => ('text' in piece ? piece.text : values(piece.name)))
    .join('');
}
