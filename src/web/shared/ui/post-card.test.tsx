import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Locale } from '#contract/locales.ts';
import type { PostCard as Post } from '#contract/posts.ts';
import { loadDictionary } from '#i18n/load-dictionary.ts';
import { localeConfigQuery } from '#web/shared/api/locale-configs.ts';
import { createQueryClient } from '#web/shared/api/query-client.ts';
import { PageContextProvider } from '#web/shared/page-context.tsx';
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
  const client = createQueryClient(() => Promise.reject(new Error('not asked')));
  if (timeZone) client.setQueryData(localeConfigQuery(locale).queryKey as readonly unknown[], { timeZone });
  const dictionary = await loadDictionary(locale);
  const context = {
    locale,
    publicUrl: 'https://e.example',
    renderedAt: '2026-06-15T15:00:00.000Z',
    dictionary,
  };
  const html = renderToString(
    <QueryClientProvider client={client}>
      <PageContextProvider value={context}>
        <PostCard post={{ ...post, ...shown }} category={{ id: 3, name: 'Cozinha', slug: 'cozinha' }} />
      </PageContextProvider>
    </QueryClientProvider>,
  );
  return html.replaceAll('<!-- -->', '');
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
