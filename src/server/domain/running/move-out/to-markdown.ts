import type { ContentInline, ContentListItem } from '#contract/writing/content/content.schemas.ts';
import type { PlainBlock } from './plain-blocks.ts';

type Flow = Extract<PlainBlock, { type: 'paragraph' | 'bulletList' | 'orderedList' }>;

/** What Markdown would read as something else than the letter that it is. */
const escaped = (text: string): string =>
  text
    .replace(/[\\`*_[\]<>|~&]/g, '\\$&')
    .split('\n')
    .map((line) =>
      line
        .trimStart()
        .replace(/^[#+=-]/, '\\$&')
        .replace(/^(\d{1,9})([.)])/, '$1\\$2'),
    )
    .join('\n');

const signs = { bold: '**', italic: '*', strike: '~~' } as const;
const tags = { bold: 'strong', italic: 'em', strike: 'del' } as const;

/** Signs hold to letters; at anything else Markdown may take them for themselves, and a tag says it all the same. */
function marked(text: string, kinds: (keyof typeof signs)[], isPlain: boolean): string {
  const [only] = kinds;
  if (only && kinds.length === 1 && isPlain && /^[\p{L}\p{N}]/u.test(text) && /[\p{L}\p{N}]$/u.test(text))
    return `${signs[only]}${text}${signs[only]}`;
  return kinds.reduce((inner, kind) => `<${tags[kind]}>${inner}</${tags[kind]}>`, text);
}

/** As many as are needed to stand around it: one more than it has itself. */
const fenceFor = (code: string): string => {
  const longest = Math.max(0, ...(code.match(/`+/g) ?? []).map(({ length }) => length));
  return '`'.repeat(longest + 1);
};

const isMarked = (part: ContentInline | undefined): boolean =>
  part?.type === 'text' && (part.marks ?? []).length > 0;

const indented = (text: string, by: string): string => text.replaceAll('\n', `\n${by}`);

/** A document's blocks as Markdown, as CommonMark and the tables of GitHub have it. */
export function toMarkdown(blocks: PlainBlock[], address: (href: string) => string): string {
  const link = (label: string, href: string) =>
    `[${label}](<${address(href).replaceAll('<', '%3C').replaceAll('>', '%3E')}>)`;
  const picture = ({ src, alt }: { src: string; alt: string }) => `!${link(escaped(alt), src)}`;

  const inline = (parts: ContentInline[] = []): string =>
    parts
      .map((part, index) => {
        if (part.type === 'hardBreak') return '<br>';
        const marks = part.marks ?? [];
        const fence = fenceFor(part.text);
        const isCode = marks.some(({ type }) => type === 'code');
        // Signs of two, side by side, would be the signs of one.
        const isAlone = !isMarked(parts[index - 1]);
        const fenced = isAlone ? `${fence} ${part.text} ${fence}` : `<code>${escaped(part.text)}</code>`;
        const text = isCode ? fenced : escaped(part.text);
        const kinds = marks.flatMap(({ type }) => (type === 'link' || type === 'code' ? [] : [type]));
        const words = marked(text, [...new Set(kinds)], isAlone && !isCode);
        const to = marks.find((mark) => mark.type === 'link');
        return to?.type === 'link' ? link(words, to.attrs.href) : words;
      })
      .join('');

  const listOf = (items: ContentListItem[], isOrdered: boolean): string =>
    items
      .map(({ content }) => content.map(flow).filter(Boolean).join('\n\n'))
      .filter(Boolean)
      .map((item, index) => {
        const bullet = isOrdered ? `${index + 1}. ` : '- ';
        return bullet + indented(item, ' '.repeat(bullet.length));
      })
      .join('\n');
  const flow = (block: Flow): string =>
    block.type === 'paragraph' ? inline(block.content) : listOf(block.content, block.type === 'orderedList');
  /** A cell holds no blocks: a list in it is its items, one after the other. */
  const inCell = (block: Flow): string =>
    block.type === 'paragraph'
      ? inline(block.content)
      : block.content.map(({ content }) => `• ${content.map(inCell).join(' ')}`).join(' ');

  const write = (block: PlainBlock): string => {
    switch (block.type) {
      case 'heading':
        return `${'#'.repeat(block.attrs.level)} ${inline(block.content)}`;
      case 'blockquote':
        return `> ${indented(block.content.map(flow).filter(Boolean).join('\n\n'), '> ')}`;
      case 'horizontalRule':
        return '---';
      case 'image':
        return [
          picture(block.attrs),
          block.attrs.caption && marked(escaped(block.attrs.caption), ['italic'], true),
        ]
          .filter(Boolean)
          .join('\n\n');
      case 'gallery':
        return block.attrs.pictures
          .map(
            (each) =>
              picture(each) + (each.caption ? ` ${marked(escaped(each.caption), ['italic'], true)}` : ''),
          )
          .join('\n\n');
      case 'table': {
        const [head, ...rest] = block.content.map(
          ({ content }) => `| ${content.map((cell) => cell.content.map(inCell).join(' ')).join(' | ')} |`,
        );
        const columns = block.content[0]?.content.length ?? 1;
        return [head, `|${' --- |'.repeat(columns)}`, ...rest].join('\n');
      }
      case 'details':
        return `${marked(escaped(block.attrs.summary), ['bold'], true)}\n\n${block.content.map(flow).join('\n\n')}`;
      case 'codeBlock': {
        const code = (block.content ?? []).map(({ text }) => text).join('');
        const fence = fenceFor(code).padStart(3, '`');
        return `${fence}${block.attrs.language ?? ''}\n${code}\n${fence}`;
      }
      case 'button':
        return link(escaped(block.attrs.label), block.attrs.href);
      case 'embed':
        return link(escaped(block.attrs.title || block.attrs.href), block.attrs.href);
      case 'file':
        return link(escaped(block.attrs.name), block.attrs.src);
      default:
        return flow(block);
    }
  };
  return `${blocks.map(write).filter(Boolean).join('\n\n')}\n`;
}
