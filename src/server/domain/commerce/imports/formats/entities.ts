/** The named characters that titles in feeds are full of: Latin letters, quotes, dashes, signs. */
const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  shy: '',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  middot: '·',
  trade: '™',
  reg: '®',
  copy: '©',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  deg: '°',
  euro: '€',
  pound: '£',
  cent: '¢',
  ordm: 'º',
  ordf: 'ª',
  sup2: '²',
  sup3: '³',
  frac12: '½',
  frac14: '¼',
  times: '×',
  plusmn: '±',
  micro: 'µ',
  szlig: 'ß',
  aelig: 'æ',
  AElig: 'Æ',
  oslash: 'ø',
  Oslash: 'Ø',
  iexcl: '¡',
  iquest: '¿',
  aring: 'å',
  Aring: 'Å',
};
const MARKS: Record<string, string> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  cedil: '\u0327',
};
const ENTITY = /&(?:#(\d{1,7})|#[xX]([\dA-Fa-f]{1,6})|([A-Za-z]{2,8}\d{0,2}));/g;

function characterOf(code: number): string | undefined {
  const isOne = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isOne ? String.fromCodePoint(code) : undefined;
}

function named(name: string): string | undefined {
  if (Object.hasOwn(NAMED, name)) return NAMED[name];
  const mark = MARKS[name.slice(1)];
  return mark === undefined ? undefined : `${name[0]}${mark}`.normalize('NFC');
}

/** What is no character stays as it was written. */
export const decodeEntities = (text: string): string =>
  text.includes('&')
    ? text.replace(ENTITY, (written, decimal?: string, hex?: string, name?: string) => {
        const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : undefined;
        return (code === undefined ? named(name ?? '') : characterOf(code)) ?? written;
      })
    : text;
