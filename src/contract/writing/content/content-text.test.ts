import { expect, test } from 'vitest';
import { type ContentBlock, contentDocumentSchema } from './content.schemas.ts';
import { documentText } from './content-text.ts';

const paragraph = (text: string): ContentBlock => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const textOf = (...content: ContentBlock[]) =>
  documentText(contentDocumentSchema.parse({ type: 'doc', content }));

test('blocks are told apart, marks are not', () => {
  expect(
    textOf(
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Título' }] },
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Um ' },
          { type: 'text', text: 'for', marks: [{ type: 'bold' }] },
          { type: 'text', text: 'te.' },
        ],
      },
    ),
  ).toBe('Título Um forte.');
});

test('list items and cells are words of their own', () => {
  const item = (text: string) => ({ type: 'listItem' as const, content: [paragraph(text)] });
  const cell = (text: string) => ({ type: 'tableCell' as const, content: [paragraph(text)] });
  const document = {
    type: 'doc',
    content: [
      { type: 'bulletList', content: [item('um'), item('dois')] },
      { type: 'table', content: [{ type: 'tableRow', content: [cell('três'), cell('quatro')] }] },
    ],
  };
  expect(documentText(contentDocumentSchema.parse(document))).toBe('um dois três quatro');
});

test('a line break parts two words', () => {
  expect(
    textOf({
      type: 'paragraph',
      content: [{ type: 'text', text: 'uma linha' }, { type: 'hardBreak' }, { type: 'text', text: 'outra' }],
    }),
  ).toBe('uma linha outra');
});

test('folded text begins with what it is about, and code is text', () => {
  expect(
    textOf(
      {
        type: 'details',
        attrs: { summary: 'Como medimos' },
        content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Três vezes.' }] }],
      },
      { type: 'codeBlock', attrs: {}, content: [{ type: 'text', text: 'a = 1\nb = 2' }] },
    ),
  ).toBe('Como medimos Três vezes. a = 1 b = 2');
});

test('cards and rules say nothing, and spaces are single', () => {
  expect(
    textOf(
      paragraph('  antes '),
      { type: 'horizontalRule' },
      {
        type: 'productCard',
        attrs: { productId: 7 },
      },
      paragraph('\n depois'),
    ),
  ).toBe('antes depois');
  expect(textOf()).toBe('');
});
