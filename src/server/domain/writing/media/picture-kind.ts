export type PictureKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif';

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1');

const PNG = '\x89PNG\r\n\x1a\n';
const BRANDS_FROM = 8;

/** AVIF says so among the brands of its first box, not necessarily as the first of them. */
function isAvif(bytes: Uint8Array): boolean {
  if (ascii(bytes, 4, 8) !== 'ftyp') return false;
  const boxEnd = Math.min(Buffer.from(bytes.subarray(0, 4)).readUInt32BE(), 256);
  const brands: string[] = ascii(bytes, BRANDS_FROM, boxEnd).match(/.{4}/gs) ?? [];
  return brands.includes('avif');
}

/** What a file is by its first bytes. Its name and what the browser says of it are only claims. */
export function pictureKind(bytes: Uint8Array): PictureKind | undefined {
  if (ascii(bytes, 0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (ascii(bytes, 0, 8) === PNG) return 'png';
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return 'gif';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  return isAvif(bytes) ? 'avif' : undefined;
}
