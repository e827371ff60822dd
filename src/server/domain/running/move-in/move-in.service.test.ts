import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { oldAddresses } from '#db/schema/readers/old-addresses.ts';
import { authors } from '#db/schema/writing/authors.ts';
import { categories } from '#db/schema/writing/categories.ts';
import { posts } from '#db/schema/writing/posts.ts';
import { FetchProblem } from '#server/lib/guarded-fetch/problem.ts';
import { useApp } from '#test/harness/app.ts';
import { attachmentOf, entryOf, OLD_SITE, wordpressExport } from '#test/harness/data/old-sites.ts';
import { noise } from '#test/harness/data/pictures.ts';
import { engines, oneEngine } from '#test/harness/database.ts';
import { callerWith } from '#test/harness/people/actors.ts';
import { makeTemporaryFolder } from '#test/harness/programs/temporary-folder.ts';
import type { MoveInRequest } from './move-in.service.ts';

const who = { actor: { id: null, name: 'a test' }, caller: callerWith('owner') };
const first = entryOf({
  id: 1,
  title: 'Panelas &amp; tampas',
  slug: 'panelas-tampas',
  categories: ['panelas', 'cozinha-antiga'],
  content: `<!-- wp:paragraph --><p>Veja <a href="${OLD_SITE}/2024/05/segundo/">o segundo</a> e <a href="/?p=2">de novo</a>.</p><!-- /wp:paragraph -->
<!-- wp:image {"id":9} --><figure><img src="${OLD_SITE}/wp-content/uploads/2024/05/foto-300x200.png" class="wp-image-9"/></figure><!-- /wp:image -->`,
  meta: {
    _thumbnail_id: '9',
    _yoast_wpseo_title: '%%title%% em teste %%sep%% %%sitename%%',
    _yoast_wpseo_metadesc: 'Descrição.',
  },
  extra:
    '<wp:comment><wp:comment_author>Rui</wp:comment_author><wp:comment_content>Bom!</wp:comment_content></wp:comment>',
});
const second = entryOf({ id: 2, title: 'Segundo', slug: 'segundo', content: 'Um\n\nDois' });
const others = [
  entryOf({
    id: 3,
    title: '',
    slug: '',
    status: 'draft',
    gmt: '0000-00-00 00:00:00',
    content: 'Palavras de um rascunho sem nome',
  }),
  entryOf({ id: 4, title: 'Futuro', slug: 'futuro', status: 'future', gmt: '2099-01-01 10:00:00' }),
  entryOf({ id: 5, title: 'Secreto', slug: 'secreto', extra: '<wp:post_password>x</wp:post_password>' }),
  entryOf({ id: 6, title: 'Sobre nós', slug: 'sobre-nos', type: 'page', link: `${OLD_SITE}/sobre-nos/` }),
  entryOf({ id: 7, title: 'Lixo', slug: 'lixo__trashed', status: 'trash' }),
  entryOf({ id: 8, title: 'Menu', type: 'nav_menu_item', slug: 'menu' }),
  attachmentOf(9, '2024/05/foto.png', 1, 'Uma panela'),
];

describe.each(engines)('a site that moves in, on %s', { timeout: 120_000 }, (engine) => {
  const folder = makeTemporaryFolder();
  let asked: string[] = [];
  let answer: () => Promise<Buffer> = async () => noise().png().toBuffer();
  const site = useApp(engine, {
    scratch: path.join(folder, 'scratch'),
    wait: async () => {},
    guardedFetch: async (url) => {
      asked.push(url);
      return { url, status: 200, hops: [], headers: {}, body: await answer() };
    },
  });
  const put = async (name: string, text: string | Buffer) => {
    const file = path.join(folder, name);
    await writeFile(file, text);
    return file;
  };
  const run = (request: Omit<MoveInRequest, 'files'> & { files: string[] }) =>
    site().services.moveIn.run(who, request);
  const postAt = async (slug: string) =>
    (await site().db.select().from(posts).where(eq(posts.slug, slug)))[0];
  const led = async (url: string) => (await site().services.redirects.find(url)) ?? null;

  test('is told of before anything is written, and then brought as it was told', async () => {
    const files = [
      await put('um.xml', wordpressExport(first, others[6] ?? '')),
      await put('dois.xml', wordpressExport(second, ...others.slice(0, 6))),
    ];
    const before = await site().db.select({ id: posts.id }).from(posts);
    const report = path.join(folder, 'report.json');
    const foreseen = await run({ files, dryRun: true, report });
    expect(await site().db.select({ id: posts.id }).from(posts)).toEqual(before);
    expect(await site().db.select().from(oldAddresses)).toEqual([]);
    const told = JSON.parse(await readFile(report, 'utf8'));
    expect(told).toMatchObject({
      dryRun: true,
      made: { articles: 7, authors: 1, categories: 2, pictures: 1 },
      comments: [{ author: 'Rui', text: 'Bom!' }],
    });
    expect(Object.keys(told).slice(0, 3)).toEqual(['made', 'changed', 'same']);

    const brought = await run({ files, report });
    expect(brought.numbers).toEqual(foreseen.numbers);
    expect(brought.left).toEqual(foreseen.left);
    expect(brought.left).toMatchObject({
      nav_menu_item: 1,
      comments: 1,
      state: 1,
      title: 1,
      tag: 1,
      category: 1,
    });
  });

  test('has its texts, its picture, its people and its dates, and leads to itself', async () => {
    const [category] = await site().db.select().from(categories).where(eq(categories.slug, 'panelas'));
    const [author] = await site().db.select().from(authors).where(eq(authors.slug, 'ana-moura'));
    const post = await postAt('panelas-tampas');
    expect(post).toMatchObject({
      locale: 'br',
      title: 'Panelas & tampas',
      status: 'published',
      metaTitle: 'Panelas & tampas em teste – Casa Antiga',
      metaDescription: 'Descrição.',
      categoryId: category?.id,
      author: 'Ana Moura',
      authorId: author?.id,
      imageAlt: 'Uma panela',
    });
    expect(post?.publishedAt).toEqual(new Date('2024-05-10T12:00:00Z'));
    expect(post?.imageUrl).toMatch(/^\/media\/foto-[0-9a-f]{12}-1200\.webp$/);
    const text = JSON.stringify(post?.content);
    expect(text).toContain('"href":"/br/segundo"');
    expect(text).toContain(`"src":"${post?.imageUrl}"`);
    expect(text).not.toContain('antigo.example');
    expect(await postAt('segundo')).toMatchObject({ contentText: 'Um Dois' });
    expect(await postAt('futuro')).toMatchObject({
      status: 'scheduled',
      scheduledFor: new Date('2099-01-01T10:00:00Z'),
    });
    expect(await postAt('secreto')).toMatchObject({ status: 'draft' });
    expect(await postAt('lixo')).toMatchObject({ status: 'archived', trashedStatus: 'draft' });
    const [nameless] = await site()
      .db.select()
      .from(posts)
      .where(eq(posts.title, 'Palavras de um rascunho sem nome'));
    expect(nameless).toMatchObject({ status: 'draft', publishedAt: null });
  });

  test.each([
    ['/2024/05/panelas-tampas', '/br/panelas-tampas'],
    ['/2024/05/panelas-tampas/amp/', '/br/panelas-tampas'],
    ['/2024/05/panelas-tampas/feed', '/br/panelas-tampas'],
    ['/?p=1', '/br/panelas-tampas'],
    ['/index.php?p=1&utm_source=x', '/br/panelas-tampas'],
    ['/?page_id=6', '/br/sobre-nos'],
    ['/?p=6', '/br/sobre-nos'],
    ['/sobre-nos', '/br/sobre-nos'],
    ['/category/cozinha-antiga/panelas', '/br/categoria/panelas'],
    ['/category/panelas/page/2', '/br/categoria/panelas'],
    ['/?cat=11', '/br/categoria/panelas'],
    ['/tag/inox', '/br/categorias'],
    ['/author/ana', '/br/autor/ana-moura'],
    ['/?author=1', '/br/autor/ana-moura'],
    ['/?attachment_id=9', '/br/panelas-tampas'],
    ['/feed', '/br/feed.xml'],
    ['/page/3', '/br'],
    ['/2024/05/secreto', null],
    ['/nada', null],
  ])('leads from %s to %s', async (from, to) => {
    expect(await led(from)).toBe(to);
  });

  test('leads from a size of a picture to the picture', async () => {
    expect(await led('/wp-content/uploads/2024/05/foto-150x150.png')).toBe(
      (await postAt('panelas-tampas'))?.imageUrl,
    );
  });

  // What is here already is known by what our own code compares; a run that is taken up again, move-ins.service.test.ts.
  if (!oneEngine.includes(engine)) return;

  test('brings nothing twice, and of a newer export what changed there and not here', async () => {
    const files = [path.join(folder, 'um.xml'), path.join(folder, 'dois.xml')];
    asked = [];
    const again = await run({ files });
    expect(again.numbers).toMatchObject({
      made: { articles: 0, redirects: 0, pictures: 0 },
      changed: { articles: 0, redirects: 0 },
      same: { articles: 7, pictures: 1 },
    });
    expect(asked).toEqual([]);

    const here = await postAt('segundo');
    await site().services.postWriting.saving.save(who.caller, here?.id ?? 0, {
      title: 'Segundo, daqui',
      version: here?.version ?? 0,
    });
    const newer = await put(
      'novo.xml',
      wordpressExport(
        first.replace('de novo', 'outra vez'),
        entryOf({ id: 2, title: 'Segundo, de lá', slug: 'segundo' }),
        others[3] ?? '',
        others[6] ?? '',
      ),
    );
    const brought = await run({ files: [newer] });
    expect(brought.numbers).toMatchObject({
      made: { articles: 0 },
      changed: { articles: 1 },
      same: { articles: 1 },
    });
    expect(brought.first).toContainEqual(
      expect.objectContaining({ kind: 'article', reason: expect.stringContaining('changed there and here') }),
    );
    expect(await postAt('segundo')).toMatchObject({ title: 'Segundo, daqui' });
    expect((await postAt('panelas-tampas'))?.contentText).toContain('outra vez');
  });

  test('goes on where it was stopped', async () => {
    const entries = Array.from({ length: 50 }, (_, n) =>
      entryOf({
        id: 1000 + n,
        title: `Artigo ${n}`,
        slug: `artigo-${n}`,
        content: n === 30 ? `<img src="${OLD_SITE}/x.png">` : 'Texto',
      }),
    );
    const file = await put('muitos.xml', wordpressExport(...entries));
    answer = () => Promise.reject(new Error('The power went out.'));
    await expect(run({ files: [file] })).rejects.toThrow('The power went out.');
    expect((await postAt('artigo-0'))?.status).toBe('published');
    expect(await postAt('artigo-49')).toBeUndefined();
    answer = async () => Promise.reject(new FetchProblem('unresolved', 'gone'));
    const report = path.join(folder, 'dead.json');
    const { numbers } = await run({ files: [file], report });
    expect(numbers.made.articles + numbers.same.articles).toBe(50);
    expect(numbers.same.articles).toBe(20);
    const { missingPictures } = JSON.parse(await readFile(report, 'utf8'));
    expect(missingPictures).toEqual([
      expect.objectContaining({ url: `${OLD_SITE}/x.png`, article: 'Artigo 30' }),
    ]);
  });
});
