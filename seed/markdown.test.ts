import { describe, expect, test } from 'vitest';
import { documentFromMarkdown } from './markdown.ts';

const products = (key: string) => {
  const id = ['', 'alfa', 'beta'].indexOf(key);
  if (id < 1) throw new Error(`There is no product "${key}".`);
  return id;
};
const blocksOf = (source: string) => documentFromMarkdown(source, products).content;
const text = (value: string, ...types: string[]) => ({
  type: 'text',
  text: value,
  ...(types.length > 0 && { marks: types.map((type) => ({ type })) }),
});
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const says = (value: string) => paragraph(text(value));
const item = (...content: object[]) => ({ type: 'listItem', content });
const bullets = (...content: object[]) => ({ type: 'bulletList', content });

describe('blocks', () => {
  test('paragraphs, also over several lines', () => {
    expect(blocksOf('Uma linha\ne outra.\n\nMais.')).toEqual([says('Uma linha e outra.'), says('Mais.')]);
  });

  test('headings of the levels that a page has room for', () => {
    const levels = blocksOf('# a\n\n## b\n\n### c\n\n#### d\n\n##### e').map((block) =>
      block.type === 'heading' ? block.attrs.level : block.type,
    );
    expect(levels).toEqual([2, 2, 3, 4, 4]);
    expect(blocksOf('## Um *dia*')[0]).toMatchObject({ content: [text('Um '), text('dia', 'italic')] });
  });

  test('lists within lists', () => {
    expect(blocksOf('1. um\n   - dois\n     - três\n2. quatro')).toEqual([
      {
        type: 'orderedList',
        content: [
          item(says('um'), bullets(item(says('dois'), bullets(item(says('três')))))),
          item(says('quatro')),
        ],
      },
    ]);
  });

  test('items of several paragraphs', () => {
    expect(blocksOf('- um\n\n  mais\n\n- dois')).toEqual([
      bullets(item(says('um'), says('mais')), item(says('dois'))),
    ]);
  });

  test('quotations, with lists too', () => {
    expect(blocksOf('> um\n>\n> - dois')).toEqual([
      { type: 'blockquote', content: [says('um'), bullets(item(says('dois')))] },
    ]);
  });

  test('rules', () => {
    expect(blocksOf('um\n\n---\n\ndois')).toEqual([says('um'), { type: 'horizontalRule' }, says('dois')]);
  });

  test('what there is no word for says so', () => {
    expect(() => blocksOf('|a|b|\n|-|-|\n|1|2|')).toThrow('"table"');
  });
});

describe('inlines', () => {
  test.each([
    ['**a**', [text('a', 'bold')]],
    ['*a*', [text('a', 'italic')]],
    ['~~a~~', [text('a', 'strike')]],
    ['`a<b`', [text('a<b', 'code')]],
    ['***a***', [text('a', 'italic', 'bold')]],
    ['a  \nb', [text('a'), { type: 'hardBreak' }, text('b')]],
    ['R&amp;D "x" <y', [text('R&D "x" <y')]],
    ['\\*a', [text('*'), text('a')]],
  ])('%j', (source, content) => {
    expect(blocksOf(source)).toEqual([paragraph(...content)]);
  });

  test('links keep the marks around them', () => {
    const link = { type: 'link', attrs: { href: '/br/x' } };
    expect(blocksOf('**[a](/br/x)**')).toEqual([
      paragraph({ type: 'text', text: 'a', marks: [{ type: 'bold' }, link] }),
    ]);
  });

  test.each(['[x](javascript:alert)', '[x](//e.example)', '[x](relative)'])('%s is refused', (source) => {
    expect(() => blocksOf(source)).toThrow('Use a path');
  });

  test('markup is text like any other', () => {
    expect(blocksOf('a <b>c</b>')).toEqual([paragraph(text('a '), text('<b>'), text('c'), text('</b>'))]);
  });
});

describe('directives', () => {
  test.each([
    ['::product alfa', { type: 'productCard', attrs: { productId: 1 } }],
    ['::compare alfa  beta', { type: 'comparisonTable', attrs: { productIds: [1, 2] } }],
    [
      '::picks alfa=O melhor | beta = A = B',
      {
        type: 'quickPicks',
        attrs: {
          picks: [
            { productId: 1, label: 'O melhor' },
            { productId: 2, label: 'A = B' },
          ],
        },
      },
    ],
    ['::note Um **sim**', { type: 'callout', content: [paragraph(text('Um '), text('sim', 'bold'))] }],
    [
      '::faq\n? Um?\n! Sim.\n? Dois?\n! Não.',
      {
        type: 'faq',
        attrs: {
          items: [
            { question: 'Um?', answer: 'Sim.' },
            { question: 'Dois?', answer: 'Não.' },
          ],
        },
      },
    ],
  ])('%j', (source, block) => {
    expect(blocksOf(source)).toEqual([block]);
    expect(blocksOf(`antes\n\n${source}\n\ndepois`)).toEqual([says('antes'), block, says('depois')]);
    expect(blocksOf(`${source}\n\n${source}`)).toEqual([block, block]);
  });

  test('an empty line ends one, however many lines it has', () => {
    const note = { type: 'callout', content: [says('um dois')] };
    expect(blocksOf('::note um\ndois\n\ndepois')).toEqual([note, says('depois')]);
    expect(blocksOf('antes\n::note um\ndois')).toEqual([says('antes'), note]);
  });

  test.each(['::nada x', '::', ':: product alfa'])('%j is refused', (source) => {
    expect(() => blocksOf(source)).toThrow('There is no directive');
  });

  test.each(['::product gama', '::product', '::compare alfa gama', '::picks gama=x', '::picks alfa'])(
    '%j names a product that is not there',
    (source) => {
      expect(() => blocksOf(source)).toThrow('There is no product');
    },
  );

  test.each(['::faq', '::faq\n? Sem resposta?'])('%j is refused', (source) => {
    expect(() => blocksOf(source)).toThrow();
  });
});
