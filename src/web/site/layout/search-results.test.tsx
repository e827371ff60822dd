import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { PostCard } from '#contract/posts.ts';
import { loadDictionary } from '#i18n/load-dictionary.ts';
import { PageContextProvider } from '#web/shared/page-context.tsx';
import { SearchResults } from './search-results.tsx';

const dictionary = await loadDictionary('br');
const context = {
  locale: 'br' as const,
  publicUrl: 'https://e.example',
  renderedAt: '2026-06-15T15:00:00.000Z',
  dictionary,
};
const post = (id: number) => ({ id, slug: `post-${id}`, title: `Post ${id}`, imageUrl: null }) as PostCard;

function render(state: { posts?: PostCard[]; pending?: boolean; failed?: boolean }) {
  const { posts, pending = false, failed = false } = state;
  return renderToString(
    <PageContextProvider value={context}>
      <SearchResults
        query='café "com" <leite>'
        posts={posts}
        pending={pending}
        failed={failed}
        onChoose={() => {}}
      />
    </PageContextProvider>,
  );
}

describe('the dropdown', () => {
  test('lists what was found, each leading to its post', () => {
    const html = render({ posts: [post(1), post(2)] });
    expect(html.match(/<li>/g)).toHaveLength(2);
    expect(html).toMatch(/<a href="\/br\/post-2"[^>]*>.*?Post 2.*?<\/a>/);
    expect(html).toMatch(/role="status"[^>]*>2 resultados</);
  });

  test('says that nothing was found, in the words that are given', () => {
    expect(render({ posts: [] })).toContain(
      'Nenhum resultado encontrado para &quot;café &quot;com&quot; &lt;leite&gt;&quot;',
    );
  });

  test('does not say so before it knows', () => {
    expect(render({ posts: [], pending: true })).toContain('Buscando...');
    expect(render({ pending: true })).toContain('Buscando...');
  });

  test('keeps what it has while it asks on', () => {
    expect(render({ posts: [post(1)], pending: true })).toContain('Post 1');
  });

  test('tells of a failure in a sentence', () => {
    const html = render({ failed: true });
    expect(html).toContain(dictionary.errors.unavailable);
    expect(html).not.toContain('Nenhum resultado');
  });
});
