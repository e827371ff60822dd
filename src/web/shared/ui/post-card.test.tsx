import { describe, expect, test } from 'vitest';
import type { Locale } from '#contract/site/locales.ts';
import type { PostCard as Post } from '#contract/writing/posts/posts.schemas.ts';
import { clientKnowing, renderInEdition } from '#test/harness/render.tsx';
import { editionQuery } from '#web/shared/api/editions.ts';
import { PostCard } from './post-card.tsx';

const post: Post = {
  id: 7,
  slug: 'air-fryers',
  title: 'As melhores <air fryers>',
  excerpt: 'Crocante & rápida.',
  imageUrl: '/media/cover-x-1200.webp',
  imageAlt: 'Uma cesta',
  categoryId: 3,
  keyword: 'air fryer',
  author: 'Ana Prado',
  createdAt: '2026-06-14T01:00:00.000Z',
  updatedAt: '2026-06-14T01:00:00.000Z',
};

async function render(locale: Locale, shown: Partial<Post> = {}, timeZone?: string) {
  const client = clientKnowing(timeZone ? [[editionQuery(locale).queryKey, { timeZone }]] : []);
  const card = (
    <PostCard post={{ ...post, ...shown }} category={{ id: 3, name: 'Cozinha', slug: 'cozinha' }} />
  );
  const facts = { renderedAt: '2026-06-15T15:00:00.000Z' };
  return (await renderInEdition(card, { locale, client, facts })).html;
}

describe('a card', () => {
  test('leads to the post of its edition, and shows its words as words', async () => {
    const html = await render('it');
    expect(html).toMatch(/<a href="\/it\/air-fryers"[^>]*>As melhores &lt;air fryers&gt;<\/a>/);
    expect(html).toContain('Crocante &amp; rápida.');
    expect(html).toContain('Cozinha');
    expect(html).toContain('alt="Uma cesta"');
  });

  test('says who wrote it, if anybody did', async () => {
    expect(await render('br')).toContain('por Ana Prado · <time');
    expect(await render('br', { author: '' })).not.toContain('·');
  });

  test('has a coloured frame, with a picture or without', async () => {
    const html = await render('br', { imageUrl: null });
    expect(html).not.toContain('<img');
    expect(html).toMatch(/class="tone tone-\d /);
  });

  test("shows on hover the day that the edition's calendar had", async () => {
    expect(await render('br', {}, 'America/Sao_Paulo')).toContain('title="2026-06-13"');
    expect(await render('it', {}, 'Europe/Rome')).toContain('title="2026-06-14"');
  });

  test("counts days by the edition's calendar", async () => {
    expect(await render('br', {}, 'America/Sao_Paulo')).toMatch(
      /<time dateTime="2026-06-14T01:00:00.000Z"[^>]*>há 2 dias<\/time>/,
    );
    expect(await render('it', {}, 'Europe/Rome')).toMatch(/<time [^>]*>ieri<\/time>/);
  });
});
