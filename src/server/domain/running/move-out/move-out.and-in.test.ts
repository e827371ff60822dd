import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { documentText } from '#contract/writing/content/content-text.ts';
import type { Database } from '#db/open.ts';
import { authors } from '#db/schema/writing/authors.ts';
import { categories } from '#db/schema/writing/categories.ts';
import { posts } from '#db/schema/writing/posts.ts';
import { resolvePlaceholders } from '#i18n/placeholders.ts';
import { editionRows } from '#seed/demo-rows.ts';
import { linksOf } from '#server/domain/writing/posts/checks/content-walk.ts';
import { insertPosts } from '#test/harness/app.ts';
import { usePlace } from '#test/harness/data/backups.ts';
import { withoutLinks } from '#test/harness/data/without-links.ts';
import { oneEngine } from '#test/harness/database.ts';
import { callerWith } from '#test/harness/people/actors.ts';

const who = { actor: { id: null, name: 'a test' }, caller: callerWith('owner') };
const ZONE = 'America/Sao_Paulo';

const rowsOf = ({ db }: Pick<Database, 'db'>) =>
  db
    .select({ post: posts, category: categories.name, person: authors.name })
    .from(posts)
    .leftJoin(categories, eq(categories.id, posts.categoryId))
    .leftJoin(authors, eq(authors.id, posts.authorId))
    .where(eq(posts.locale, 'br'))
    .orderBy(asc(posts.slug));

const second = (at: Date | null) => at && new Date(Math.floor(at.getTime() / 1000) * 1000);
const wordsOf = (text: string) =>
  text
    .split(/[\s•]+/)
    .filter(Boolean)
    .join(' ');

describe.each(oneEngine)('a site that leaves as WordPress and moves into an empty one, on %s', (engine) => {
  const old = usePlace(engine, 'demo');
  const next = usePlace(engine, 'nothing');

  let report = '';

  beforeAll(async () => {
    const now = old().clock();
    const later = new Date(now.getTime() + 86_400_000);
    await insertPosts(old(), [
      {
        slug: 'titulo-com-sinais',
        title: 'Menos < é mais & "melhor"',
        metaTitle: 'Busca & <acha>',
        keyword: 'menos',
      },
      { slug: 'sem-autor', author: '', status: 'draft', publishedAt: null, excerpt: 'Um [resumo] & só' },
      { slug: 'agendado', status: 'scheduled', publishedAt: null, scheduledFor: later, author: 'A redação' },
      { slug: 'guardado', status: 'archived' },
      { slug: 'jogado-fora', status: 'archived', trashedAt: now, trashedStatus: 'draft', publishedAt: null },
    ]);
    const folder = path.join(old().folder, 'wxr');
    await mkdir(folder);
    await old().services.moveOut.write('wxr', folder);
    const file = path.join(folder, 'br.wordpress.xml');
    report = path.join(folder, 'report.json');
    await next().services.moveIn.run(who, {
      files: [file],
      edition: 'br',
      firstEditions: editionRows,
      report,
    });
  });

  test('has the same articles there, but for what the report names', async () => {
    const now = old().clock();
    const { left } = JSON.parse(await readFile(report, 'utf8')) as {
      left: { kind: string; reason: string }[];
    };
    // Pictures are where they were, and what was archived is a draft.
    expect(new Set(left.map(({ kind }) => kind))).toEqual(new Set(['picture', 'address', 'state']));
    const came = new Map((await rowsOf(next())).map((row) => [row.post.slug, row]));
    const shown = (text: string) => resolvePlaceholders(text, 'br', ZONE, now);
    for (const { post, category, person } of await rowsOf(old())) {
      const there = came.get(post.slug);
      if (!there) throw new Error(`${post.slug} did not come.`);
      const { post: moved } = there;
      const isNamed = post.status === 'archived' && !post.trashedAt;
      expect(
        {
          slug: moved.slug,
          title: moved.title,
          excerpt: moved.excerpt,
          metaTitle: moved.metaTitle,
          metaDescription: moved.metaDescription,
          keyword: moved.keyword,
          category: there.category,
          author: there.person ?? moved.author,
          status: moved.status,
          isTrashed: moved.trashedAt !== null,
          publishedAt: moved.publishedAt,
          scheduledFor: moved.scheduledFor,
          imageAlt: moved.imageAlt,
        },
        post.slug,
      ).toEqual({
        slug: post.slug,
        title: shown(post.title),
        excerpt: shown(post.excerpt),
        metaTitle: shown(post.metaTitle),
        metaDescription: shown(post.metaDescription),
        keyword: post.keyword,
        category,
        author: person ?? post.author,
        status: isNamed ? 'draft' : post.status,
        isTrashed: post.trashedAt !== null,
        publishedAt: isNamed || post.status !== 'published' ? null : second(post.publishedAt),
        scheduledFor: second(post.scheduledFor),
        imageAlt: post.imageUrl ? post.imageAlt : '',
      });
      const said = JSON.stringify(post.content);
      if (!/"(?:productCard|quickPicks|comparisonTable|prosCons)"/.test(said))
        expect(wordsOf(documentText(moved.content)), post.slug).toBe(
          wordsOf(shown(documentText(post.content))),
        );
    }
  });

  // Reviews move as articles, and are suggested before what a text leads to where it says their whole name.
  test('knows its own links again: hidden, four of five are among the first five that are suggested', async () => {
    let hidden = 0;
    let found = 0;
    for (const { post } of (await rowsOf(next())).filter(({ post: { status } }) => status === 'published')) {
      const wanted = new Set(
        linksOf(post.content).flatMap(({ href }) => /^\/br\/([^/?#]+)/.exec(href)?.[1] ?? []),
      );
      if (wanted.size === 0) continue;
      const content = withoutLinks(post.content);
      await next().db.update(posts).set({ content }).where(eq(posts.id, post.id));
      const suggested = await next().services.postWriting.linkSuggestions.suggest(
        who.caller,
        post.id,
        'saved',
      );
      const first = suggested.slice(0, 5).map(({ page }) => page.slug);
      hidden += wanted.size;
      found += [...wanted].filter((slug) => first.includes(slug)).length;
    }
    expect(hidden).toBeGreaterThan(30);
    expect(found / hidden).toBeGreaterThanOrEqual(0.8);
  });
});
