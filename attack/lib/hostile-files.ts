import { Buffer } from 'node:buffer';
import { gzipSync } from 'node:zlib';

const MB = 1024 * 1024;

/** So many zero bytes, packed as small as they get. */
export const gzipBomb = (megabytes: number, first = ''): Buffer => {
  const whole = gzipSync(Buffer.concat([Buffer.from(first), Buffer.alloc(MB)]), { level: 9 });
  const zeros = gzipSync(Buffer.alloc(32 * MB), { level: 9 });
  // Members follow one another: a file of several is read as one.
  return Buffer.concat([whole, ...Array.from({ length: Math.ceil(megabytes / 32) }, () => zeros)]);
};

export const tagOfSpaces = (spaces: number): string => `<feed><item${' '.repeat(spaces)}`;

const entities = (levels: number) =>
  Array.from({ length: levels }, (_, n) => `<!ENTITY e${n + 1} "${`&e${n};`.repeat(10)}">`).join('');
/** Ten times ten times ten … */
export const entityBomb = (levels = 9): string =>
  `<?xml version="1.0"?><!DOCTYPE feed [<!ENTITY e0 "lol">${entities(levels)}]><feed><item><name>&e${levels};</name></item></feed>`;

const outside = (system: string) =>
  `<?xml version="1.0"?><!DOCTYPE feed [<!ENTITY x SYSTEM "${system}">]><feed><item><name>&x;</name></item></feed>`;

/** A whole zip with one small file, as every spreadsheet is one. */
const zip = Buffer.from(
  '504b0304140000000000000021003accf4ba0500000005000000050000002e2e2f612e63' +
    '504b0506000000000100010033000000280000000000',
  'hex',
);

/** Files of shops, as nobody's shop would make them; each with the reasons for which it may be refused. */
export const hostileFeeds: [name: string, file: string | Buffer][] = [
  ['30,000 spaces in a tag', tagOfSpaces(30_000)],
  ['30,000 quotes in a cell', `ean;name\n"${'""'.repeat(30_000)}`],
  ['one quote that never ends', `ean;name\n"${'a'.repeat(300_000)}`],
  ['a row of 300,000 columns', `${';'.repeat(300_000)}\n`],
  ['a line of two million letters', `ean\n${'a'.repeat(2_000_000)}`],
  ['JSON of brackets', '['.repeat(200_000)],
  ['JSON of braces', '{"a":'.repeat(100_000)],
  ['JSON with __proto__', '[{"__proto__":{"ean":"1"},"constructor":{"prototype":{"a":1}}}]'],
  ['XML of 100,000 open tags', '<a>'.repeat(100_000)],
  ['XML with 100,000 attributes', `<feed><item ${'a="b" '.repeat(100_000)}/></feed>`],
  ['entities that multiply', entityBomb()],
  ['an entity that reads a file', outside('file:///etc/passwd')],
  ['an entity that asks a server', outside('http://127.0.0.1/inside-98')],
  ['a packed gigabyte', gzipBomb(1_024, 'ean;name\n')],
  ['a packed file in a packed file', gzipSync(gzipBomb(256))],
  ['half a packed file', gzipBomb(64).subarray(0, 40_000)],
  ['a zip with a way up in it', zip],
  ['bytes by chance', Buffer.from(Array.from({ length: 100_000 }, (_, n) => (n * 197 + 31) % 256))],
  ['half letters', Buffer.from([0xff, 0xfe, 0x00, 0xd8, 0x41, 0x00, 0xff])],
  ['nothing', ''],
];

/** Content that another site might have exported, and has not. */
export const hostileContents: [name: string, file: string | Buffer][] = [
  ['no JSON', 'hello'],
  ['a head of a megabyte', `[\n{"vitrinaContent":1,"program":"${'a'.repeat(MB)}"`],
  [
    'a newer format',
    '[\n{"vitrinaContent":999,"program":"9","migration":1,"madeAt":"2026-01-01T00:00:00.000Z","editions":[]}\n]\n',
  ],
  [
    'a line that never ends',
    `[\n{"vitrinaContent":1,"program":"1","migration":1,"madeAt":"2026-01-01T00:00:00.000Z","editions":[]},\n${'a'.repeat(40 * MB)}`,
  ],
  [
    'rows of a table that is none of content',
    '[\n{"vitrinaContent":1,"program":"1","migration":1,"madeAt":"2026-01-01T00:00:00.000Z","editions":[]}\n,\n{"kind":"accounts","row":{"id":"1","role":"owner"}}\n]\n',
  ],
  [
    'a picture that leads out',
    '[\n{"vitrinaContent":1,"program":"1","migration":1,"madeAt":"2026-01-01T00:00:00.000Z","editions":[]}\n,\n{"picture":"../../outside","data":"AAAA"}\n]\n',
  ],
  ['brackets', '['.repeat(500_000)],
];
