import { and, desc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { posts } from '#db/schema/writing/posts.ts';
import { fillPosts } from '#seed/large/fill-posts.ts';
import { engines, useDatabase } from '#test/harness/database.ts';
import { createPostFinder } from './posts.finder.ts';
import { searchWords } from './posts.search.ts';
import { containsEveryWord } from './posts.search-words.ts';

const now = new Date('2026-10-15T12:00:00Z');
/** More than the sample that the finder looks at first, so that both of its ways are taken. */
const POSTS = 1500;

/** Common, less so, rare and absent; in titles, in excerpts, in neither; of one and two letters; in several words. */
const queries = [
  ...['melhores', 'para', 'casa', 'ventiladores', 'parafusadeiras', 'embalagem', 'tabela', 'nimbra', 'xyzzy'],
  ...['tv', 'ca', 'be', 'a', 'z', 'zq', 'os melhores', 'monitores estudantes', 'tv para', 'wi-fi', 'adeira'],
  ...['rotina bolso', 'compactos compactas', 'suportes de tv para avos', 'o que ninguem conta'],
];

describe.each(engines)('finding posts on %s', (engine) => {
  const database = useDatabase(engine);
  let all: { id: number; searchTitle: string; searchText: string }[] = [];

  beforeAll(async () => {
    const { db } = database();
    await fillPosts(db, { locales: ['br', 'us'], posts: 2 * POSTS, now });
    all = await db
      .select({ id: posts.id, searchTitle: posts.searchTitle, searchText: posts.searchText })
      .from(posts)
      .where(and(eq(posts.locale, 'br'), eq(posts.status, 'published')))
      .orderBy(desc(posts.publishedAt), desc(posts.id));
  });

  function expected(words: string[], limit: number): number[] {
    const matches = containsEveryWord(words);
    const inTitle = all.filter(({ searchTitle }) => matches(searchTitle));
    const inExcerpt = all.filter(
      ({ searchTitle, searchText }) => matches(searchText) && !matches(searchTitle),
    );
    return [...inTitle, ...inExcerpt].slice(0, limit).map(({ id }) => id);
  }

  test.each(queries)('"%s" gives what reading every post would give', async (query) => {
    const findPosts = createPostFinder({ db: database().db, clock: () => now });
    const words = searchWords(query);
    for (const limit of [1, 10, 50]) {
      const found = await findPosts('br', words, limit);
      expect(found.map(({ id }) => id)).toEqual(expected(words, limit));
    }
  });

  test('what no index knows is found among the newest posts', async () => {
    const findPosts = createPostFinder({ db: database().db, clock: () => now });
    const found = await findPosts('br', ['?'], 10);
    expect(found.map(({ id }) => id)).toEqual(expected(['?'], 10));
    expect(await findPosts('br', ['ж'], 10)).toEqual([]);
  });

  test('the newest posts are looked at once in five minutes', async () => {
    let moment = now;
    const { client, db } = database();
    const findPosts = createPostFinder({ db, clock: () => moment });
    let samples = 0;
    const query = client.query.bind(client);
    client.query = (text, ...rest) => {
      if (text.startsWith('select "search_title"')) samples += 1;
      return query(text, ...rest);
    };
    await Promise.all(['tv', 'casa', 'melhores'].map((word) => findPosts('br', [word], 10)));
    expect(samples).toBe(1);
    moment = new Date(now.getTime() + 6 * 60_000);
    await findPosts('br', ['tv'], 10);
    await findPosts('br', ['tv'], 10);
    expect(samples).toBe(2);
    client.query = query;
  });
});
