import { marked, type Token, type Tokens } from 'marked';
import {
  type ContentBlock,
  type ContentDocument,
  type ContentListItem,
  contentDocumentSchema,
} from '#contract/content.ts';
import { directiveBlock, type ProductLookup } from './directives.ts';
import { inlineContent } from './markdown-inline.ts';

type ListBlock = Extract<ContentBlock, { type: 'bulletList' | 'orderedList' }>;

function listItem(item: Tokens.ListItem): ContentListItem {
  const paragraphs = item.tokens.flatMap((token): ContentListItem['content'] =>
    token.type === 'list' ? [list(token as Tokens.List)] : [paragraph(token)],
  );
  return { type: 'listItem', content: paragraphs };
}

const list = (token: Tokens.List): ListBlock => ({
  type: token.ordered ? 'orderedList' : 'bulletList',
  content: token.items.map(listItem),
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
      return [
        {
          type: 'blockquote',
          content: (token.tokens ?? []).filter(({ type }) => type !== 'space').map(paragraph),
        },
      ];
    case 'hr':
      return [{ type: 'horizontalRule' }];
    default:
      return [paragraph(token)];
  }
}

/** An article as its author typed it → the document that the editor and the pages know. Throws on what is not one. */
export function documentFromMarkdown(source: string, products: ProductLookup): ContentDocument {
  const content = source
    .split(/\n{2,}(?=::)|(?<=^::.*)\n{2,}/m)
    .flatMap((part) =>
      part.startsWith('::') ? [directiveBlock(part.trim(), products)] : marked.lexer(part).flatMap(block),
    );
  return contentDocumentSchema.parse({ type: 'doc', content });
}
