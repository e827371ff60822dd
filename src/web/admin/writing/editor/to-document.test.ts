import { describe, expect, test } from 'vitest';
import { contentDocumentSchema } from '#contract/writing/content/content.schemas.ts';
import { isInDocument, toDocument } from './to-document.ts';

const doc = (...content: object[]) => ({ type: 'doc', content }) as Parameters<typeof toDocument>[0];
const line = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });

describe('the editor’s text as a document', () => {
  test('has the contract’s nodes, marks and attributes and no others', () => {
    const document = toDocument(
      doc(
        { type: 'heading', attrs: { level: 2, textAlign: 'left' }, content: [{ type: 'text', text: 'T' }] },
        {
          type: 'paragraph',
          attrs: { class: null },
          content: [
            {
              type: 'text',
              text: 'a',
              marks: [
                { type: 'bold' },
                { type: 'underline' },
                { type: 'link', attrs: { href: '/br/x', target: '_blank', rel: null } },
              ],
            },
            { type: 'hardBreak', attrs: {} },
            { type: 'text', text: 'b', marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }] },
          ],
        },
        {
          type: 'table',
          content: [
            {
              type: 'tableRow',
              content: [
                {
                  type: 'tableHeader',
                  attrs: { colspan: 1, rowspan: 1, colwidth: null },
                  content: [line('c')],
                },
              ],
            },
          ],
        },
        {
          type: 'orderedList',
          attrs: { start: 3, type: null },
          content: [{ type: 'listItem', content: [line('d')] }],
        },
        { type: 'prosCons', attrs: { pros: ['leve', ' ', ''], cons: [] } },
        { type: 'image', attrs: { src: '/media/x.webp', alt: '', caption: '' } },
      ),
    );
    expect(contentDocumentSchema.parse(document)).toEqual(document);
    expect(document.content[1]).toEqual({
      type: 'paragraph',
      content: [
        { type: 'text', text: 'a', marks: [{ type: 'bold' }, { type: 'link', attrs: { href: '/br/x' } }] },
        { type: 'hardBreak' },
        { type: 'text', text: 'b' },
      ],
    });
    expect(document.content[4]).toEqual({ type: 'prosCons', attrs: { pros: ['leve'], cons: [] } });
  });

  test('leaves out blocks that nobody has filled in, and the empty lines at its end', () => {
    const unfinished = [
      { type: 'image', attrs: { src: '', alt: '', caption: '' } },
      { type: 'image', attrs: { src: 'javascript:alert(1)', alt: '', caption: '' } },
      { type: 'productCard', attrs: { productId: 0 } },
      { type: 'quickPicks', attrs: { picks: [] } },
      { type: 'comparisonTable', attrs: { productIds: [] } },
      { type: 'faq', attrs: { items: [] } },
    ];
    expect(unfinished.map(isInDocument)).toEqual(unfinished.map(() => false));
    const json = doc(
      line('a'),
      { type: 'paragraph' },
      ...unfinished,
      line('b'),
      { type: 'paragraph' },
      { type: 'paragraph' },
    );
    expect(toDocument(json)).toEqual({ type: 'doc', content: [line('a'), { type: 'paragraph' }, line('b')] });
    expect(toDocument(doc({ type: 'paragraph' }))).toEqual({ type: 'doc', content: [] });
  });

  test('splits a text that is longer than one may be', () => {
    const document = toDocument(doc(line('x'.repeat(45_000))));
    expect(contentDocumentSchema.safeParse(document).success).toBe(true);
    expect(JSON.stringify(document).match(/x/g)?.length).toBeGreaterThanOrEqual(45_000);
  });
});
