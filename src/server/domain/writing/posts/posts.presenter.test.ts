import { describe, expect, test } from 'vitest';
import type { ProductCard } from '#contract/commerce/products/product-cards.schemas.ts';
import type { ContentBlock } from '#contract/writing/content/content.schemas.ts';
import { presentHomeData, presentPost, presentPostCard } from './posts.presenter.ts';
import type { PostCardRow, PostRow } from './posts.queries.ts';

const reading = { locale: 'it', timeZone: 'Europe/Rome', now: new Date('2026-10-31T23:30:00Z') } as const;
const row: PostRow = {
  id: 7,
  locale: 'it',
  groupId: '00000000-0000-5000-8000-000000000000',
  slug: 'prova',
  title: 'Il meglio di {{month}} {{year}}',
  excerpt: 'Scelti a {{mese}}',
  metaTitle: '',
  metaDescription: '',
  content: { type: 'doc', content: [] },
  contentText: 'Il testo.',
  imageUrl: null,
  imageAlt: '',
  categoryId: null,
  keyword: 'prova',
  updateNote: '',
  authorId: null,
  author: 'Anna',
  status: 'published',
  publishedAt: new Date('2026-10-02T08:00:00.123Z'),
  scheduledFor: null,
  version: 3,
  searchTitle: 'il meglio di ottobre 2026',
  searchText: 'il meglio di ottobre 2026 scelti a ottobre',
  searchMonth: '2026-10',
  createdAt: new Date('2026-09-01T08:00:00Z'),
  updatedAt: new Date('2026-10-03T08:00:00Z'),
  readersUpdatedAt: null,
  updatedBy: 'Anna',
  trashedAt: null,
  trashedStatus: null,
  copiedFromId: null,
  copiedFromVersion: null,
  creationId: null,
  lastSaveId: null,
  writerId: null,
  handedInAt: null,
};
const cardRow = (changes: Partial<PostCardRow> = {}): PostCardRow => ({
  ...row,
  opening: 'Il testo.',
  ...changes,
});

describe('a card', () => {
  test('carries what the contract names and nothing else', () => {
    expect(presentPostCard(cardRow(), reading)).toStrictEqual({
      id: 7,
      slug: 'prova',
      title: 'Il meglio di novembre 2026',
      excerpt: 'Scelti a novembre',
      imageUrl: null,
      imageAlt: '',
      categoryId: null,
      keyword: 'prova',
      author: 'Anna',
      createdAt: '2026-10-02T08:00:00.123Z',
      updatedAt: '2026-10-03T08:00:00.000Z',
    });
  });

  test('falls back to the opening of the text only where there is no excerpt', () => {
    const excerpt = (changes: Partial<PostCardRow>) => presentPostCard(cardRow(changes), reading).excerpt;
    expect(excerpt({ excerpt: '' })).toBe('Il testo.');
    expect(excerpt({ excerpt: ' \n\t' })).toBe('Il testo.');
    expect(excerpt({ excerpt: ' Breve. ' })).toBe('Breve.');
    expect(excerpt({ excerpt: '', opening: 'Nel {{anno}}' })).toBe('Nel 2026');
    expect(excerpt({ excerpt: '', opening: '' })).toBe('');
  });

  test('is dated by its row where it was never published', () => {
    expect(presentPostCard(cardRow({ publishedAt: null }), reading).createdAt).toBe(
      '2026-09-01T08:00:00.000Z',
    );
  });
});

describe('a post', () => {
  const heading = (level: 2 | 3, text: string): ContentBlock => ({
    type: 'heading',
    attrs: { level },
    content: [{ type: 'text', text }],
  });
  const facts = {
    post: row,
    category: undefined,
    contentHtml: '<p>Il testo.</p>',
    products: [],
    related: [],
    previous: undefined,
    next: undefined,
    siblings: [],
  };
  const present = (changes: Partial<PostRow>, around: Partial<Parameters<typeof presentPost>[0]> = {}) =>
    presentPost({ ...facts, ...around, post: { ...row, ...changes } }, reading);

  test('is its card with what its page needs, and nothing else', () => {
    expect(present({})).toStrictEqual({
      ...presentPostCard(cardRow(), reading),
      locale: 'it',
      contentHtml: '<p>Il testo.</p>',
      outline: [],
      updateNote: '',
      readingMinutes: 1,
      hasAffiliateLinks: false,
      shareImageUrl: expect.stringMatching(/^\/media\/share\/it\/post\/prova-[0-9a-f]{12}\.jpg$/),
      roundup: [],
      faq: [],
      category: null,
      related: [],
      previous: null,
      next: null,
      siblings: [],
    });
  });

  test.each([
    ['letters', 'è'.repeat(400), 'è'.repeat(150)],
    ['emoji', '💡'.repeat(400), '💡'.repeat(150)],
    ['a mixture', `a${'💡'.repeat(400)}`, `a${'💡'.repeat(149)}`],
    ['exactly enough', 'x'.repeat(150), 'x'.repeat(150)],
  ])('opens with 150 characters: %s', (_what, contentText, opening) => {
    expect(present({ excerpt: '', contentText }).excerpt).toBe(opening);
  });

  test('resolves the placeholders of what stands around it too', () => {
    const content = { type: 'doc' as const, content: [heading(2, 'A {{mese}}'), heading(3, 'Sotto')] };
    const neighbour = { id: 7, slug: 'vicino', title: 'Nel {{year}}' };
    const post = present({ content }, { related: [cardRow()], previous: neighbour, next: neighbour });
    expect(post.outline).toEqual([{ id: expect.any(String), text: 'A novembre' }]);
    expect([post.previous, post.next]).toEqual([
      { slug: 'vicino', title: 'Nel 2026' },
      { slug: 'vicino', title: 'Nel 2026' },
    ]);
    expect(post.related).toEqual([presentPostCard(cardRow(), reading)]);
  });

  test('takes 220 words a minute to read, and never less than one', () => {
    const minutes = (words: number) =>
      present({ contentText: 'parola '.repeat(words).trim() }).readingMinutes;
    expect([0, 1, 220, 660, 2200].map(minutes)).toEqual([1, 1, 1, 3, 10]);
  });

  const product = (id: number, reviewSlug: string | null): ProductCard => ({
    id,
    brand: 'Nimbra',
    name: `Aero ${id}`,
    imageUrl: null,
    specs: {},
    reviewSlug,
    score: null,
    verdict: '',
    bestFor: '',
    pros: [],
    cons: [],
    offer: null,
  });
  const card = (productId: number): ContentBlock => ({ type: 'productCard', attrs: { productId } });

  test('that is a roundup names its products, each where more is told of it', () => {
    const products = [product(3, 'nimbra-aero-3'), product(4, null)];
    const roundup = { type: 'doc' as const, content: [card(3), card(4)] };
    expect(present({ content: roundup }, { products }).roundup).toEqual([
      { name: 'Nimbra Aero 3', path: '/it/recensione/nimbra-aero-3' },
      { name: 'Nimbra Aero 4', path: '/it/prova#product-4' },
    ]);
    const other = { type: 'doc' as const, content: [card(3)] };
    expect(present({ content: other }, { products: [product(3, null)] }).roundup).toEqual([]);
  });

  test('repeats its questions and answers word for word', () => {
    const items = [
      { question: 'Perché?', answer: 'Perché sì.' },
      { question: 'Quando?', answer: 'Ora.' },
    ];
    const faq: ContentBlock = { type: 'faq', attrs: { items } };
    expect(present({ content: { type: 'doc', content: [faq, faq] } }).faq).toEqual([...items, ...items]);
  });

  test('has a share card whose address changes with what it shows, and with nothing else', () => {
    const address = (changes: Partial<PostRow>) => present(changes).shareImageUrl;
    expect(address({ excerpt: 'Altro', author: 'Bea', updatedAt: new Date() })).toBe(address({}));
    expect(address({ title: 'Altro' })).not.toBe(address({}));
    expect(address({ imageUrl: '/media/cover-x-1200.webp' })).not.toBe(address({}));
  });

  test('says so where its body holds links that earn', () => {
    const contentHtml =
      '<a href="https://www.amazon.it/dp/B0DEMO0001" rel="sponsored nofollow noopener">Compra</a>';
    expect(present({}, { contentHtml }).hasAffiliateLinks).toBe(true);
  });
});

describe('home data', () => {
  test('keys its categories by number, and shows only what a card needs of them', () => {
    const category = {
      id: 12,
      locale: 'it',
      slug: 'casa',
      name: 'Casa',
      description: 'Lunga',
      icon: null,
      postCount: 3,
    } as const;
    const categories = [
      { ...category, groupId: row.groupId, createdAt: row.createdAt, updatedAt: row.updatedAt },
    ];
    const data = presentHomeData({ posts: [cardRow()], categories, nextCursor: 'MS4x' }, reading);
    expect(data).toStrictEqual({
      posts: [presentPostCard(cardRow(), reading)],
      categoryMap: { '12': { id: 12, name: 'Casa', slug: 'casa' } },
      nextCursor: 'MS4x',
    });
  });
});
