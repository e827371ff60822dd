import { describe, expect, test } from 'vitest';
import type { ContentDocument } from '#contract/writing/content/content.schemas.ts';
import { editor } from '#i18n/admin/pt/writing/editor.ts';
import { diffText, versionsOf } from '#web/admin/ui/audit/diff-text.ts';
import { documentLines } from './document-lines.ts';

const said = (pieces: { kind: string; text: string }[], ...kinds: string[]) =>
  pieces
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ text }) => text)
    .join('');

describe('a difference', () => {
  test('is told word by word where a line was rewritten', () => {
    const pieces = diffText(['Faz um bom café.'], ['Faz um café excelente.']);
    expect(said(pieces, 'removed')).toContain('bom');
    expect(said(pieces, 'added')).toContain('excelente');
    expect(said(pieces, 'same', 'added').trim()).toBe('Faz um café excelente.');
    expect(said(pieces, 'same', 'removed').trim()).toBe('Faz um bom café.');
  });

  test('leaves out what lies far from it, and says so', () => {
    const lines = Array.from({ length: 20 }, (_, index) => `linha ${index}`);
    const pieces = diffText(lines, [...lines.slice(0, 10), 'nova', ...lines.slice(10)]);
    expect(pieces).toEqual([
      { kind: 'gap', text: '⋯' },
      { kind: 'same', text: 'linha 9\n' },
      { kind: 'added', text: 'nova\n' },
      { kind: 'same', text: 'linha 10\n' },
      { kind: 'gap', text: '⋯' },
    ]);
  });

  test('of two versions shows each whole, with what only it says', () => {
    const [mine, theirs] = versionsOf(['O meu texto.'], ['O texto da outra.']);
    expect(said(mine, 'same', 'own').trim()).toBe('O meu texto.');
    expect(said(theirs, 'same', 'own').trim()).toBe('O texto da outra.');
    expect(said(mine, 'own')).toContain('meu');
    expect(said(theirs, 'own')).not.toContain('meu');
  });
});

test('a body reads as lines: its words, its marks, its blocks by name', () => {
  const text = (words: string, ...marks: object[]) => ({ type: 'text', text: words, marks });
  const line = (...content: object[]) => ({ type: 'paragraph', content });
  const item = (...content: object[]) => ({ type: 'listItem', content });
  const document = {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 3 }, content: [text('Título')] },
      line(
        text('forte', { type: 'bold' }),
        { type: 'hardBreak' },
        text('aqui', { type: 'link', attrs: { href: '/x' } }),
      ),
      {
        type: 'bulletList',
        content: [item(line(text('um')), { type: 'orderedList', content: [item(line(text('dois')))] })],
      },
      { type: 'blockquote', content: [line(text('dito'))] },
      { type: 'horizontalRule' },
      { type: 'image', attrs: { src: '/a.webp', alt: 'alt' } },
      {
        type: 'table',
        content: [
          {
            type: 'tableRow',
            content: [
              { type: 'tableCell', content: [line(text('a'))] },
              { type: 'tableCell', content: [line(text('b'))] },
            ],
          },
        ],
      },
      { type: 'callout', content: [line(text('nota'))] },
      { type: 'faq', attrs: { items: [{ question: 'P?', answer: 'R.' }] } },
      { type: 'productCard', attrs: { productId: 4 } },
      { type: 'quickPicks', attrs: { picks: [{ productId: 5, label: 'Melhor' }] } },
      { type: 'comparisonTable', attrs: { productIds: [4, 5] } },
      { type: 'prosCons', attrs: { pros: ['leve'], cons: ['caro'] } },
      { type: 'verdict', content: [line(text('compre'))] },
      {
        type: 'gallery',
        attrs: {
          pictures: [
            { src: '/b.webp', alt: 'b' },
            { src: '/c.webp', alt: 'c', caption: 'C' },
          ],
        },
      },
      { type: 'embed', attrs: { href: 'https://e.example/v', title: 'V' } },
      { type: 'codeBlock', attrs: { language: 'sql' }, content: [text('SELECT\n1')] },
      { type: 'button', attrs: { href: '/y', label: 'Ver' } },
      { type: 'details', attrs: { summary: 'Mais' }, content: [line(text('dentro'))] },
      { type: 'file', attrs: { src: '/media/files/a.pdf', name: 'A', kind: 'file' } },
    ],
  } as ContentDocument;
  expect(documentLines(document, editor)).toEqual([
    '### Título',
    '**forte** / [aqui](/x)',
    '• um',
    '   1. dois',
    '> dito',
    '———',
    '[Imagem] /a.webp · alt',
    'a | b',
    '[Nota em destaque] nota',
    '[Perguntas frequentes] P?',
    'R.',
    '[Cartão de produto] #4',
    '[Escolhas rápidas] #5 Melhor',
    '[Tabela comparativa] #4, #5',
    '+ leve',
    '− caro',
    '[Veredito] compre',
    '[Galeria de imagens] /b.webp · b',
    '[Galeria de imagens] /c.webp · c · C',
    '[Vídeo ou incorporação] https://e.example/v · V',
    '[Bloco de código] sql',
    'SELECT',
    '1',
    '[Botão] Ver · /y',
    '[Texto recolhido] Mais',
    'dentro',
    '[Áudio, vídeo ou arquivo] A · /media/files/a.pdf',
  ]);
});
