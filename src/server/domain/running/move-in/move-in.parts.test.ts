import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { eq, like } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { invalidations } from '#db/schema/pages/invalidations.ts';
import { slugRedirects } from '#db/schema/readers/slug-redirects.ts';
import { postRevisions } from '#db/schema/writing/post-revisions.ts';
import { posts } from '#db/schema/writing/posts.ts';
import { useApp } from '#test/harness/app.ts';
import { entryOf, OLD_SITE, wordpressExport } from '#test/harness/data/old-sites.ts';
import { engines, oneEngine } from '#test/harness/database.ts';
import { callerWith } from '#test/harness/people/actors.ts';
import { makeTemporaryFolder } from '#test/harness/programs/temporary-folder.ts';

const who = { actor: { id: null, name: 'a test' }, caller: callerWith('owner') };

/** So long, and of so little pattern, that no index takes it as an address. */
const endless = Array.from({ length: 80 }, (_, n) =>
  createHash('sha256').update(String(n)).digest('base64url'),
).join('');

describe.each(engines)('articles that come together, on %s', { timeout: 120_000 }, (engine) => {
  const folder = makeTemporaryFolder();
  const site = useApp(engine, { scratch: path.join(folder, 'scratch') });
  const bring = async (name: string, ...entries: string[]) => {
    const file = path.join(folder, name);
    await writeFile(file, wordpressExport(...entries));
    return site().services.moveIn.run(who, { files: [file] });
  };
  const slugs = async (beginning: string) => {
    const rows = await site()
      .db.select({ slug: posts.slug })
      .from(posts)
      .where(like(posts.slug, `${beginning}%`));
    return rows.map(({ slug }) => slug).sort();
  };

  test('one that the database does not take is left alone, and named', async () => {
    const entries = [
      entryOf({ id: 11, title: 'Antes', slug: 'parte-antes' }),
      entryOf({ id: 12, title: 'Sem fim', slug: 'parte-sem-fim', link: `${OLD_SITE}/${endless}/` }),
      entryOf({ id: 13, title: 'Depois', slug: 'parte-depois' }),
    ];
    const { numbers, left, first } = await bring('bad.xml', ...entries);
    expect(numbers.made).toMatchObject({ articles: 2 });
    expect(left).toMatchObject({ article: 1 });
    expect(first).toContainEqual(
      expect.objectContaining({ kind: 'article', reason: expect.stringContaining('“Sem fim”') }),
    );
    expect(await slugs('parte-')).toEqual(['parte-antes', 'parte-depois']);
    const again = await bring('bad.xml', ...entries);
    expect(again.numbers).toMatchObject({ made: { articles: 0, redirects: 0 }, same: { articles: 2 } });
    expect(again.left).toEqual(left);
  });

  // What our own code puts together.
  if (!oneEngine.includes(engine)) return;

  test('what stands in a file twice comes once', async () => {
    const twice = entryOf({ id: 21, title: 'Duas vezes', slug: 'duas-vezes', content: 'Texto' });
    await bring('twice.xml', twice, entryOf({ id: 22, title: 'Outro', slug: 'duas-outro' }), twice);
    expect(await slugs('duas-')).toEqual(['duas-outro', 'duas-vezes']);
  });

  test('each has its first version, the address that it was planned for, and one line of the ledger for all', async () => {
    const { db } = site();
    await db.insert(slugRedirects).values({ locale: 'br', slug: 'junto-2', target: '/br' });
    const before = await db.select({ id: invalidations.id }).from(invalidations);
    await bring(
      'together.xml',
      ...Array.from({ length: 7 }, (_, n) =>
        entryOf({ id: 30 + n, title: `Junto ${n}`, slug: `junto-${n}`, content: `Texto ${n}` }),
      ),
      entryOf({ id: 40, title: 'Rascunho', slug: 'junto-rascunho', status: 'draft' }),
    );
    const made = await db.select().from(posts).where(like(posts.slug, 'junto-%'));
    expect(made).toHaveLength(8);
    for (const post of made) {
      const versions = await db.select().from(postRevisions).where(eq(postRevisions.postId, post.id));
      expect(versions).toHaveLength(1);
      const { title, slug, content, categoryId, authorId, author, imageUrl } = post;
      expect(versions[0]).toMatchObject({
        ...{ kind: 'created', version: 1, status: post.status, actorName: 'a test' },
        fields: { title, slug, content, categoryId, authorId, author, imageUrl, updateNote: '' },
      });
    }
    expect(await db.select().from(slugRedirects).where(eq(slugRedirects.slug, 'junto-2'))).toEqual([]);
    const told = (await db.select().from(invalidations)).slice(before.length);
    const ofPosts = told.filter(({ cause }) => cause.includes('created'));
    expect(ofPosts).toHaveLength(1);
    const seen = made.filter(({ status }) => status === 'published');
    expect(ofPosts[0]?.tags).toEqual(
      expect.arrayContaining([
        ...seen.map(({ id }) => `post:${id}`),
        ...['posts:br', 'categories:br', 'missing:br'],
      ]),
    );
    expect(ofPosts[0]?.cause).toBe('7 posts created');
  });
});
