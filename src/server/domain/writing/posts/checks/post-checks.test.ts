import { describe, expect, test } from 'vitest';
import type { ContentBlock } from '#contract/writing/content/content.schemas.ts';
import type { PostFields } from '#contract/writing/posts/post-fields.schemas.ts';
import { postCheckCodes, postCheckSeverities } from '#contract/writing/posts/posts.words.ts';
import type { CheckFacts } from './check-facts.ts';
import { checkPost } from './post-checks.ts';

const text = (words: string, href?: string): ContentBlock => ({
  type: 'paragraph',
  content: [
    { type: 'text', text: words, ...(href && { marks: [{ type: 'link' as const, attrs: { href } }] }) },
  ],
});
const heading = (...texts: string[]): ContentBlock => ({
  type: 'heading',
  attrs: { level: 2 },
  content: texts.map((each) => ({ type: 'text', text: each })),
});
const card = (productId: number): ContentBlock => ({ type: 'productCard', attrs: { productId } });
const image = (alt: string, caption?: string): ContentBlock => ({
  type: 'image',
  attrs: { src: '/media/a-480.webp', alt, ...(caption && { caption }) },
});

const clean: PostFields = {
  updateNote: '',
  title: 'Os melhores de {{month}} {{year}}',
  slug: 'os-melhores',
  excerpt: 'Testamos todos em {{mês}}.',
  metaTitle: '',
  metaDescription: '',
  content: { type: 'doc', content: [text('Um parágrafo.')] },
  imageUrl: '/media/a-480.webp',
  imageAlt: 'Uma mesa',
  categoryId: 1,
  keyword: '',
  authorId: null,
  author: 'Ana',
};
const edition: CheckFacts['edition'] = {
  locale: 'br',
  timeZone: 'America/Sao_Paulo',
  amazonDomain: 'amazon.com.br',
  affiliateId: 'vitrina-20',
  disclosure: 'Ganhamos comissão.',
};
const products: CheckFacts['products'] = new Map([
  [1, { name: 'Nimbra Aero 3', hasOffer: true, hasReview: true }],
  [2, { name: 'Solta Um', hasOffer: false, hasReview: false }],
]);

function check(fields: Partial<PostFields>, facts: Partial<CheckFacts> = {}) {
  const now = new Date('2026-10-15T12:00:00Z');
  const found = checkPost({
    fields: { ...clean, ...fields },
    edition,
    products,
    slugTaken: false,
    now,
    ...facts,
  });
  return found.map(({ code, where, detail }) => [code, where, detail].filter(Boolean).join(' '));
}
const blocks = (...content: ContentBlock[]) => ({ content: { type: 'doc' as const, content } });
const shop = (address: string) => `https://www.${address}`;

describe('what is looked at before publishing', () => {
  test('finds nothing in a text that is well', () => {
    expect(check({})).toEqual([]);
    expect(
      check(blocks(heading('Em {{month}}'), text('a', shop('amazon.com.br/dp/B0?tag=vitrina-20')), card(1))),
    ).toEqual([]);
    expect(check(blocks(text('a', '/br/outro'), text('b', '#faq'), text('c', 'mailto:a@b.example')))).toEqual(
      [],
    );
    expect(check(blocks(text('a', 'https://s.shopee.com.br/abc')))).toEqual([]);
  });

  test.each<[string, Partial<PostFields>, string[]]>([
    ['no title', { title: ' ' }, ['title_missing title']],
    ['a long title', { title: 'x'.repeat(71) }, ['title_long title 71']],
    ['a reserved address', { slug: 'categorias' }, ['slug_reserved slug categorias']],
    ['no excerpt', { excerpt: '' }, ['excerpt_missing excerpt']],
    ['a long excerpt', { excerpt: 'x'.repeat(161) }, ['excerpt_long excerpt 161']],
    ['no category', { categoryId: null }, ['category_missing categoryId']],
    ['no cover', { imageUrl: null, imageAlt: '' }, ['cover_missing imageUrl']],
    ['a cover that nobody describes', { imageAlt: ' ' }, ['cover_alt_missing imageAlt']],
    ['no body', blocks(), ['body_empty content']],
    [
      'a body of blanks',
      blocks(text('  '), { type: 'horizontalRule' }, { type: 'paragraph' }),
      ['body_empty content'],
    ],
    [
      'a picture that nobody describes',
      blocks(text('a'), image('')),
      ['image_alt_missing content.1 /media/a-480.webp'],
    ],
    ['an unknown placeholder in a title', { title: 'Em {{moth}}' }, ['placeholder_unknown title {{moth}}']],
    ['one in an excerpt', { excerpt: '{{ }}' }, ['placeholder_unknown excerpt {{ }}']],
    ['one in a heading', blocks(heading('Em {{hoje}}')), ['placeholder_unknown content.0 {{hoje}}']],
    [
      'a known one that marks have torn apart',
      blocks(heading('Em {{mon', 'th}}')),
      ['placeholder_unknown content.0 {{month}}'],
    ],
    [
      'a known one where none are filled in',
      blocks(text('Em {{month}}')),
      ['placeholder_unknown content.0 {{month}}'],
    ],
    ['one in a caption', blocks(image('a', 'Em {{year}}')), ['placeholder_unknown content.0 {{year}}']],
    [
      'one in an answer',
      blocks({ type: 'faq', attrs: { items: [{ question: 'a', answer: '{{ano}}' }] } }),
      ['placeholder_unknown content.0 {{ano}}'],
    ],
    [
      'a shop of another country',
      blocks(text('a', shop('amazon.it/dp/B0'))),
      [`link_other_marketplace content.0 ${shop('amazon.it/dp/B0')}`],
    ],
    [
      'another’s tag',
      blocks(text('a', shop('amazon.com.br/dp/B0?tag=x'))),
      [`link_other_tag content.0 ${shop('amazon.com.br/dp/B0?tag=x')}`],
    ],
    [
      'no tag',
      blocks(text('a', shop('amazon.com.br/dp/B0'))),
      [`link_other_tag content.0 ${shop('amazon.com.br/dp/B0')}`],
    ],
    [
      'a page of another edition',
      blocks(text('a', '/it/articolo?x=1')),
      ['link_other_edition content.0 /it/articolo?x=1'],
    ],
    ['a product that is gone', blocks(card(9)), ['product_missing content 9']],
    [
      'a product that this edition says nothing of',
      blocks(card(2)),
      ['product_without_offer content Solta Um', 'product_without_review content Solta Um'],
    ],
  ])('finds %s', (_what, fields, expected) => {
    expect(check(fields)).toEqual(expected);
  });

  test('finds an address that another post has', () => {
    expect(check({}, { slugTaken: true })).toEqual(['slug_taken slug os-melhores']);
  });

  test('insists on the disclosure wherever something may be earned', () => {
    const silent = { edition: { ...edition, disclosure: ' ' } };
    expect(check({}, silent)).toEqual([]);
    expect(check(blocks(card(1)), silent)).toEqual(['disclosure_missing content']);
    expect(check(blocks(text('a', 'https://amzn.to/x')), silent)).toEqual(['disclosure_missing content']);
  });

  test('sends nobody to Shopee outside Brazil', () => {
    const href = 'https://s.shopee.com.br/abc';
    expect(check(blocks(text('a', href)), { edition: { ...edition, locale: 'mx' } })).toEqual([
      `link_other_marketplace content.0 ${href}`,
    ]);
  });

  test('looks into lists, tables, quotes and verdicts too', () => {
    const link = text('a', shop('amazon.de/dp/B0')) as Extract<ContentBlock, { type: 'paragraph' }>;
    const list: ContentBlock = { type: 'bulletList', content: [{ type: 'listItem', content: [link] }] };
    const nested: ContentBlock[] = [
      list,
      { type: 'blockquote', content: [link] },
      { type: 'callout', content: [list] },
      { type: 'verdict', content: [link] },
      { type: 'table', content: [{ type: 'tableRow', content: [{ type: 'tableCell', content: [link] }] }] },
    ];
    expect(check(blocks(...nested)).map((line) => line.split(' ').slice(0, 2))).toEqual(
      nested.map((_, index) => ['link_other_marketplace', `content.${index}`]),
    );
  });

  test('measures a title as it is read', () => {
    const ending = ' {{month}} {{year}}';
    expect(check({ title: `${'x'.repeat(57)}${ending}` })).toEqual([]);
    expect(check({ title: `${'x'.repeat(58)}${ending}` })).toEqual(['title_long title 71']);
  });

  test('stands in the way where readers would be misled, shut out or sent astray', () => {
    const errors = postCheckCodes.filter((code) => postCheckSeverities[code] === 'error');
    expect(new Set(errors)).toEqual(
      new Set([
        'title_missing',
        'slug_reserved',
        'slug_taken',
        'body_empty',
        'cover_alt_missing',
        'image_alt_missing',
        'language_other',
        'placeholder_unknown',
        'disclosure_missing',
        'link_other_marketplace',
        'product_missing',
      ]),
    );
  });
});

describe('the language of an edition', () => {
  const portuguese =
    'Você não precisa de um aspirador caro: os melhores já fazem muito pela casa, e depois de uma semana com eles a poeira é pouca.';
  const italian =
    'Il robot che abbiamo provato è molto silenzioso, ma non pulisce gli angoli: per questo lo consigliamo a chi ha case piccole.';
  const it = { edition: { ...edition, locale: 'it' as const } };
  const found = (...content: ContentBlock[]) =>
    check({ title: 'Robot', excerpt: 'Robot.', ...blocks(...content) }, it).filter((line) =>
      line.startsWith('language'),
    );

  test('an article that was copied and not translated stands in its own way', () => {
    expect(found(text(portuguese))).toEqual([
      expect.stringMatching(/^language_other content Robot Robot\. Você não .*…$/),
    ]);
  });

  test('a paragraph that was left is pointed at, and a translated text passes', () => {
    expect(found(text(italian), text(italian), text(portuguese))).toEqual([
      expect.stringMatching(/^language_left content\.2 Você não precisa /),
    ]);
    expect(found(text(italian))).toEqual([]);
  });
});
