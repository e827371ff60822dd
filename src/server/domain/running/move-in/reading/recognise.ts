import { isMoneyTable } from '../money/tables.ts';

/** What a file is by its content; its name is only a claim. */
export type SourceKind = 'wordpress' | 'ghost' | 'vitrina' | 'table' | 'zip' | 'gzip' | 'unknown';

/** How much of a file has to be seen: some exports begin with long comments, or with a server's complaints. */
export const HEAD_BYTES = 64 * 1024;

const isGhost = (head: string): boolean => /^\s{0,100}\{\s{0,100}"(?:db|meta|data)"\s{0,100}:/.test(head);

const isWordPress = (head: string): boolean =>
  head.includes('<rss') && (head.includes('wordpress.org/export/') || head.includes('<wp:wxr_version>'));

export function recognise(head: Uint8Array): SourceKind {
  if (head[0] === 0x50 && head[1] === 0x4b && (head[2] === 3 || head[2] === 5)) return 'zip';
  if (head[0] === 0x1f && head[1] === 0x8b) return 'gzip';
  const isWide = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff);
  const text = isWide
    ? new TextDecoder(head[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(head)
    : Buffer.from(head)
        .toString('utf8')
        .replace(/^\ufeff/, '');
  if (isWordPress(text)) return 'wordpress';
  if (/^\[\s{0,10}\{"vitrinaContent"/.test(text)) return 'vitrina';
  if (isGhost(text)) return 'ghost';
  return isMoneyTable(text) ? 'table' : 'unknown';
}
