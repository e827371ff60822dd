import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { categories } from '#db/schema/writing/categories.ts';
import { posts } from '#db/schema/writing/posts.ts';
import { useApp } from '#test/harness/app.ts';
import { entryOf, ghostExport, OLD_SITE, wordpressExport } from '#test/harness/data/old-sites.ts';
import { oneEngine } from '#test/harness/database.ts';
import { callerWith } from '#test/harness/people/actors.ts';
import { makeTemporaryFolder } from '#test/harness/programs/temporary-folder.ts';
import type { Left } from './entries/brought.ts';
import type { MoveInRequest } from './move-in.service.ts';

const who = { actor: { id: null, name: 'a test' }, caller: callerWith('owner') };
const marked = (domain: string, slug: string) =>
  `<category domain="${domain}" nicename="${slug}">x</category>`;
const inLanguage = (slug: string, group = '') =>
  `${marked('language', slug)}${group && marked('post_translations', group)}`;

/** A language of Polylang, whose short name its owner has chosen. */
const language = (slug: string, locale: string) =>
  `<wp:term><wp:term_id>9</wp:term_id><wp:term_taxonomy>language</wp:term_taxonomy><wp:term_slug>${slug}</wp:term_slug><wp:term_description><![CDATA[a:2:{s:6:"locale";s:5:"${locale}";s:3:"rtl";i:0;}]]></wp:term_description></wp:term>`;

describe.each(oneEngine)('a site in several languages, on %s', { timeout: 60_000 }, (engine) => {
  const folder = makeTemporaryFolder();
  const site = useApp(engine, {
    scratch: path.join(folder, 'scratch'),
    wait: async () => {},
    guardedFetch: async (url) => ({ url, status: 404, hops: [], headers: {}, body: Buffer.alloc(0) }),
  });
  const run = async (name: string, text: string, request: Partial<MoveInRequest> = {}) => {
    const file = path.join(folder, name);
    await writeFile(file, text);
    return site().services.moveIn.run(who, { files: [file], ...request });
  };
  const postAt = async (slug: string) =>
    (await site().db.select().from(posts).where(eq(posts.slug, slug)))[0];

  test('comes into the editions that speak them, each text beside its translations', async () => {
    const entries = [
      entryOf({
        id: 1,
        title: 'Mar',
        slug: 'mar-antigo',
        categories: ['panelas'],
        extra: inLanguage('pt', 'g1'),
      }),
      entryOf({
        id: 2,
        title: 'Mare',
        slug: 'mare-antico',
        categories: ['cozinha-antiga'],
        link: `${OLD_SITE}/it/mare-antico/`,
        content: `<p><a href="/?p=1">in portoghese</a>, <a href="/category/panelas">pentole</a></p>`,
        extra: inLanguage('ita', 'g1'),
      }),
      entryOf({ id: 3, title: 'Mer', slug: 'mer-ancienne', extra: inLanguage('fr', 'g1') }),
      entryOf({ id: 4, title: 'Sem marca', slug: 'sem-marca' }),
    ];
    const text = wordpressExport(language('ita', 'it_IT'), ...entries);
    const foreseen = await run('p.xml', text, { dryRun: true });
    const { numbers, left } = await run('p.xml', text);
    expect(numbers).toEqual(foreseen.numbers);
    expect(numbers.made).toMatchObject({ articles: 4, categories: 2 });
    expect(left).toMatchObject({ language: 1 });
    expect(foreseen.told.languages).toEqual([
      { key: 'pt', spoken: '', articles: 1, edition: 'br' },
      { key: 'ita', spoken: 'it_IT', articles: 1, edition: 'it' },
      { key: 'fr', spoken: '', articles: 1, edition: null },
    ]);
    expect(foreseen.told.marks).toEqual({ category: ['cozinha-antiga', 'panelas'], tag: ['inox'] });
    expect(Object.keys(left)).not.toContain('post_translations');

    const [mar, mare, mer, plain] = await Promise.all(
      ['mar-antigo', 'mare-antico', 'mer-ancienne', 'sem-marca'].map(postAt),
    );
    expect([mar?.locale, mare?.locale, mer?.locale, plain?.locale]).toEqual(['br', 'it', 'br', 'br']);
    expect(mer?.status).toBe('draft');
    expect(mare?.groupId).toBe(mar?.groupId);
    expect(mer?.groupId).not.toBe(mar?.groupId);
    const linked = JSON.stringify(mare?.content);
    expect(linked).toContain('"href":"/br/mar-antigo"');
    expect(linked).toContain('"href":"/br/categoria/panelas"');
    const held = await site().db.select().from(categories).where(eq(categories.slug, 'cozinha-antiga'));
    expect(held.map(({ locale, id }) => [locale, id])).toEqual([['it', mare?.categoryId]]);
    expect(await site().services.redirects.find('/?p=2')).toBe('/it/mare-antico');
    expect(await site().services.redirects.find('/category/cozinha-antiga')).toBe(
      '/it/categoria/cozinha-antiga',
    );

    const again = await run('p.xml', text);
    expect(again.numbers).toMatchObject({
      made: { articles: 0, categories: 0, redirects: 0 },
      same: { articles: 4 },
    });
  });

  test('goes where its owner says', async () => {
    const entries = [
      entryOf({ id: 11, title: 'A', slug: 'por-caminho', link: `${OLD_SITE}/en/por-caminho/` }),
      entryOf({ id: 12, title: 'B', slug: 'por-categoria', categories: ['viagens'] }),
      entryOf({ id: 13, title: 'C', slug: 'por-lingua', meta: { _wpml_import_language_code: 'fr' } }),
    ];
    await run('r.xml', wordpressExport(...entries), {
      edition: 'mx',
      choices: { editions: { path: { '/en/': 'us' }, category: { viagens: 'es' }, language: { fr: 'it' } } },
    });
    const found = await Promise.all(['por-caminho', 'por-categoria', 'por-lingua'].map(postAt));
    expect(found.map((post) => post?.locale)).toEqual(['us', 'es', 'it']);
  });

  test('has its tags left behind, or as the categories of what has none, and tells which', async () => {
    const tagged = (...slugs: string[]) =>
      slugs.map((slug) => `<category domain="post_tag" nicename="${slug}">${slug}</category>`).join('');
    const entries = [
      entryOf({ id: 21, title: 'A', slug: 'so-tags', extra: tagged('inox', 'ferro') }),
      entryOf({ id: 22, title: 'B', slug: 'tags-e-mais', categories: ['panelas'], extra: tagged('ferro') }),
      entryOf({ id: 23, title: 'C', slug: 'sem-nome', categories: ['uncategorized'], extra: tagged('inox') }),
    ];
    const text = wordpressExport(...entries);
    const report = path.join(folder, 'tags.json');
    const leftBy = async (choices: MoveInRequest['choices'], dryRun = true) => {
      const { numbers } = await run('t.xml', text, { dryRun, choices, report });
      const { left } = JSON.parse(await readFile(report, 'utf8')) as { left: Left[] };
      const tags = left.filter(({ kind }) => kind === 'tag');
      return { made: numbers.made.categories, tags: tags.map(({ code, values }) => [code, values]) };
    };
    expect((await leftBy({})).tags).toContainEqual(['tags_left', { tags: 'inox, ferro' }]);
    const foreseen = await leftBy({ tags: 'categories' });
    expect(foreseen.tags).toEqual([
      ['tag_left', { name: 'ferro' }],
      ['tag_filed', { name: 'Inox' }],
      ['tags_left', { tags: 'ferro' }],
      ['tags_left', { tags: 'ferro' }],
    ]);
    expect(await leftBy({ tags: 'categories' }, false)).toEqual(foreseen);
    const [inox] = await site().db.select().from(categories).where(eq(categories.slug, 'inox'));
    expect(inox).toMatchObject({ name: 'Inox', locale: 'br' });
    const found = await Promise.all(['so-tags', 'tags-e-mais', 'sem-nome'].map(postAt));
    expect(found.map((post) => post?.categoryId === inox?.id)).toEqual([true, false, true]);
    expect(await site().services.redirects.find('/tag/inox')).toBe('/br/categoria/inox');
    expect(await site().services.redirects.find('/tag/ferro')).toBe('/br/categorias');
  });

  test('of Ghost is told apart by its tags', async () => {
    const text = ghostExport([
      { id: 'p1', title: 'G', slug: 'de-ghost-it', html: '<p>x</p>', status: 'published' },
    ]);
    await run('g.json', text, { choices: { editions: { tag: { 'casa-ghost': 'it' } } } });
    expect((await postAt('de-ghost-it'))?.locale).toBe('it');
  });
});
