import { brotliDecompressSync } from 'node:zlib';
import { and, asc, desc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { limits } from '#contract/site/limits.ts';
import { reviews } from '#db/schema/commerce/reviews.ts';
import { categories } from '#db/schema/writing/categories.ts';
import { posts } from '#db/schema/writing/posts.ts';
import { oneEngine } from '#test/harness/database.ts';
import { as } from '#test/harness/people/actors.ts';
import { useKeptSite } from '#test/harness/programs/kept-site.ts';

/** Every template, in an edition that changes and in another one. */
const addresses = [
  '/',
  '/br',
  '/br?page=2',
  '/it',
  '/br/categorias',
  '/br/categoria/casa',
  '/br/categoria/cozinha',
  '/br/melhores-aspiradores-verticais',
  '/br/avaliacao',
  '/br/avaliacao/nimbra-aero-3',
  '/it/recensione/nimbra-aero-3',
  '/br/lancamento',
  '/br/sobre',
  '/br/contato',
  '/br/nada-por-aqui',
  '/it/categorias',
  '/us',
];

describe.each(oneEngine)(
  'a change renews exactly the pages that show it, on %s',
  { timeout: 120_000 },
  (engine) => {
    const site = useKeptSite(engine);
    const editor = (method: 'POST' | 'PATCH' | 'DELETE', path: string, data?: object) =>
      as(site(), 'owner')(method, `/api/admin/${path}`, data);

    /** Each page as it would be rendered now. */
    const renderAll = async (keys: string[]) =>
      new Map(
        await Promise.all(
          keys.map(async (key) => {
            const { status, html } = await site().render(key);
            return [key, `${status} ${html}`] as const;
          }),
        ),
      );

    /** Which pages a change made different, and which the store would render anew. */
    async function compare(change: () => Promise<{ statusCode: number; body: string }>, more: string[] = []) {
      const keys = [...addresses, ...more];
      // Transactions of other tests on the same server hold back what was written here: it would be news to these pages.
      await site().ledger.settle();
      const before = new Map<string, string>();
      for (const key of keys) {
        const { page } = await site().store.get(key);
        before.set(key, `${page.status} ${brotliDecompressSync(page.brotli)}`);
      }
      // What leads elsewhere is not kept.
      const kept = keys.filter((key) => site().store.peek(key));
      const answer = await change();
      expect(answer.statusCode, answer.body).toBe(200);
      await site().ledger.catchUp();
      const after = await renderAll(keys);
      return {
        different: keys.filter((key) => before.get(key) !== after.get(key)),
        renewed: kept.filter((key) => site().store.peek(key) === undefined),
      };
    }

    const postAt = async (slug: string) => {
      const [row] = await site()
        .db.select()
        .from(posts)
        .where(and(eq(posts.locale, 'br'), eq(posts.slug, slug)));
      if (!row) throw new Error(`There is no post ${slug}.`);
      return row;
    };
    const categoryAt = async (slug: string) => {
      const found = and(eq(categories.locale, 'br'), eq(categories.slug, slug));
      const [row] = await site().db.select().from(categories).where(found);
      if (!row) throw new Error(`There is no category ${slug}.`);
      return row;
    };

    const newPost = async (title: string, categoryId: number): Promise<{ id: number; slug: string }> => {
      const text = { type: 'paragraph', content: [{ type: 'text', text: 'Olá.' }] };
      const content = { type: 'doc', content: [text] };
      return (await editor('POST', 'posts', { locale: 'br', title, categoryId, content })).json();
    };

    test('another title of a post', async () => {
      const { id, version } = await postAt('melhores-aspiradores-verticais');
      const { different, renewed } = await compare(() =>
        editor('PATCH', `posts/${id}`, { version, title: 'Outro título, bem diferente' }),
      );
      expect(renewed).toEqual(different);
      expect(different).toContain('/br/melhores-aspiradores-verticais');
      expect(different).not.toContain('/it');
    });

    test('a post that is published, and one that is taken back', async () => {
      // The most popular one: another post in it changes no order.
      const [first] = await site()
        .db.select()
        .from(categories)
        .where(eq(categories.locale, 'br'))
        .orderBy(desc(categories.postCount), asc(categories.id))
        .limit(1);
      const { id: categoryId, slug } = first ?? (await categoryAt('casa'));
      const { id } = await newPost('Um artigo novo', categoryId);
      const published = await compare(() => editor('POST', `posts/${id}/publish`, {}));
      // Where nothing was, the new post could be: such a page asks again.
      const mayBeThere = (key: string) => key === '/br/nada-por-aqui';
      expect(published.renewed.filter((key) => !mayBeThere(key))).toEqual(published.different);
      expect(published.different).toEqual(expect.arrayContaining(['/br', `/br/categoria/${slug}`]));
      expect(published.different).not.toContain('/br/sobre');
      const taken = await compare(() => editor('POST', `posts/${id}/unpublish`, {}));
      expect(taken.renewed.filter((key) => !mayBeThere(key))).toEqual(taken.different);
    });

    test('a post beside which another one appears, whose own category is enough for the rest of its page', async () => {
      const { id: full } = await categoryAt('casa');
      const { id: other } = await categoryAt('cozinha');
      let beside = '';
      for (let number = 0; number <= limits.posts.related; number += 1) {
        const { id, slug } = await newPost(`Um de muitos ${number}`, full);
        await editor('POST', `posts/${id}/publish`, {});
        beside = `/br/${slug}`;
      }
      const { id } = await newPost('O que veio depois', other);
      const published = await compare(() => editor('POST', `posts/${id}/publish`, {}), [beside]);
      expect(published.different).toContain(beside);
      expect(published.renewed).toEqual(expect.arrayContaining(published.different));
    });

    test('a post that names the same product as another, and then does not any more', async () => {
      const shown = '/br/melhores-aspiradores-verticais';
      const { content } = await postAt('melhores-aspiradores-verticais');
      const card = content.content?.find((block) => 'attrs' in block && 'productId' in block.attrs);
      const { id: other } = await categoryAt('cozinha');
      const { id, slug } = await newPost('O mesmo produto, na cozinha', other);
      const text = { type: 'paragraph', content: [{ type: 'text', text: 'Olá.' }] };
      const write = async (blocks: unknown[]) =>
        editor('PATCH', `posts/${id}`, {
          version: (await postAt(slug)).version,
          content: { type: 'doc', content: blocks },
        });
      await write([text, card]);
      const published = await compare(() => editor('POST', `posts/${id}/publish`, {}));
      expect(published.different).toContain(shown);
      expect(published.renewed).toEqual(expect.arrayContaining(published.different));
      const unnamed = await compare(() => write([text]));
      expect(unnamed.different).toContain(shown);
      expect(unnamed.renewed).toEqual(expect.arrayContaining(unnamed.different));
    });

    test('a review that is taken back: those of other editions named it as their own', async () => {
      const [review] = await site()
        .db.select({ id: reviews.id })
        .from(reviews)
        .where(and(eq(reviews.locale, 'br'), eq(reviews.slug, 'nimbra-aero-3')));
      const taken = await compare(() => editor('POST', `reviews/${review?.id}/unpublish`, {}));
      expect(taken.renewed).toEqual(expect.arrayContaining(taken.different));
      expect(taken.different).toEqual(
        expect.arrayContaining([
          '/br/avaliacao',
          '/br/avaliacao/nimbra-aero-3',
          '/it/recensione/nimbra-aero-3',
        ]),
      );
      expect(taken.renewed).not.toContain('/it/categorias');
      const shown = await compare(() => editor('POST', `reviews/${review?.id}/publish`, {}));
      expect(shown.renewed).toEqual(expect.arrayContaining(shown.different));
      expect(shown.different).toContain('/it/recensione/nimbra-aero-3');
    });

    test('another name of a category', async () => {
      const { id } = await categoryAt('cozinha');
      const { different, renewed } = await compare(() =>
        editor('PATCH', `categories/${id}`, { name: 'Cozinha e mesa' }),
      );
      expect(renewed).toEqual(different);
      expect(different).toEqual(expect.arrayContaining(['/br/categorias', '/br/categoria/cozinha']));
    });

    test('another name of an edition', async () => {
      const { different, renewed } = await compare(() =>
        editor('PATCH', 'locale-configs/it', { siteName: 'Vitrina Roma' }),
      );
      expect(renewed).toEqual(expect.arrayContaining(different));
      expect(different).toContain('/it');
    });

    test('an edition that opens', async () => {
      const { different, renewed } = await compare(() =>
        editor('PATCH', 'locale-configs/us', { status: 'active' }),
      );
      expect(renewed).toEqual(expect.arrayContaining(different));
      expect(different).toContain('/us');
    });

    test('another name of the whole site', async () => {
      const { different, renewed } = await compare(() =>
        editor('PATCH', 'settings/site_name', { value: 'Vitrina do Mundo' }),
      );
      expect(renewed).toEqual(expect.arrayContaining(different));
      expect(renewed).not.toContain('/br');
    });

    test('pages for those who build the site: gone when an owner says so, and back, which no search engine keeps', async () => {
      const keys = ['/test', '/test-products'];
      const turn = (value: string) => compare(() => editor('PATCH', 'settings/test_pages', { value }), keys);
      const answers = () =>
        Promise.all(
          keys.map(async (key) => {
            const { html } = await site().render(key);
            return [(await site().store.get(key)).page.status, /name="robots" content="noindex/.test(html)];
          }),
        );
      for (const [value, status] of [
        ['off', 404],
        ['on', 200],
      ] as const) {
        const { different, renewed } = await turn(value);
        expect(different).toEqual(keys);
        expect(renewed).toEqual(expect.arrayContaining(keys));
        expect(await answers()).toEqual(keys.map(() => [status, true]));
      }
    });

    test('an address that leads elsewhere from now on', async () => {
      const { different, renewed } = await compare(() =>
        editor('POST', 'redirects', { from: '/br/nada-por-aqui', to: '/br/sobre' }),
      );
      expect(different).toEqual(['/br/nada-por-aqui']);
      expect(renewed).toEqual(different);
      const { page } = await site().store.get('/br/nada-por-aqui');
      expect([page.status, page.headers.location]).toEqual([301, '/br/sobre']);
    });

    test('nothing at all', async () => {
      const { different, renewed } = await compare(async () => ({ statusCode: 200, body: '' }));
      expect([different, renewed]).toEqual([[], []]);
    });
  },
);
