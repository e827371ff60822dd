import { type Why, why } from '../why.ts';
import { element, type MarkupNode, parseMarkup } from './markup.ts';
import { markShortcodes } from './shortcodes.ts';
import { type BlockComment, readBlockComment } from './wordpress-blocks.ts';

const SHARED_DEPTH = 5;
/** As far behind its comment as the markup of a cover has its picture. */
const COVER_CHARS = 1_500;

interface Texts {
  sharedBlock(id: string): string | undefined;
  /** What the text's footnotes say, as WordPress keeps it beside the text. */
  footnotes?: string | undefined;
  left(reason: Why): void;
}

function listOfNotes(json = ''): string {
  try {
    const notes = JSON.parse(json) as { content?: unknown }[];
    const items = notes.map(({ content }) => `<li>${String(content ?? '')}</li>`);
    return items.length > 0 ? `<ol>${items.join('')}</ol>` : '';
  } catch {
    return '';
  }
}

/** A comment as it stands in a text, and where. */
function* commentsOf(html: string): Generator<{ from: number; to: number; data: string }> {
  for (let from = html.indexOf('<!--'); from >= 0; from = html.indexOf('<!--', from)) {
    const end = html.indexOf('-->', from + 4);
    if (end < 0) return;
    yield { from, to: end + 3, data: html.slice(from + 4, end) };
    from = end + 3;
  }
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Old covers have their picture in a style, where nobody who reads markup sees it. */
function coverPicture(
  { name, kind, attributes: { url, alt } }: BlockComment,
  markup: string,
): string | undefined {
  if (kind !== 'open' || !/^core\/cover(?:-image)?$/.test(name) || typeof url !== 'string') return undefined;
  if (markup.includes('<img') || markup.includes('<video')) return undefined;
  return `<img src="${escaped(url)}" alt="${escaped(typeof alt === 'string' ? alt : '')}">`;
}

/** Blocks that several entries share, put where they are named; and what else of a block stands in no markup. */
function withShared(html: string, texts: Texts, depth = SHARED_DEPTH): string {
  const parts: string[] = [];
  let at = 0;
  for (const { from, to, data } of commentsOf(html)) {
    const block = data.includes('wp:') ? readBlockComment(data) : undefined;
    const isShared = block?.name === 'core/block' && block.kind !== 'close';
    const isNotes = block?.name === 'core/footnotes' && block.kind === 'single';
    const cover = block && coverPicture(block, html.slice(to, to + COVER_CHARS));
    if (cover !== undefined) {
      parts.push(html.slice(at, to), cover);
      at = to;
    }
    if (!isShared && !isNotes) continue;
    const id = String(block.attributes.ref ?? '');
    const shared = isShared && depth > 0 ? texts.sharedBlock(id) : undefined;
    if (isShared && shared === undefined) texts.left(why('shared_gone', { id }));
    const text = isNotes ? listOfNotes(texts.footnotes) : withShared(shared ?? '', texts, depth - 1);
    parts.push(html.slice(at, from), text);
    at = to;
  }
  return at === 0 ? html : [...parts, html.slice(at)].join('');
}

/** What is written in blocks, and what stands between them as the classic editor left it. */
function* chunksOf(html: string): Generator<{ isClassic: boolean; html: string }> {
  let depth = 0;
  let at = 0;
  for (const { from, to, data } of commentsOf(html)) {
    const block = data.includes('wp:') ? readBlockComment(data) : undefined;
    if (!block) continue;
    if (depth === 0 && block.kind !== 'close') {
      if (from > at) yield { isClassic: true, html: html.slice(at, from) };
      at = from;
    }
    if (block.kind === 'open') depth += 1;
    if (block.kind === 'close') depth = Math.max(0, depth - 1);
    if (depth > 0) continue;
    yield { isClassic: block.name === 'core/freeform', html: html.slice(at, to) };
    at = to;
  }
  if (at < html.length) yield { isClassic: depth === 0, html: html.slice(at) };
}

/** A text of WordPress, in blocks or from its classic editor. */
export function wordpressMarkup(written: string, texts: Texts): MarkupNode[] {
  const html = withShared(written.replace(/\r\n?/g, '\n'), texts);
  const nodes: MarkupNode[] = [];
  for (const chunk of chunksOf(html)) {
    if (chunk.html.trim() === '') continue;
    const inner = parseMarkup(markShortcodes(chunk.html));
    if (chunk.isClassic) nodes.push(element('vt-classic', {}, inner));
    else for (const node of inner) nodes.push(node);
  }
  return nodes;
}
