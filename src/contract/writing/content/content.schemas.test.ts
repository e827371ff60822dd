import { describe, expect, test } from 'vitest';
import { contentDocumentSchema, linkHref } from './content.schemas.ts';

const text = (value: string, marks?: object[]) => ({ type: 'text', text: value, ...(marks && { marks }) });
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const list = (type: string, ...content: object[]) => ({ type, content: [{ type: 'listItem', content }] });
const says = paragraph(text('x'));
const accepts = (...content: unknown[]) => contentDocumentSchema.safeParse({ type: 'doc', content }).success;

const blocks = {
  paragraph: says,
  'empty paragraph': { type: 'paragraph' },
  'paragraph with a break': paragraph(text('a'), { type: 'hardBreak' }, text('b')),
  heading: { type: 'heading', attrs: { level: 2 }, content: [text('x')] },
  'nested lists': list('bulletList', says, list('orderedList', says, list('bulletList', says))),
  blockquote: { type: 'blockquote', content: [says, list('bulletList', says)] },
  horizontalRule: { type: 'horizontalRule' },
  image: { type: 'image', attrs: { src: '/media/x-1200.webp', alt: 'x', caption: 'y' } },
  table: {
    type: 'table',
    content: [
      { type: 'tableRow', content: [{ type: 'tableHeader', content: [says] }] },
      { type: 'tableRow', content: [{ type: 'tableCell', content: [says] }] },
    ],
  },
  callout: { type: 'callout', content: [says] },
  faq: { type: 'faq', attrs: { items: [{ question: 'q', answer: 'a' }] } },
  productCard: { type: 'productCard', attrs: { productId: 1 } },
  quickPicks: { type: 'quickPicks', attrs: { picks: [{ productId: 1, label: 'x' }] } },
  comparisonTable: { type: 'comparisonTable', attrs: { productIds: [1, 2] } },
  prosCons: { type: 'prosCons', attrs: { pros: ['x'], cons: [] } },
  verdict: { type: 'verdict', content: [says] },
  gallery: { type: 'gallery', attrs: { pictures: [{ src: '/media/x-1200.webp', alt: 'x', caption: 'y' }] } },
  embed: { type: 'embed', attrs: { href: 'https://e.example/v', title: 'x', picture: '/media/x-1200.webp' } },
  codeBlock: { type: 'codeBlock', attrs: { language: 'sql' }, content: [text('SELECT 1;\n')] },
  'empty codeBlock': { type: 'codeBlock', attrs: {} },
  button: { type: 'button', attrs: { href: '/br/x', label: 'x' } },
  details: { type: 'details', attrs: { summary: 'x' }, content: [says, list('bulletList', says)] },
  file: { type: 'file', attrs: { src: '/media/x.pdf', name: 'x.pdf', kind: 'file', caption: 'y', size: 9 } },
};

describe('a document', () => {
  test.each(Object.entries(blocks))('may hold: %s', (_name, block) => {
    expect(accepts(block)).toBe(true);
  });

  test.each(Object.entries(blocks))('may not hold an unknown attribute of: %s', (_name, block) => {
    expect(accepts({ ...block, style: 'color:red' })).toBe(false);
    if ('attrs' in block) expect(accepts({ ...block, attrs: { ...block.attrs, onclick: 'x' } })).toBe(false);
  });

  test.each([
    ['an unknown block', { type: 'iframe', attrs: { src: 'https://e.example' } }],
    ['raw HTML', { type: 'html', content: '<b>x</b>' }],
    ['text outside a paragraph', text('x')],
    ['an unknown inline', paragraph({ type: 'script' })],
    ['empty text', paragraph(text(''))],
    ['a first-level heading', { type: 'heading', attrs: { level: 1 } }],
    ['a list without items', { type: 'bulletList', content: [] }],
    ['a heading in a list', list('bulletList', blocks.heading)],
    ['a product that has no number', { type: 'productCard', attrs: { productId: 'x' } }],
    ['a product number of zero', { type: 'productCard', attrs: { productId: 0 } }],
    ['an image that runs', { type: 'image', attrs: { src: 'javascript:alert(1)', alt: '' } }],
    ['an image from data', { type: 'image', attrs: { src: 'data:image/svg+xml,<svg/>', alt: '' } }],
    ['an empty gallery', { type: 'gallery', attrs: { pictures: [] } }],
    ['a gallery picture that runs', { type: 'gallery', attrs: { pictures: [{ src: 'data:,x', alt: '' }] } }],
    ['an embed that is nowhere', { type: 'embed', attrs: { href: '/br/x' } }],
    ['an embed that runs', { type: 'embed', attrs: { href: 'javascript:alert(1)' } }],
    ['an embed without a host', { type: 'embed', attrs: { href: 'https://' } }],
    ['bold code', { type: 'codeBlock', attrs: {}, content: [text('x', [{ type: 'bold' }])] }],
    ['a button that says nothing', { type: 'button', attrs: { href: '/br/x', label: '' } }],
    ['a button that runs', { type: 'button', attrs: { href: 'javascript:alert(1)', label: 'x' } }],
    ['details in details', { ...blocks.details, content: [blocks.details] }],
    ['details without a summary', { ...blocks.details, attrs: { summary: '' } }],
    ['a file of another kind', { type: 'file', attrs: { src: '/x', name: 'x', kind: 'program' } }],
    ['nothing at all', null],
  ])('may not hold %s', (_what, block) => {
    expect(accepts(block)).toBe(false);
  });

  test('is a doc and nothing beside', () => {
    expect(contentDocumentSchema.safeParse(says).success).toBe(false);
    expect(contentDocumentSchema.safeParse({ type: 'doc', content: [], html: '' }).success).toBe(false);
  });
});

describe('marks', () => {
  const marked = (...marks: object[]) => accepts(paragraph(text('x', marks)));
  const link = (href: string) => ({ type: 'link', attrs: { href } });

  test.each(['bold', 'italic', 'strike', 'code'])('%s is one', (type) => {
    expect(marked({ type })).toBe(true);
    expect(marked({ type, attrs: {} })).toBe(false);
  });

  test('any other is none', () => {
    expect(marked({ type: 'highlight' })).toBe(false);
    expect(marked({ type: 'textStyle', attrs: { color: 'red' } })).toBe(false);
  });

  test('a link has an address and nothing else', () => {
    expect(marked(link('/br/x'))).toBe(true);
    expect(marked({ type: 'link' })).toBe(false);
    expect(marked({ type: 'link', attrs: { href: '/br/x', target: '_blank' } })).toBe(false);
    expect(marked(link('javascript:alert(1)'))).toBe(false);
  });
});

describe('an address', () => {
  test.each(['/', '/br/x?y=1#z', '#faq', 'https://e.example/a b', 'HTTP://e.example', 'mailto:a@e.example'])(
    'may be %j',
    (href) => {
      expect(linkHref.safeParse(href).success).toBe(true);
    },
  );

  test.each([
    '',
    'br/x',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'vbscript:x',
    'data:text/html,x',
    'file:///etc/passwd',
    'ftp://e.example',
    '//e.example',
    // Browsers read each of these as //e.example.
    '/\\e.example',
    '/\t/e.example',
    '/\n/e.example',
    `/${'x'.repeat(2000)}`,
  ])('may not be %j', (href) => {
    expect(linkHref.safeParse(href).success).toBe(false);
  });
});
