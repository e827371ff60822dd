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

  test('has new blocks once they are finished, and nothing that nobody has written', () => {
    const document = toDocument(
      doc(
        { type: 'gallery', attrs: { pictures: [{ src: '/media/x-480.webp', alt: 'a', caption: '' }] } },
        { type: 'embed', attrs: { href: 'https://youtu.be/aB3_-678901', title: '', picture: '' } },
        { type: 'codeBlock', attrs: { language: null }, content: [{ type: 'text', text: 'a\nb' }] },
        { type: 'button', attrs: { href: '/br/x', label: 'Ver' } },
        { type: 'details', attrs: { summary: ' ' }, content: [line('dentro')] },
        {
          type: 'file',
          attrs: { src: '/media/files/a.pdf', name: 'A', kind: 'file', caption: '', size: null },
        },
      ),
    );
    expect(contentDocumentSchema.parse(document)).toEqual(document);
    expect(document.content).toEqual([
      { type: 'gallery', attrs: { pictures: [{ src: '/media/x-480.webp', alt: 'a' }] } },
      { type: 'embed', attrs: { href: 'https://youtu.be/aB3_-678901' } },
      { type: 'codeBlock', attrs: {}, content: [{ type: 'text', text: 'a\nb' }] },
      { type: 'button', attrs: { href: '/br/x', label: 'Ver' } },
      { type: 'details', attrs: { summary: '…' }, content: [line('dentro')] },
      { type: 'file', attrs: { src: '/media/files/a.pdf', name: 'A', kind: 'file' } },
    ]);
    const unfinished = [
      { type: 'gallery', attrs: { pictures: [] } },
      { type: 'embed', attrs: { href: 'youtube', title: 'x' } },
      { type: 'button', attrs: { href: '/br/x', label: ' ' } },
      { type: 'button', attrs: { href: 'x', label: 'x' } },
      { type: 'file', attrs: { src: '', name: 'x', kind: 'file' } },
    ];
    for (const block of unfinished) expect(isInDocument(block)).toBe(false);
  });
});
