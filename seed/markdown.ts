import { marked, type Token, type Tokens } from 'marked';
import {
  type ContentBlock,
  type ContentDocument,
  type ContentListItem,
  contentDocumentSchema,
} from '#contract/writing/content/content.schemas.ts';
import { directiveBlock, type ProductLookup } from './directives.ts';
import { inlineContent } from './markdown-inline.ts';

type ListBlock = Extract<ContentBlock, { type: 'bulletList' | 'orderedList' }>;

/** Paragraphs and lists: what may stand inside an item or a quotation. */
const flow = (tokens: Token[] = []): ContentListItem['content'] =>
  tokens
    .filter(({ type }) => type !== 'space')
    .map((token) => (token.type === 'list' ? list(token as Tokens.List) : paragraph(token)));

const list = (token: Tokens.List): ListBlock => ({
  type: token.ordered ? 'orderedList' : 'bulletList',
  content: token.items.map((item) => ({ type: 'listItem', content: flow(item.tokens) })),
});

const paragraph = (token: Token) => ({
  type: 'paragraph' as const,
  content: inlineContent('tokens' in token ? token.tokens : [token]),
});

function block(token: Token): ContentBlock[] {
  switch (token.type) {
    case 'space':
      return [];
    case 'heading': {
      const level = Math.min(4, Math.max(2, (token as Tokens.Heading).depth)) as 2 | 3 | 4;
      return [{ type: 'heading', attrs: { level }, content: inlineContent(token.tokens) }];
    }
    case 'list':
      return [list(token as Tokens.List)];
    case 'blockquote':
      return [{ type: 'blockquote', content: flow(token.tokens) }];
    case 'hr':
      return [{ type: 'horizontalRule' }];
    default:
      return [paragraph(token)];
  }
}

/** A directive begins a line with "::" and goes on to the next empty one. */
const DIRECTIVES = /^(::.*(?:\n.+)*)/m;

/** An article as its author typed it → the document that the editor and the pages know. Throws on what is not one. */
export function documentFromMarkdown(source: string, products: ProductLookup): ContentDocument {
  const content = source
    .split(DIRECTIVES)
    .flatMap((part) =>
      part.startsWith('::') ? [directiveBlock(part.trim(), products)] : marked.lexer(part).flatMap(block),
    );
  return contentDocumentSchema.parse({ type: 'doc', content });
}
