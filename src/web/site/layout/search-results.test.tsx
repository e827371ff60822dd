import { describe, expect, test } from 'vitest';
import type { PostCard } from '#contract/writing/posts/posts.schemas.ts';
import { failures } from '#i18n/dictionaries/br/failures.ts';
import { renderInEdition } from '#test/harness/render.tsx';
import { FoundPosts } from './search-results.tsx';

const post = (id: number) => ({ id, slug: `post-${id}`, title: `Post ${id}`, imageUrl: null }) as PostCard;

async function render(state: { posts?: PostCard[]; all?: number; pending?: boolean; failed?: boolean }) {
  const { posts, all, pending = false, failed = false } = state;
  const results = (
    <FoundPosts
      query='café "com" <leite>'
      posts={posts}
      all={all}
      pending={pending}
      failed={failed}
      onChoose={() => {}}
    />
  );
  return (await renderInEdition(results, { locale: 'br' })).html;
}

describe('the dropdown', () => {
  test('lists what was found, each leading to its post', async () => {
    const html = await render({ posts: [post(1), post(2)] });
    expect(html.match(/<li>/g)).toHaveLength(2);
    expect(html).toMatch(/<a href="\/br\/post-2"[^>]*>.*?Post 2.*?<\/a>/);
    expect(html).toMatch(/role="status"[^>]*>2 resultados</);
    expect(html, 'and its last line to everything').toMatch(
      /<\/ul><a href="\/br\/avaliacao\?q=caf[^"]+"[^>]*>Ver tudo<\/a>$/,
    );
  });

  test('says how many there are in all, once it knows, and leads nowhere where there are none', async () => {
    expect(await render({ posts: [post(1)], all: 10 })).toMatch(/>Ver tudo: 10 resultados<\/a>$/);
    expect(await render({ posts: [], all: 2 })).toMatch(/>Ver tudo: 2 resultados<\/a>$/);
    expect(await render({ posts: [], all: 1 })).toMatch(/>Ver tudo: 1 resultado<\/a>$/);
    expect(await render({ posts: [] })).toMatch(/>Ver tudo<\/a>$/);
    expect(await render({ posts: [], all: 0 })).not.toContain('<a');
  });

  test('says that nothing was found, in the words that are given', async () => {
    expect(await render({ posts: [] })).toContain(
      'Nenhum resultado encontrado para &quot;café &quot;com&quot; &lt;leite&gt;&quot;',
    );
  });

  test('does not say so before it knows', async () => {
    expect(await render({ posts: [], pending: true })).toContain('Buscando...');
    expect(await render({ pending: true })).toContain('Buscando...');
  });

  test('keeps what it has while it asks on', async () => {
    expect(await render({ posts: [post(1)], pending: true })).toContain('Post 1');
  });

  test('tells of a failure in a sentence', async () => {
    const html = await render({ failed: true });
    expect(html).toContain(failures.loadMessage);
    expect(html).not.toContain('Nenhum resultado');
  });
});
