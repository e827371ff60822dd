import { afterEach, describe, expect, test } from 'vitest';
import type { PostCard } from '#contract/writing/posts/posts.schemas.ts';
import { slugRedirects } from '#db/schema/readers/slug-redirects.ts';
import { demoNow, insertPosts, useApp } from '#test/harness/app.ts';
import { oneEngine } from '#test/harness/database.ts';

describe.each(oneEngine)('posts on %s', (engine) => {
  const site = useApp(engine);
  const json = async (url: string) => (await site().app.inject(url)).json();
  const cardAndPost = async (locale: string, slug: string): Promise<[PostCard, PostCard]> => {
    const { posts: cards } = await json(`/api/home-data?locale=${locale}`);
    const card = cards.find((each: PostCard) => each.slug === slug);
    return [card, await json(`/api/posts/by-slug/${slug}?locale=${locale}`)];
  };

  afterEach(() => site().clock.moveTo(demoNow));

  describe('placeholders', () => {
    test('stand for the month and year of the edition’s own calendar', async () => {
      const title = '{{month}} {{year}}';
      await insertPosts(site(), [
        { locale: 'br', slug: 'moment', title, excerpt: 'Em {{mês}} de {{ano}}' },
        { locale: 'it', slug: 'moment', title, excerpt: 'A {{ MESE }} {{anno}}' },
        { locale: 'mx', slug: 'moment', title, excerpt: 'En {{mes}} de {{año}}' },
        { locale: 'us', slug: 'moment', title, excerpt: 'In {{Month}} {{YEAR}}' },
      ]);
      const read = async (locale: string) => {
        const [card, post] = await cardAndPost(locale, 'moment');
        expect([post.title, post.excerpt]).toEqual([card.title, card.excerpt]);
        return `${card.title} | ${card.excerpt}`;
      };
      // Two hours into November in Rome, still October in the Americas.
      site().clock.moveTo('2026-11-01T01:00:00Z');
      expect(await read('br')).toBe('outubro 2026 | Em outubro de 2026');
      expect(await read('it')).toBe('novembre 2026 | A novembre 2026');
      expect(await read('mx')).toBe('octubre 2026 | En octubre de 2026');
      expect(await read('us')).toBe('October 2026 | In October 2026');
      site().clock.moveTo('2026-11-01T12:00:00Z');
      expect(await read('br')).toBe('novembro 2026 | Em novembro de 2026');
      // The year turns at each edition's own midnight too.
      site().clock.moveTo('2026-12-31T23:30:00Z');
      expect(await read('it')).toBe('gennaio 2027 | A gennaio 2027');
      expect(await read('br')).toBe('dezembro 2026 | Em dezembro de 2026');
    });

    test('are searched by the same calendar', async () => {
      const found = async (locale: string, q: string): Promise<string[]> =>
        (await json(`/api/posts/by-locale/${locale}?q=${encodeURIComponent(q)}&limit=50`)).map(
          ({ slug }: PostCard) => slug,
        );
      await insertPosts(site(), [
        { locale: 'br', slug: 'calendar', title: 'Calendário {{month}}' },
        { locale: 'it', slug: 'calendar', title: 'Calendario {{month}}' },
      ]);
      site().clock.moveTo('2026-11-01T01:00:00Z');
      expect(await found('br', 'calendario outubro')).toEqual(['calendar']);
      expect(await found('it', 'calendario ottobre')).toEqual([]);
      expect(await found('it', 'calendario novembre')).toEqual(['calendar']);
    });
  });

  describe('an old slug', () => {
    test('leads to the post, which tells its present one', async () => {
      const [post] = await insertPosts(site(), [{ slug: 'present', title: 'Moved' }]);
      const postId = post?.id ?? 0;
      await site()
        .db.insert(slugRedirects)
        .values([
          { locale: 'br', slug: 'former', postId },
          { locale: 'br', slug: 'the-one-before', postId },
        ]);
      for (const slug of ['former', 'the-one-before', 'present']) {
        expect(await json(`/api/posts/by-slug/${slug}`)).toMatchObject({ id: postId, slug: 'present' });
      }
      expect((await site().app.inject('/api/posts/by-slug/former?locale=it')).statusCode).toBe(404);
    });

    test('yields to a post that has it now', async () => {
      const [moved, successor] = await insertPosts(site(), [{}, { slug: 'taken-over' }]);
      await site()
        .db.insert(slugRedirects)
        .values({ locale: 'br', slug: 'taken-over', postId: moved?.id ?? 0 });
      expect((await json('/api/posts/by-slug/taken-over')).id).toBe(successor?.id);
    });

    test.each(['draft', 'scheduled', 'archived'] as const)(
      'does not uncover a post that is %s',
      async (status) => {
        const [hidden] = await insertPosts(site(), [{ status }]);
        const slug = `once-public-${status}`;
        await site()
          .db.insert(slugRedirects)
          .values({ locale: 'br', slug, postId: hidden?.id ?? 0 });
        expect((await site().app.inject(`/api/posts/by-slug/${slug}`)).statusCode).toBe(404);
      },
    );
  });

  describe('an excerpt that nobody wrote', () => {
    const text = `${'💡'.repeat(100)} ${'çã'.repeat(100)}`;
    const opening = [...text].slice(0, 150).join('');

    test.each([
      ['empty', ''],
      ['blank', ' \n '],
    ])('is the first 150 characters of the text, the same on card and page: %s', async (slug, excerpt) => {
      await insertPosts(site(), [{ slug, excerpt, contentText: text }]);
      const [card, post] = await cardAndPost('br', slug);
      expect(card.excerpt).toBe(opening);
      expect(post.excerpt).toBe(opening);
    });

    test('is the whole text where that is shorter', async () => {
      await insertPosts(site(), [{ slug: 'short', contentText: 'Curto.' }]);
      const [card, post] = await cardAndPost('br', 'short');
      expect([card.excerpt, post.excerpt]).toEqual(['Curto.', 'Curto.']);
    });
  });

  test('are dated by their publication, not by when the row was made', async () => {
    const publishedAt = new Date('2026-09-01T10:00:00.123Z');
    const updatedAt = new Date('2026-09-02T10:00:00.456Z');
    await insertPosts(site(), [{ slug: 'dated', publishedAt, updatedAt, createdAt: new Date('2026-01-01') }]);
    const dates = { createdAt: publishedAt.toISOString(), updatedAt: updatedAt.toISOString() };
    for (const each of await cardAndPost('br', 'dated')) expect(each).toMatchObject(dates);
  });
});
