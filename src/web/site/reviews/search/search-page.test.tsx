import { expect, test } from 'vitest';
import type { ReviewList } from '#contract/commerce/reviews/reviews.schemas.ts';
import { locales } from '#contract/site/locales.ts';
import type { PostCard } from '#contract/writing/posts/posts.schemas.ts';
import { reviewCard, reviewList } from '#test/harness/data/reviews.ts';
import { renderPart } from '#test/harness/render.tsx';
import { postSearchQuery } from '#web/shared/api/posts.ts';
import { filtersOf, reviewsQuery } from '#web/shared/api/reviews.ts';
import SearchPage from './search-page.tsx';

const post = {
  id: 7,
  slug: 'lista',
  title: 'Lista para a Black Friday',
  excerpt: 'O que comprar, e o que não.',
  imageUrl: null,
  createdAt: '2026-10-15T09:30:00.000Z',
} as PostCard;

function render(posts: PostCard[], list: Partial<ReviewList>, search = 'q=black', locale = locales[0]) {
  const query = new URLSearchParams(search);
  const filters = filtersOf(query);
  return renderPart(<SearchPage params={{ locale }} search={query} />, {
    locale,
    known: [
      [postSearchQuery(locale, filters.q ?? '').queryKey, posts],
      [reviewsQuery(locale, filters).queryKey, { pages: [reviewList(list)], pageParams: [null] }],
    ],
  });
}

const one = { items: [reviewCard(1)], total: 1 };

test('a search shows articles and reviews, is called by its words, and is not to be found', async () => {
  const { html, head } = await render([post], one);
  expect(head).toMatchObject({ title: 'Busca: “black” - Vitrina Brasil', index: false, alternates: [] });
  expect(html).toContain('<h1 class="wrap-anywhere">Busca: “black”</h1>');
  expect(html).toMatch(/>Posts<\/h2>.*href="\/br\/lista".*class="review-card/s);
});

test('a kind that holds nothing is not shown', async () => {
  const articles = (await render([post], {})).html;
  expect(articles).toContain('href="/br/lista"');
  expect(articles).not.toContain('0 avaliações');
  expect(articles).not.toContain('<form');
  const reviews = (await render([], one)).html;
  expect(reviews).not.toContain('Posts');
  expect(reviews).toContain('1 avaliação');
});

test('where nothing at all was found, it says what to try', async () => {
  expect((await render([], {})).html).toContain('Nenhuma avaliação corresponde a esta busca.');
});

test('who narrows the reviews is among reviews', async () => {
  expect((await render([post], one, 'q=black&brand=Kaluma')).html).not.toContain('Posts');
});
