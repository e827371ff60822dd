import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordpress, wordsOf } from '#test/harness/data/conversions.ts';
import { type MarkupNode, parseMarkup } from './markup.ts';

const word = fc.constantFrom('casa', 'luz', 'água', 'pé', 'chá', 'sol', '3', '“x”');
const VOID = ['br', 'hr'];
const TAGS = [
  'p',
  'div',
  'b',
  'em',
  'code',
  'span',
  'h1',
  'h3',
  'ul',
  'ol',
  'blockquote',
  'figure',
  'pre',
  'section',
  'table',
  'details',
  'dl',
] as const;
const HOLDS: Partial<Record<(typeof TAGS)[number], (inner: string) => string>> = {
  ul: (inner) => `<ul><li>${inner}</li></ul>`,
  ol: (inner) => `<ol><li>${inner}</li></ol>`,
  table: (inner) => `<table><tbody><tr><td>${inner}</td></tr></tbody></table>`,
  details: (inner) => `<details><summary>porta</summary>${inner}</details>`,
  dl: (inner) => `<dl><dt>termo</dt><dd>${inner}</dd></dl>`,
  figure: (inner) => `<figure>${inner}<figcaption>legenda</figcaption></figure>`,
};
const { html } = fc.letrec<{ html: string }>((tie) => ({
  html: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    word.map((each) => ` ${each} `),
    fc.constantFrom(...VOID).map((tag) => `<${tag}>`),
    fc.constantFrom('<!-- wp:group -->', '<!-- /wp:group -->', '<!--more-->'),
    fc
      .tuple(fc.constantFrom(...TAGS), fc.array(tie('html'), { maxLength: 4 }))
      .map(([tag, inner]) => (HOLDS[tag] ?? ((text: string) => `<${tag}>${text}</${tag}>`))(inner.join(''))),
  ),
}));

/** The words of markup, in the order of its tree. */
const sourceWords = (text: string): string[] => {
  const visit = (nodes: MarkupNode[]): string[] =>
    nodes.flatMap((node) =>
      typeof node === 'string' ? [node] : node.tag === '#comment' ? [] : visit(node.children),
    );
  return visit(parseMarkup(text)).join(' ').split(/\s+/).filter(Boolean);
};

test('any tree of blocks becomes a document that the schema takes, and no word of it is lost or moved', () => {
  fc.assert(
    fc.property(fc.array(html, { maxLength: 8 }), (parts) => {
      const text = parts.join('');
      const { document, blocks } = wordpress(text);
      expect(document).toBeDefined();
      expect(wordsOf(blocks)).toEqual(sourceWords(text));
    }),
    { numRuns: 500 },
  );
});

test('a text of anything at all becomes a document', () => {
  fc.assert(
    fc.property(
      fc.string({
        unit: fc.constantFrom(
          '<',
          '>',
          '/',
          '[',
          ']',
          '"',
          '=',
          'a',
          ' ',
          '\n',
          '<!--',
          '-->',
          'wp:',
          '{',
          '}',
          '<table>',
          '<li>',
          '[caption',
          '&',
        ),
      }),
      (text) => {
        expect(wordpress(text).document).toBeDefined();
      },
    ),
    { numRuns: 300 },
  );
});
