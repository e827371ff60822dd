import type {
  ContentBlock,
  ContentDocument,
  ContentInline,
  ContentListItem,
} from '#contract/writing/content/content.schemas.ts';
import type { EditorTexts } from '#i18n/admin/pt/writing/editor.ts';

type Flow = ContentListItem['content'][number];

const marked = ({ marks = [] }: Extract<ContentInline, { type: 'text' }>, text: string): string =>
  marks.reduce((inner, mark) => {
    if (mark.type === 'link') return `[${inner}](${mark.attrs.href})`;
    return { bold: `**${inner}**`, italic: `_${inner}_`, strike: `~~${inner}~~`, code: `\`${inner}\`` }[
      mark.type
    ];
  }, text);

const inline = (nodes: ContentInline[] = []): string =>
  nodes.map((node) => (node.type === 'text' ? marked(node, node.text) : ' / ')).join('');

const listLines = (items: ContentListItem[], depth: number, isOrdered: boolean): string[] =>
  items.flatMap(({ content }, index) =>
    content.flatMap((part, at) =>
      flowLines(part, depth + 1).map((line) =>
        at === 0 && part.type === 'paragraph'
          ? `${'   '.repeat(depth)}${isOrdered ? `${index + 1}.` : '•'} ${line}`
          : line,
      ),
    ),
  );

function flowLines(part: Flow, depth = 0): string[] {
  if (part.type === 'paragraph') return [inline(part.content)];
  return listLines(part.content, depth, part.type === 'orderedList');
}

const flows = (parts: Flow[]): string => parts.flatMap((part) => flowLines(part)).join(' / ');

/** A body as lines that a person can compare: its words, its marks as people type them, its blocks by name. */
export function documentLines(document: ContentDocument, names: EditorTexts): string[] {
  const named = (name: keyof EditorTexts, what: string) => `[${names[name]}] ${what}`;
  const facts = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' · ');
  const numbers = (ids: number[]) => ids.map((id) => `#${id}`).join(', ');
  const lines = (block: ContentBlock): string[] => {
    switch (block.type) {
      case 'paragraph':
        return [inline(block.content)];
      case 'heading':
        return [`${'#'.repeat(block.attrs.level)} ${inline(block.content)}`];
      case 'bulletList':
      case 'orderedList':
        return flowLines(block);
      case 'blockquote':
        return block.content.flatMap((part) => flowLines(part).map((line) => `> ${line}`));
      case 'horizontalRule':
        return ['———'];
      case 'image': {
        const { src, alt, caption } = block.attrs;
        return [named('image', facts(src, alt, caption))];
      }
      case 'table':
        return block.content.map(({ content }) => content.map((cell) => flows(cell.content)).join(' | '));
      case 'callout':
      case 'verdict':
        return [named(block.type, flows(block.content))];
      case 'faq':
        return block.attrs.items.flatMap(({ question, answer }) => [named('faq', question), answer]);
      case 'productCard':
        return [named('productCard', numbers([block.attrs.productId]))];
      case 'quickPicks':
        return block.attrs.picks.map(({ productId, label }) => named('quickPicks', `#${productId} ${label}`));
      case 'comparisonTable':
        return [named('comparisonTable', numbers(block.attrs.productIds))];
      case 'prosCons':
        return [
          ...block.attrs.pros.map((line) => `+ ${line}`),
          ...block.attrs.cons.map((line) => `− ${line}`),
        ];
      case 'gallery':
        return block.attrs.pictures.map(({ src, alt, caption }) =>
          named('gallery', facts(src, alt, caption)),
        );
      case 'embed':
        return [named('embed', facts(block.attrs.href, block.attrs.title, block.attrs.picture))];
      case 'codeBlock': {
        const code = (block.content ?? []).map(({ text }) => text).join('');
        return [named('codeBlock', block.attrs.language ?? ''), ...code.split('\n')];
      }
      case 'button':
        return [named('button', facts(block.attrs.label, block.attrs.href))];
      case 'details':
        return [named('details', block.attrs.summary), ...block.content.flatMap((part) => flowLines(part))];
      case 'file':
        return [named('file', facts(block.attrs.name, block.attrs.src, block.attrs.caption))];
    }
  };
  return document.content.flatMap(lines);
}
