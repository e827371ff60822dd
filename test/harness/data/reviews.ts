import type { ComparedReview, ReviewCard, ReviewList } from '#contract/commerce/reviews/reviews.schemas.ts';

/** A review as a list has it; what a test does not name is ordinary. */
export const reviewCard = (id: number, facts: Partial<ReviewCard> = {}): ReviewCard => ({
  id,
  slug: `produto-${id}`,
  title: `Título ${id}`,
  verdict: `Veredito ${id}`,
  bestFor: `Para ${id}`,
  score: 8.5,
  author: 'Ana',
  createdAt: '2026-10-01T12:00:00.000Z',
  updatedAt: '2026-10-01T12:00:00.000Z',
  product: { id, brand: 'Marca', name: `Nome ${id}`, imageUrl: `/media/p${id}-1200.webp` },
  offer: {
    id,
    marketplace: 'amazon',
    shopName: 'Amazon',
    url: `https://www.amazon.com.br/dp/B0DEMO000${id}?tag=x-20`,
    availability: 'in_stock',
    price: 12_345,
    currency: 'BRL',
    asOf: '2026-10-15T09:30:00.000Z',
  },
  ...facts,
});

export const comparedReview = (id: number, facts: Partial<ComparedReview> = {}): ComparedReview => ({
  ...reviewCard(id),
  notFor: `Não para ${id}`,
  pros: [`Pró ${id}`],
  cons: [`Contra ${id}`],
  breakdown: [{ criterion: 'performance', score: 8, weight: 1 }],
  specs: [{ label: 'Peso', value: `${id} kg` }],
  ...facts,
});

export const reviewList = (facts: Partial<ReviewList> = {}): ReviewList => ({
  items: [],
  nextCursor: null,
  total: facts.items?.length ?? 0,
  categories: [],
  brands: [],
  prices: [],
  availability: { all: 0, now: 0 },
  without: [],
  ...facts,
});
