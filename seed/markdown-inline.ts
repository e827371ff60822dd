import type { Token, Tokens } from 'marked';
import type { ContentInline } from '#contract/writing/content/content.schemas.ts';

type Mark = NonNullable<Extract<ContentInline, { type: 'text' }>['marks']>[number];

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};
const unescapeEntities = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);

/** Runs of text with their marks; what our schema has no word for becomes plain text. */
export function inlineContent(tokens: Token[] = [], marks: Mark[] = []): ContentInline[] {
  return tokens.flatMap((token): ContentInline[] => {
    const within = (mark: Mark) => inlineContent((token as Tokens.Strong).tokens, [...marks, mark]);
    switch (token.type) {
      case 'strong':
        return within({ type: 'bold' });
      case 'em':
        return within({ type: 'italic' });
      case 'del':
        return within({ type: 'strike' });
      case 'link':
        return within({ type: 'link', attrs: { href: (token as Tokens.Link).href } });
      case 'codespan':
        return textRun((token as Tokens.Codespan).text, [...marks, { type: 'code' }]);
      case 'br':
        return [{ type: 'hardBreak' }];
      default: {
        const { tokens: inner, text } = token as Partial<Tokens.Text>;
        if (inner) return inlineContent(inner, marks);
        if (text === undefined) throw new Error(`A document has no word for Markdown's "${token.type}".`);
        return textRun(text, marks);
      }
    }
  });
}

function textRun(text: string, marks: Mark[]): ContentInline[] {
  const plain = unescapeEntities(text).replace(/\s*\n\s*/g, ' ');
  if (plain === '') return [];
  return [{ type: 'text', text: plain, ...(marks.length > 0 && { marks }) }];
}
