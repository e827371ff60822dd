import type { ProductCard } from '#contract/commerce/products/product-cards.schemas.ts';
import type { Review, ReviewCard } from '#contract/commerce/reviews/reviews.schemas.ts';
import type { PostCard } from '#contract/writing/posts/posts.schemas.ts';

const moment = '2026-11-10T12:00:00.000Z';

export const sampleReview = (product: ProductCard): ReviewCard => ({
  id: product.id,
  slug: product.reviewSlug ?? 'nimbra-aero-3',
  title: `${product.brand} ${product.name}`,
  verdict: product.verdict,
  bestFor: product.bestFor,
  score: product.score,
  author: 'Luciana Prates',
  createdAt: moment,
  updatedAt: moment,
  product,
  offer: product.offer,
});

export const sampleBreakdown: Review['breakdown'] = [
  { criterion: 'performance', score: 9.2, weight: 0.4 },
  { criterion: 'ease', score: 8.5, weight: 0.2 },
  { criterion: 'build', score: 8, weight: 0.2 },
  { criterion: 'value', score: 4.5, weight: 0.2 },
];

export const sampleSpecs: Review['specs'] = [
  { label: 'Peso', value: '2,4 kg' },
  { label: 'Autonomia', value: '52 min' },
  {
    label: 'Filtro',
    value: 'lavável, de alta eficiência, com cheiro de nada depois de um ano de uso diário',
  },
];

const post: PostCard = {
  id: 1,
  slug: 'melhores-aspiradores-verticais',
  title: 'Os melhores aspiradores verticais sem fio',
  excerpt:
    'Pelo de cachorro no sofá, farelo na cozinha e areia no hall. Testamos dois e dizemos qual vale a pena.',
  imageUrl: '/media/cover-cordless-vacuums-00000000-1200.webp',
  imageAlt: 'Aspirador vertical sem fio encostado na parede de uma sala clara',
  categoryId: 1,
  keyword: 'aspirador vertical sem fio',
  author: 'Luciana Prates',
  createdAt: moment,
  updatedAt: moment,
};

export const samplePosts: PostCard[] = [
  post,
  { ...post, id: 2, imageUrl: '/media/nothing-here-1200.webp', title: 'Um post cuja imagem falhou' },
  {
    ...post,
    id: 3,
    imageUrl: null,
    author: '',
    excerpt: '',
    title:
      'Um post sem imagem, sem autor e sem resumo, com um título que ocupa muitas linhas para ver o que acontece com os vizinhos',
  },
];

export const sampleCategory = { id: 1, name: 'Casa', slug: 'casa' };
