import { describe, expect, test } from 'vitest';
import { convert, typesOf, wordsOf } from '#test/harness/data/conversions.ts';
import { ghostMarkup } from './ghost-texts.ts';

describe('a text of Ghost', () => {
  test('is lexical, with its cards', () => {
    const text = (said: string, format = 0) => ({ type: 'extended-text', text: said, format });
    const children = [
      {
        type: 'paragraph',
        children: [
          text('Um '),
          text('dois', 3),
          { type: 'link', url: 'https://x.example/', children: [text(' três')] },
        ],
      },
      { type: 'extended-heading', tag: 'h2', children: [text('Título')] },
      { type: 'list', listType: 'number', children: [{ type: 'listitem', children: [text('a')] }] },
      {
        type: 'bookmark',
        url: 'https://x.example/b',
        metadata: { title: 'Livro', description: 'Sobre', publisher: 'Casa' },
      },
      { type: 'callout', calloutEmoji: '💡', calloutText: '<p>Dica</p>' },
      { type: 'toggle', heading: 'Abre', content: '<p>Dentro</p>' },
      { type: 'button', buttonText: 'Vai', buttonUrl: 'https://x.example/c' },
      { type: 'file', src: 'https://x.example/f.pdf', fileTitle: 'Guia', fileCaption: 'PDF' },
      {
        type: 'product',
        productTitle: 'Panela',
        productDescription: '<p>Boa</p>',
        productButton: 'Comprar',
        productUrl: 'https://x.example/p',
      },
      { type: 'markdown', markdown: '## Sub\n\n*fim*' },
      { type: 'signup', header: 'x' },
    ];
    const { blocks, left } = convert((told) =>
      ghostMarkup({ lexical: JSON.stringify({ root: { children } }) }, told),
    );
    expect(typesOf(blocks)).toEqual([
      'paragraph',
      'heading',
      'orderedList',
      'embed',
      'paragraph',
      'paragraph',
      'callout',
      'details',
      'button',
      'file',
      'heading',
      'paragraph',
      'button',
      'heading',
      'paragraph',
    ]);
    expect(wordsOf(blocks)).toEqual(
      'Um dois três Título a Livro Sobre Casa 💡 Dica Abre Dentro Vai Guia PDF Panela Boa Comprar Sub fim'.split(
        ' ',
      ),
    );
    expect(left.some((line) => line.includes('sign up'))).toBe(true);
  });

  test('is mobiledoc, or HTML where neither can be read', () => {
    const mobiledoc = JSON.stringify({
      version: '0.3.1',
      atoms: [['soft-return', '', {}]],
      cards: [
        ['hr', {}],
        ['image', { src: 'https://x.example/i.png', caption: 'Legenda' }],
      ],
      markups: [['strong'], ['a', ['href', 'https://x.example/']]],
      sections: [
        [
          1,
          'p',
          [
            [0, [0], 1, 'Um'],
            [1, [], 0, 0],
            [0, [1], 1, 'dois'],
          ],
        ],
        [3, 'ul', [[[0, [], 0, 'a']]]],
        [10, 0],
        [10, 1],
      ],
    });
    const { blocks } = convert((told) => ghostMarkup({ mobiledoc, html: '<p>outro</p>' }, told));
    expect(typesOf(blocks)).toEqual(['paragraph', 'bulletList', 'horizontalRule', 'image']);
    expect(
      wordsOf(
        convert((told) => ghostMarkup({ lexical: '{', mobiledoc: null, html: '<p>outro</p>' }, told)).blocks,
      ),
    ).toEqual(['outro']);
  });
});
