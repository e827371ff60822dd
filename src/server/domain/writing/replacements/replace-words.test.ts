import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ContentDocument, contentDocumentSchema } from '#contract/writing/content/content.schemas.ts';
import type { ReplacementRule } from '#contract/writing/replacements/replacements.admin.schemas.ts';
import { replaceInDocument } from './replace-in-document.ts';
import { replaceInField } from './replace-in-field.ts';
import { createReplacer, plainCore } from './replace-words.ts';

const rule = (find: string, replacement: string, more: Partial<ReplacementRule> = {}): ReplacementRule => ({
  find,
  replacement,
  matchCase: false,
  wholeWords: false,
  links: false,
  ...more,
});
const replaced = (text: string, given: ReplacementRule) => createReplacer(given).replace(text);

describe('words in the place of others', () => {
  test.each([
    ['a casa e a Casa', rule('casa', 'lar'), 'a lar e a lar'],
    ['a casa e a Casa', rule('Casa', 'lar', { matchCase: true }), 'a casa e a lar'],
    ['casa, casaco e Casa.', rule('casa', 'lar', { wholeWords: true }), 'lar, casaco e lar.'],
    ['ÁRVORE e árvore', rule('árvore', 'x'), 'x e x'],
    ['maçãs e maçã', rule('maçã', 'x', { wholeWords: true }), 'maçãs e x'],
    ['1+1=2 (sim)', rule('1+1=2 (', '['), '[sim)'],
    ['um . dois', rule('.', '$& $1 $`'), 'um $& $1 $` dois'],
    ['aaaa', rule('aa', 'a'), 'aa'],
    ['guarda-chuva', rule('a-c', '/'), 'guard/huva'],
    ['a-b [c] ^d', rule('[c] ^', ''), 'a-b d'],
  ])('%s', (text, given, expected) => {
    expect(replaced(text, given)).toBe(expected);
  });

  test('are shown with what is around them, the first ones', () => {
    const { replace, findings } = createReplacer(rule('alvo', 'novo'));
    replace(`${'palavra '.repeat(30)}alvo${' palavra'.repeat(30)}`);
    expect(findings.count).toBe(1);
    const [before, removed, added, after] = findings.passages[0] ?? [];
    expect([removed, added]).toEqual([
      { kind: 'removed', text: 'alvo' },
      { kind: 'added', text: 'novo' },
    ]);
    expect(before?.text).toMatch(/^…palavra .* $/);
    expect(after?.text).toMatch(/^ palavra .*…$/);
    replace('alvo '.repeat(20));
    expect([findings.count, findings.passages.length]).toEqual([21, 5]);
  });

  test('that are there already are no finding', () => {
    const { replace, findings } = createReplacer(rule('casa', 'Casa'));
    expect(replace('Casa casa')).toBe('Casa Casa');
    expect(findings.count).toBe(1);
  });

  test('have a core of plain letters that any database finds', () => {
    expect(plainCore('São Paulo!')).toBe('Paulo');
    expect(plainCore('…')).toBeUndefined();
  });
});

const text = (value: string, href?: string) => ({
  type: 'text' as const,
  text: value,
  ...(href && { marks: [{ type: 'link' as const, attrs: { href } }] }),
});
const body: ContentDocument = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [text('O velho título')] },
    { type: 'paragraph', content: [text('velho'), { type: 'hardBreak' }, text('leia', '/br/velho')] },
    {
      type: 'bulletList',
      content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [text('item velho')] }] }],
    },
    { type: 'image', attrs: { src: '/media/velho-720.webp', alt: 'velho', caption: 'velho' } },
    { type: 'faq', attrs: { items: [{ question: 'velho?', answer: 'velho.' }] } },
    { type: 'quickPicks', attrs: { picks: [{ productId: 3, label: 'o velho' }] } },
    { type: 'prosCons', attrs: { pros: ['velho'], cons: ['não é velho'] } },
    { type: 'productCard', attrs: { productId: 3 } },
    {
      type: 'gallery',
      attrs: { pictures: [{ src: '/media/velho-720.webp', alt: 'velho', caption: 'velho' }] },
    },
    { type: 'embed', attrs: { href: 'https://velho.example/', title: 'velho' } },
    { type: 'codeBlock', attrs: { language: 'velho' }, content: [text('let velho;')] },
    { type: 'button', attrs: { href: 'https://velho.example/b', label: 'velho' } },
    {
      type: 'details',
      attrs: { summary: 'velho' },
      content: [{ type: 'paragraph', content: [text('velho')] }],
    },
    { type: 'file', attrs: { src: '/media/files/velho.pdf', name: 'velho', kind: 'file', caption: 'velho' } },
    { type: 'file', attrs: { src: 'https://velho.example/f', name: 'velho', kind: 'file' } },
  ],
};

describe('a body', () => {
  test('is changed in its texts alone, wherever they stand', () => {
    const { replace, findings } = createReplacer(rule('velho', 'novo'));
    const after = replaceInDocument(body, replace, { links: false });
    expect(findings.count).toBe(20);
    expect(JSON.stringify(after).replaceAll('novo', 'velho')).toBe(JSON.stringify(body));
    expect(after.content[3]).toMatchObject({ attrs: { src: '/media/velho-720.webp', alt: 'novo' } });
    expect(JSON.stringify(after)).toContain('/br/velho');
  });

  test('has its links changed where that is wanted, its pictures never', () => {
    const { replace } = createReplacer(rule('velho', 'novo', { links: true }));
    const after = JSON.stringify(replaceInDocument(body, replace, { links: true }));
    for (const href of ['/br/novo', 'novo.example/"', 'novo.example/b', 'novo.example/f'])
      expect(after).toContain(href);
    expect(after.match(/\/media\/(?:files\/)?velho/g)).toHaveLength(3);
  });

  test('keeps the last word of what must have one', () => {
    const { replace } = createReplacer(rule('velho', ''));
    const after = replaceInDocument(body, replace, { links: false });
    const [button, details, file] = after.content.slice(11, 14);
    expect([button, details, file]).toMatchObject([
      { attrs: { label: 'velho' } },
      { attrs: { summary: 'velho' }, content: [{ content: [] }] },
      { attrs: { name: 'velho', caption: '' } },
    ]);
  });

  test('has no empty run of text afterwards', () => {
    const { replace } = createReplacer(rule('velho', ''));
    const after = replaceInDocument(body, replace, { links: false });
    expect(contentDocumentSchema.safeParse(after).success).toBe(true);
    expect(after.content[1]).toEqual({
      type: 'paragraph',
      content: [{ type: 'hardBreak' }, text('leia', '/br/velho')],
    });
  });

  test('keeps its structure, whatever is replaced by whatever', () => {
    const shapeOf = (node: unknown): unknown => {
      if (typeof node !== 'object' || node === null) return typeof node;
      if (Array.isArray(node)) return node.map(shapeOf);
      return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, shapeOf(value)]));
    };
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 4 }),
        fc.string({ minLength: 1, maxLength: 6 }),
        fc.boolean(),
        (find, replacement, wholeWords) => {
          const { value } = replaceInField('content', body, rule(find, replacement, { wholeWords }));
          expect(shapeOf(value)).toEqual(shapeOf(body));
        },
      ),
    );
  });
});
