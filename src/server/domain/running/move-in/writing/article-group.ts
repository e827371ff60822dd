import { createHash } from 'node:crypto';
import type { BroughtArticle } from '../entries/brought.ts';
import type { Moving } from './moving.ts';

/** The same number for the same words, whenever they come: of the kind that is anybody's to make. */
function stableUuid(words: string): string {
  const bytes = createHash('sha256').update(words).digest().subarray(0, 16);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(6) & 0x0f), 6);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** The same text in several editions is one article; of two in one edition the second stands alone. */
export function groupIn({ site, notes, locale }: Moving, { group, key }: BroughtArticle): string | undefined {
  if (group === undefined) return undefined;
  const place = `group:${locale}:${group}`;
  const holder = notes.get<string>('relation', place) ?? key;
  notes.put('relation', place, holder);
  return holder === key ? stableUuid(`${site.identity} ${group}`) : undefined;
}
