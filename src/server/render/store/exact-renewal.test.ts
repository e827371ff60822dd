import { and, asc, desc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { categories } from '#db/schema/categories.ts';
import { posts } from '#db/schema/posts.ts';
import { as } from '#test/harness/actors.ts';
import { oneEngine } from '#test/harness/database.ts';
import { useKeptSite } from '#test/harness/kept-site.ts';

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
    const renderAll = async () =>
      new Map(
        await Promise.all(
          addresses.map(async (key) => {
            const { status, html } = await site().render(key);
            return [key, `${status} ${html}`] as const;
          }),
        ),
      );

    /** Which pages a change made different, and which the store would render anew. */
    async function compare(change: () => Promise<{ statusCode: number; body: string }>) {
      // Transactions of other tests on the same server hold back what was written here: it would be news to these pages.
      await site().ledger.settle();
      for (const key of addresses) await site().store.get(key);
      const before = await renderAll();
      const answer = await change();
      expect(answer.statusCode, answer.body).toBe(200);
      await site().ledger.catchUp();
      const after = await renderAll();
      return {
        different: addresses.filter((key) => before.get(key) !== after.get(key)),
        renewed: addresses.filter((key) => site().store.peek(key) === undefined),
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
      const content = {
        type: 'doc',
        content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Olá.' }] }],
      };
      const made = await editor('POST', 'posts', {
        locale: 'br',
        title: 'Um artigo novo',
        categoryId,
        content,
      });
      const { id } = made.json();
      const published = await compare(() => editor('POST', `posts/${id}/publish`, {}));
      // Where nothing was, the new post could be: such a page asks again.
      const mayBeThere = (key: string) => key === '/br/nada-por-aqui';
      expect(published.renewed.filter((key) => !mayBeThere(key))).toEqual(published.different);
      expect(published.different).toEqual(expect.arrayContaining(['/br', `/br/categoria/${slug}`]));
      expect(published.different).not.toContain('/br/sobre');
      const taken = await compare(() => editor('POST', `posts/${id}/unpublish`, {}));
      expect(taken.renewed.filter((key) => !mayBeThere(key))).toEqual(taken.different);
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
