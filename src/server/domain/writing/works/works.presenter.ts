import { languageTags } from '#contract/site/locales.ts';
import type { Work } from '#contract/writing/authors/authors.schemas.ts';
import { formatScore } from '#i18n/money.ts';
import { presentPostCard, type Reading } from '#server/domain/writing/posts/posts.presenter.ts';
import type { FoundWork } from './works.service.ts';

export function presentWork(work: FoundWork, reading: Reading): Work {
  if (work.kind === 'post') {
    const { id, slug, title, excerpt, imageUrl, imageAlt, createdAt } = presentPostCard(work.post, reading);
    return { kind: 'post', id, slug, title, excerpt, imageUrl, imageAlt, score: null, createdAt };
  }
  const { review, product } = work;
  return {
    kind: 'review',
    id: review.id,
    slug: review.slug,
    title: review.title,
    excerpt: review.verdict,
    imageUrl: product.imageUrl,
    imageAlt: `${product.brand} ${product.name}`,
    score: review.score === null ? null : formatScore(review.score, languageTags[reading.locale]),
    createdAt: (review.publishedAt ?? review.createdAt).toISOString(),
  };
}
