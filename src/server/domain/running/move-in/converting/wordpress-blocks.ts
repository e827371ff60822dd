import type { ContentBlock } from '#contract/writing/content/content.schemas.ts';
import { why } from '../why.ts';
import { paragraph } from './flow.ts';
import type { Walk } from './walk.ts';

export interface BlockComment {
  name: string;
  attributes: Record<string, unknown>;
  kind: 'open' | 'close' | 'single';
}

const COMMENT_CHARS = 200_000;
const NAME = /^(\/)?wp:([a-z][a-z0-9_/-]{0,100})/;

/** What one of WordPress's comments says; undefined for any other. */
export function readBlockComment(data: string): BlockComment | undefined {
  const text = data.length > COMMENT_CHARS ? '' : data.trim();
  const [whole = '', closing, name = ''] = NAME.exec(text) ?? [];
  if (whole === '') return undefined;
  const isSingle = text.endsWith('/');
  const json = text.slice(whole.length, isSingle ? -1 : undefined).trim();
  let attributes: Record<string, unknown> = {};
  try {
    const read: unknown = json === '' ? {} : JSON.parse(json);
    if (typeof read === 'object' && read !== null) attributes = read as Record<string, unknown>;
  } catch {
    // What a block was set to is lost; what it says stands in its markup.
  }
  const full = name.includes('/') ? name : `core/${name}`;
  return { name: full, attributes, kind: closing ? 'close' : isSingle ? 'single' : 'open' };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Blocks of which nothing is written but their attributes, and which say nothing to a reader. */
const SILENT = new Set([
  'core/spacer',
  'core/separator',
  'core/more',
  'core/nextpage',
  'core/paragraph',
  'core/block',
  'core/footnotes',
]);

function linkOf({ attributes }: BlockComment, walk: Walk): ContentBlock[] | undefined {
  const address = textOf(attributes.url);
  const label = textOf(attributes.label) || textOf(attributes.service) || textOf(attributes.title);
  const href = address && walk.conversion.link(address);
  return href && label ? [paragraph(label, href)] : undefined;
}

/** What stands in the place of a block that has no markup of its own; undefined where its markup follows. */
export function blockInComment(data: string, walk: Walk): ContentBlock[] | undefined {
  const block = readBlockComment(data);
  if (block?.kind !== 'single') return undefined;
  const { name } = block;
  if (SILENT.has(name)) return [];
  const link = linkOf(block, walk);
  if (link) return link;
  walk.conversion.left('block', why('fleeting_block', { name }));
  return [];
}
