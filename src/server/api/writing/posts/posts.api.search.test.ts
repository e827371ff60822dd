import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Locale } from '#contract/site/locales.ts';
import type { PostCard } from '#contract/writing/posts/posts.schemas.ts';
import { DatabaseUnavailable } from '#db/client.ts';
import { demoNow, insertPosts, useApp } from '#test/harness/app.ts';
import { engines } from '#test/harness/database.ts';

describe.each(engines)('search on %s', (engine) => {
  const site = useApp(engine);
  const ask = (q: string, { locale = 'br' as Locale, limit = '' } = {}) =>
    site().app.inject(
      `/api/posts/by-locale/${locale}?q=${encodeURIComponent(q)}${limit && `&limit=${limit}`}`,
    );
  const cards = async (...args: Parameters<typeof ask>): Promise<PostCard[]> => (await ask(...args)).json();
  const slugs = async (...args: Parameters<typeof ask>) => (await cards(...args)).map(({ slug }) => slug);
  const hoursAgo = (hours: number) => new Date(demoNow.getTime() - hours * 3_600_000);

  afterEach(() => site().clock.moveTo(demoNow));

  test('knows neither accents nor capitals', async () => {
    await insertPosts(site(), [{ slug: 'action', title: 'Promoção-relâmpago: AÇÃO em São Luís' }]);
    for (const q of [
      'ação são',
      'acao sao',
      'AÇÃO SÃO',
      'Acao luis',
      'ac\u0327a\u0303o Sa\u0303o',
      'RELÂMPAGO',
      'relampago',
    ]) {
      expect(await slugs(q), q).toEqual(['action']);
    }
    expect(await slugs('açao em sao paulo')).toEqual([]);
  });

  test('puts what the title says before what the excerpt says, newest first in each', async () => {
    await insertPosts(site(), [
      { slug: 'excerpt-old', title: 'Um', excerpt: 'sobre zimbro', publishedAt: hoursAgo(40) },
      { slug: 'title-old', title: 'Zimbro antigo', publishedAt: hoursAgo(50) },
      { slug: 'excerpt-new', title: 'Dois', excerpt: 'mais zimbro', publishedAt: hoursAgo(1) },
      { slug: 'title-new', title: 'Zimbro novo', excerpt: 'zimbro outra vez', publishedAt: hoursAgo(20) },
    ]);
    expect(await slugs('zimbro')).toEqual(['title-new', 'title-old', 'excerpt-new', 'excerpt-old']);
    expect(await slugs('zimbro', { limit: '3' })).toEqual(['title-new', 'title-old', 'excerpt-new']);
    expect(await slugs('zimbro', { limit: '1' })).toEqual(['title-new']);
  });

  test('takes several words in any order, across title and excerpt, and wants them all', async () => {
    await insertPosts(site(), [
      { slug: 'words', title: 'Guarda-chuva dobrável', excerpt: 'Resistente a vendaval.' },
      { slug: 'fewer', title: 'Guarda-chuva comum', excerpt: 'Para garoa.' },
    ]);
    for (const q of [
      'dobravel guarda',
      'guarda  dobravel',
      'vendaval chuva',
      ' CHUVA vendaval chuva dobra ',
    ]) {
      expect(await slugs(q), q).toEqual(['words']);
    }
    expect(await slugs('guarda garoa vendaval')).toEqual([]);
  });

  test('lists ten unless told otherwise, and fifty at most', async () => {
    await insertPosts(
      site(),
      Array.from({ length: 60 }, (_, n) => ({ title: `Quixotesco ${n}` })),
    );
    expect(await slugs('quixotesco')).toHaveLength(10);
    expect(await slugs('quixotesco', { limit: '25' })).toHaveLength(25);
    expect(new Set(await slugs('quixotesco', { limit: '50' })).size).toBe(50);
    expect((await ask('quixotesco', { limit: '51' })).statusCode).toBe(400);
  });

  test('takes the wildcards of SQL for what they look like', async () => {
    await insertPosts(site(), [
      { slug: 'percent', title: 'Xerez 100% puro' },
      { slug: 'underscore', title: 'Xerez snake_case' },
      { slug: 'backslash', title: 'Xerez C:\\pasta' },
      { slug: 'plain', title: 'Xerez 100 snakeXcase pasta' },
    ]);
    expect(await slugs('xerez %')).toEqual(['percent']);
    expect(await slugs('xerez 100%')).toEqual(['percent']);
    expect(await slugs('xerez _')).toEqual(['underscore']);
    expect(await slugs('snake_case')).toEqual(['underscore']);
    expect(await slugs('xerez \\')).toEqual(['backslash']);
    expect(await slugs('c:\\pasta')).toEqual(['backslash']);
    for (const q of [
      'xerez %%',
      'xerez __',
      'xerez \\\\',
      'xerez \\%',
      "xerez' OR '1'='1",
      'xe%ez',
      'x_rez',
    ]) {
      expect(await slugs(q), q).toEqual([]);
    }
  });

  test('finds nothing that is not published in that edition', async () => {
    await insertPosts(site(), [
      { title: 'Ornitorrinco', status: 'draft' },
      { title: 'Ornitorrinco', status: 'scheduled' },
      { title: 'Ornitorrinco', status: 'archived' },
      { title: 'Ornitorrinco', locale: 'it', slug: 'italian' },
    ]);
    expect(await slugs('ornitorrinco')).toEqual([]);
    expect(await slugs('ornitorrinco', { locale: 'it' })).toEqual(['italian']);
  });

  test('without a word lists the newest', async () => {
    const newest = (await site().app.inject('/api/posts/by-locale/br')).json();
    for (const q of ['', '   ', '\u0301']) expect(await cards(q), JSON.stringify(q)).toEqual(newest);
    const dates = newest.map(({ createdAt }: PostCard) => createdAt);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  test('takes fifty characters and no more', async () => {
    expect((await ask('é'.repeat(50))).statusCode).toBe(200);
    expect((await ask('é'.repeat(51))).statusCode).toBe(400);
    expect((await ask('a\0b')).statusCode).toBe(400);
  });

  describe('by a month that a title leaves open', () => {
    const vacuums = 'melhores-aspiradores-verticais';

    test('follows the calendar', async () => {
      expect(await slugs('aspiradores outubro 2026')).toEqual([vacuums]);
      expect(await slugs('aspiradores novembro')).toEqual([]);
      expect(await slugs('{{month}}')).toEqual([]);
      site().clock.moveTo('2026-11-15T12:00:00Z');
      expect((await cards('aspiradores novembro')).map(({ title }) => title)).toEqual([
        'Os melhores aspiradores verticais sem fio de novembro de 2026',
      ]);
      expect(await slugs('aspiradores outubro')).toEqual([]);
      site().clock.moveTo('2027-01-15T12:00:00Z');
      expect(await slugs('aspiradores janeiro 2027')).toEqual([vacuums]);
      expect(await slugs('aspiradores 2026')).toEqual([]);
    });

    test('follows it for everybody who asks at that moment', async () => {
      site().clock.moveTo('2027-02-15T12:00:00Z');
      const asked = await Promise.all(Array.from({ length: 8 }, () => slugs('aspiradores fevereiro')));
      expect(asked).toEqual(Array.from({ length: 8 }, () => [vacuums]));
    });

    test('follows it however many titles do', async () => {
      await site().db.execute(sql`
        INSERT INTO posts (locale, slug, title, content, status, published_at, search_title, search_text, search_month)
        SELECT 'mx', 'many-' || n, 'Ajolote {{month}} ' || n, '{"type":"doc","content":[]}', 'published', now(),
          'ajolote octubre ' || n, 'ajolote octubre ' || n, '2026-10'
        FROM generate_series(1, 1100) n`);
      const left = async (month: string) => {
        const { rows } = await site().db.execute<{ n: number }>(
          sql`SELECT count(*)::int AS n FROM posts WHERE search_title LIKE ${`ajolote ${month} %`}`,
        );
        return rows[0]?.n;
      };
      site().clock.moveTo('2026-12-15T12:00:00Z');
      expect(await slugs('ajolote octubre', { locale: 'mx' })).toEqual([]);
      expect(await slugs('ajolote diciembre', { locale: 'mx', limit: '50' })).toHaveLength(50);
      expect([await left('octubre'), await left('diciembre')]).toEqual([0, 1100]);
    });

    test('does not take a failure for done', async () => {
      const { client, clock } = site();
      clock.moveTo('2027-03-15T12:00:00Z');
      const realQuery = client.query.bind(client);
      const query = vi.spyOn(client, 'query').mockImplementation((text, ...rest) => {
        if (/^\s*update/i.test(text))
          return Promise.reject(new DatabaseUnavailable('The database’s thread was lost.'));
        return realQuery(text, ...rest);
      });
      expect((await ask('aspiradores março')).statusCode).toBe(503);
      query.mockRestore();
      expect(await slugs('aspiradores março')).toEqual([vacuums]);
    });
  });
});
