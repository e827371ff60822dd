import type { FileEnding } from '#contract/writing/media/files.ts';

const HEAD = 512;
const EBML = '\x1a\x45\xdf\xa3';
const ZIP = 'PK\x03\x04';
const ZIP_END = Buffer.from('PK\x05\x06', 'latin1');
/** Brands of films as browsers play them; cameras' and Apple's own are others. */
const FILM = /^(?:isom|iso\d|mp4\d|avc1|dash|M4V )/;
const SONG = /^M4[AB] /;

/** Ogg holds films as well: which of the two, its first stream says. */
const SOUNDS = ['OpusHead', '\x01vorbis', '\x7fFLAC'];

/** What a package says of itself in its first entry, which is not packed for that very reason. */
const declared: Record<string, FileEnding> = {
  'application/epub+zip': 'epub',
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
  'application/vnd.oasis.opendocument.presentation': 'odp',
};
/** What only such a document has in it. */
const inside: [string, FileEnding][] = [
  ['word/document.xml', 'docx'],
  ['xl/workbook.xml', 'xlsx'],
  ['ppt/presentation.xml', 'pptx'],
];
/** A program inside of a document. */
const MACROS = 'vbaProject.bin';

function packageEnding(bytes: Buffer, head: string): FileEnding | undefined {
  // Cut off, it has no list of what is in it.
  if (bytes.lastIndexOf(ZIP_END) < 0 || bytes.includes(MACROS)) return undefined;
  if (head.startsWith('mimetype', 30)) {
    const said = Object.keys(declared).find((type) => head.startsWith(`${type}PK`, 38));
    return said ? declared[said] : undefined;
  }
  if (!bytes.includes('[Content_Types].xml')) return 'zip';
  return inside.find(([name]) => bytes.includes(name))?.[1];
}

function filmEnding(head: string): FileEnding | undefined {
  const brand = head.slice(8, 12);
  if (SONG.test(brand)) return 'm4a';
  return FILM.test(brand) ? 'mp4' : undefined;
}

/** The sign at which each piece of an MP3 begins: layer three, and neither of the rates that are none. */
const isMp3Frame = ([first = 0, second = 0, third = 0]: Buffer): boolean =>
  first === 0xff && (second & 0xe6) === 0xe2 && third >> 4 !== 0xf && (third & 0x0c) !== 0x0c;

/** The ending that a file is kept under, by its bytes: its name and what a browser says of it are only claims. */
export function fileEnding(given: Uint8Array): FileEnding | undefined {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  const head = bytes.subarray(0, HEAD).toString('latin1');
  if (head.startsWith('%PDF-')) return 'pdf';
  if (head.startsWith('ID3') || isMp3Frame(bytes)) return 'mp3';
  if (head.startsWith('ftyp', 4)) return filmEnding(head);
  if (head.startsWith('OggS')) return SOUNDS.some((sign) => head.includes(sign)) ? 'ogg' : undefined;
  if (head.startsWith('RIFF') && head.startsWith('WAVE', 8)) return 'wav';
  if (head.startsWith(EBML)) return head.includes('webm') ? 'webm' : undefined;
  return head.startsWith(ZIP) ? packageEnding(bytes, head) : undefined;
}
