import { LRUCache } from 'lru-cache';
import { NameFinder } from './names-in-html.ts';

/** A rule of a sheet, a group of rules (@media, @layer), or what is sent as it stands (@keyframes, @property). */
type Piece =
  | { kind: 'rule'; selectors: Selector[]; body: string }
  | { kind: 'group'; prelude: string; pieces: Piece[] }
  | { kind: 'whole'; text: string };

interface Selector {
  text: string;
  /** The classes (with their dot) and elements without which it matches nothing. */
  needs: string[];
}

export type Sheet = Piece[];

const GROUP = /^@(media|supports|layer|container|starting-style)\b/;

/** Reads a minified sheet once, so that each page can be given the rules that it uses. */
export function readSheet(css: string): Sheet {
  const pieces: Piece[] = [];
  let rest = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').trim();
  while (rest !== '') {
    const end = endOfPiece(rest);
    pieces.push(pieceOf(rest.slice(0, end)));
    rest = rest.slice(end).trimStart();
  }
  return pieces;
}

function pieceOf(text: string): Piece {
  const brace = text.indexOf('{');
  if (brace < 0) return { kind: 'whole', text };
  const prelude = text.slice(0, brace);
  const body = text.slice(brace + 1, -1);
  if (GROUP.test(prelude)) return { kind: 'group', prelude, pieces: readSheet(body) };
  if (prelude.startsWith('@')) return { kind: 'whole', text };
  const selectors = splitSelectors(prelude).map((each) => ({ text: each, needs: needsOf(each) }));
  return { kind: 'rule', selectors, body };
}

/** Where the first statement ends: at its semicolon, or where its braces close. */
function endOfPiece(css: string): number {
  let depth = 0;
  for (const { 0: found, index } of css.matchAll(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\\.|[{};]/g)) {
    if (found === '{') depth += 1;
    if (found === '}') depth -= 1;
    if (depth === 0 && (found === '}' || found === ';')) return index + 1;
  }
  return css.length;
}

function splitSelectors(list: string): string[] {
  const selectors = [''];
  let depth = 0;
  for (const [part] of list.matchAll(/\\.|[\s\S]/g)) {
    if (part === '(') depth += 1;
    if (part === ')') depth -= 1;
    if (part === ',' && depth === 0) selectors.push('');
    else selectors[selectors.length - 1] += part;
  }
  return selectors;
}

const CLASS = /\.((?:\\[\da-f]{1,6} ?|\\.|[\w-])+)/gi;

function needsOf(selector: string): string[] {
  let plain = selector.replaceAll(/(?<!\\)\[[^\]]*\]/g, '');
  // What stands in :not(), :is() or :where() may match or not: it decides nothing.
  while (/(?<!\\)\([^()]*\)/.test(plain)) plain = plain.replaceAll(/(?<!\\)\([^()]*\)/g, '');
  const classes = [...plain.matchAll(CLASS)].map(([, name = '']) => `.${unescaped(name)}`);
  const elements = [...plain.replaceAll(CLASS, '').matchAll(/(?<![\w:#-])[a-z][a-z\d]*/g)].map(
    ([name]) => name,
  );
  return [...classes, ...elements];
}

const unescaped = (name: string): string =>
  name
    .replaceAll(/\\([\da-f]{1,6}) ?/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/\\(.)/g, '$1');

/** Every name that decides whether a rule is used. */
const namesAskedFor = (sheet: Sheet): string[] =>
  sheet.flatMap((piece) => {
    if (piece.kind === 'group') return namesAskedFor(piece.pieces);
    return piece.kind === 'rule' ? piece.selectors.flatMap(({ needs }) => needs) : [];
  });

/** The rules of a sheet that can match something in some HTML. Pages of one kind use the same names more often than not. */
export function createStyling(sheet: Sheet): (html: string) => string {
  const finder = new NameFinder(namesAskedFor(sheet));
  const known = new LRUCache<string, string>({ max: 100 });
  return (html) => {
    const found = finder.find(html);
    let styles = known.get(found);
    if (styles === undefined) {
      styles = usedStyles(sheet, finder.read(found));
      known.set(found, styles);
    }
    return styles;
  };
}

function usedStyles(sheet: Sheet, names: ReadonlySet<string>): string {
  return sheet.map((piece) => usedPiece(piece, names)).join('');
}

function usedPiece(piece: Piece, names: ReadonlySet<string>): string {
  if (piece.kind === 'whole') return piece.text;
  if (piece.kind === 'group') {
    const inner = usedStyles(piece.pieces, names);
    return inner && `${piece.prelude}{${inner}}`;
  }
  const used = piece.selectors.filter(({ needs }) => needs.every((name) => names.has(name)));
  return used.length === 0 ? '' : `${used.map(({ text }) => text).join(',')}{${piece.body}}`;
}
