import type { ContentBlock, ContentInline } from '#contract/writing/content/content.schemas.ts';
import {
  APART,
  COMMENT,
  classesOf,
  findFirst,
  hasClass,
  isElement,
  type Markup,
  type MarkupNode,
} from './markup.ts';
import type { MakeBlocks } from './walk.ts';

const LANGUAGE = /^(?:language|lang|brush)[-:]([\w+#-]{1,40})$/;
const CODE_CHARS = 20_000;

/** Text with every space and line of it. */
function exactText(nodes: MarkupNode[]): string {
  return nodes
    .map((node) => {
      if (!isElement(node)) return node;
      if (node.tag === 'br') return '\n';
      if (node.tag === COMMENT) return '';
      const inner = exactText(node.children);
      return APART.has(node.tag) ? `\n${inner}\n` : inner;
    })
    .join('');
}

function languageOf(node: Markup): string | undefined {
  const code = findFirst(node.children, ({ tag }) => tag === 'code');
  const classes = [...classesOf(node), ...(code ? classesOf(code) : [])];
  const named = classes.flatMap((name) => LANGUAGE.exec(name)?.[1] ?? [])[0];
  return named ?? code?.attributes['data-language'] ?? node.attributes['data-language'];
}

/** A poem: its lines are lines, and nothing of it is code. */
function verse(node: Markup): ContentBlock[] {
  return exactText(node.children)
    .split(/\n\s*\n/)
    .map((stanza) =>
      stanza
        .split('\n')
        .flatMap((line, index): ContentInline[] => [
          ...(index > 0 ? [{ type: 'hardBreak' as const }] : []),
          ...(line.trim() === '' ? [] : [{ type: 'text' as const, text: line.trim() }]),
        ]),
    )
    .filter((content) => content.some(({ type }) => type === 'text'))
    .map((content): ContentBlock => ({ type: 'paragraph', content: content.slice(0, 1_900) }));
}

export const preBlocks: MakeBlocks = (node) => {
  if (hasClass(node, 'wp-block-verse')) return verse(node);
  const text = exactText(node.children).replace(/\r\n?/g, '\n').replace(/^\n/, '').trimEnd();
  if (text.trim() === '') return [];
  const language = languageOf(node)?.slice(0, 40);
  const content: { type: 'text'; text: string }[] = [];
  for (let from = 0; from < text.length; from += CODE_CHARS)
    content.push({ type: 'text', text: text.slice(from, from + CODE_CHARS).toWellFormed() });
  return [{ type: 'codeBlock', attrs: language ? { language } : {}, content }];
};
