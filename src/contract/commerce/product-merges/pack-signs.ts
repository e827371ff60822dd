/** How much, how large or for which current, in one unit of each kind: what differs in it is another product. */
const UNITS: Record<string, [kind: string, factor: number]> = {
  ml: ['volume', 1],
  cl: ['volume', 10],
  l: ['volume', 1_000],
  litro: ['volume', 1_000],
  litros: ['volume', 1_000],
  g: ['weight', 1],
  kg: ['weight', 1_000],
  oz: ['ounces', 1],
  mm: ['length', 1],
  cm: ['length', 10],
  m: ['length', 1_000],
  gb: ['storage', 1],
  tb: ['storage', 1_000],
  v: ['voltage', 1],
  w: ['power', 1],
};
const MEASURE =
  /(?<![\p{L}\d.,])(\d{1,6}(?:[.,]\d{1,3})?)\s{0,2}(ml|cl|litros?|l|kg|g|oz|mm|cm|m|gb|tb|v|w)(?![\p{L}\d])/gu;
const TIMES = /(?<![\p{L}\d])(?:(\d{1,3})\s?x|x\s?(\d{1,3}))(?![\p{L}\d])/gu;
const PACK_OF =
  /(?<![\p{L}\d])(?:pack|paquete|pacote|kit|set|conjunto|combo|caixa|confezione|lote|juego)s?(?:\s(?:de|of|da|di|com|con|with))?(?:\s(\d{1,3}))?(?![\p{L}\d])/gu;
const PIECES =
  /(?<![\p{L}\d])(\d{1,3})\s?(?:unidades|unid|un|pcs|pieces|peças|pecas|piezas|pezzi)(?![\p{L}\d])/gu;
const TITLE_CHARS = 500;

export interface PackSigns {
  /** "3", or "?" where it says a pack and not of how many. */
  packs: string[];
  /** "volume 1500", each once. */
  sizes: string[];
}

const sorted = (values: Iterable<string>): string[] => [...new Set(values)].sort();
const isSeveral = (count: string): boolean => count !== '1';

/** What in a product's name says how many or how much of it is in the box. */
export function packSignsOf(title: string): PackSigns {
  const text = title.slice(0, TITLE_CHARS).normalize('NFC').toLowerCase();
  const counts = [
    ...[...text.matchAll(TIMES)].map(([, before, after]) => before ?? after ?? '?'),
    ...[...text.matchAll(PACK_OF)].map(([, count]) => count ?? '?'),
    ...[...text.matchAll(PIECES)].map(([, count]) => count ?? '?'),
  ];
  // "Kit 3x" says it twice: the number is the word that counts.
  const numbers = counts.filter((count) => count !== '?');
  const packs = (numbers.length > 0 ? numbers : counts).map((count) => count.replace(/^0+(?=\d)/, ''));
  const sizes = [...text.matchAll(MEASURE)].map(([, amount = '', unit = '']) => {
    const [kind, factor] = UNITS[unit] ?? [unit, 1];
    return `${kind} ${Math.round(Number(amount.replace(',', '.')) * factor * 1_000) / 1_000}`;
  });
  return { packs: sorted(packs.filter(isSeveral)), sizes: sorted(sizes) };
}

const isSame = (a: string[], b: string[]): boolean => a.join('|') === b.join('|');

/** Both say a size of one kind, and not the same one; what only one of them mentions is no difference yet. */
function sizesDiffer(a: string[], b: string[]): boolean {
  const kindOf = (size: string) => size.split(' ')[0];
  return a.some((size) => !b.includes(size) && b.some((other) => kindOf(other) === kindOf(size)));
}

export type PackDifference = 'pack' | 'size';

/** Why two names are likely to be two products: a person has to look. */
export function packDifferences(one: string, other: string): PackDifference[] {
  const [a, b] = [packSignsOf(one), packSignsOf(other)];
  return [
    ...(isSame(a.packs, b.packs) ? [] : (['pack'] as const)),
    ...(sizesDiffer(a.sizes, b.sizes) || sizesDiffer(b.sizes, a.sizes) ? (['size'] as const) : []),
  ];
}
