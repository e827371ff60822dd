import { marked } from 'marked';
import type { ContentBlock } from '#contract/writing/content/content.schemas.ts';
import { inlineContent } from './markdown-inline.ts';

/** The id of a product by the key that authors use. */
export type ProductLookup = (key: string) => number;

type Directive = (rest: string, products: ProductLookup) => ContentBlock;

const directives: Record<string, Directive> = {
  product: (rest, products) => ({ type: 'productCard', attrs: { productId: products(rest) } }),
  compare: (rest, products) => ({
    type: 'comparisonTable',
    attrs: { productIds: rest.split(/\s+/).map(products) },
  }),
  picks: (rest, products) => ({
    type: 'quickPicks',
    attrs: {
      picks: rest.split(' | ').map((pick) => {
        const equals = pick.indexOf('=');
        return { productId: products(pick.slice(0, equals).trim()), label: pick.slice(equals + 1).trim() };
      }),
    },
  }),
  note: (rest) => ({
    type: 'callout',
    content: [{ type: 'paragraph', content: inlineContent(marked.Lexer.lexInline(rest)) }],
  }),
  faq: (rest) => ({ type: 'faq', attrs: { items: faqItems(rest) } }),
};

function faqItems(text: string) {
  const items: { question: string; answer: string }[] = [];
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line.startsWith('? ')) items.push({ question: line.slice(2), answer: '' });
    const last = items.at(-1);
    if (last && line.startsWith('! ')) last.answer = line.slice(2);
  }
  const unanswered = items.find(({ answer }) => answer === '');
  if (unanswered) throw new Error(`"${unanswered.question}" has no answer.`);
  return items;
}

/** "::name rest": a block that Markdown has no word for. */
export function directiveBlock(source: string, products: ProductLookup): ContentBlock {
  const [, name = '', rest = ''] = /^::(\w+)\s*([\s\S]*)$/.exec(source) ?? [];
  const directive = directives[name];
  if (!directive) throw new Error(`There is no directive "::${name}".`);
  return directive(rest.trim(), products);
}
