import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { AdminShopLink } from '#contract/commerce/shop-links/shop-links.admin.schemas.ts';
import { shopLinks } from '#db/schema/commerce/shop-links.ts';
import { posts } from '#db/schema/writing/posts.ts';
import { insertPosts, useApp } from '#test/harness/app.ts';
import { oneEngine } from '#test/harness/database.ts';
import { as, lastAudits, lastChange } from '#test/harness/people/actors.ts';

const url = '/api/admin/shop-links';
const short = 'https://s.shopee.com.br/abc123XYZ';

describe.each(oneEngine)('shop links at the desk on %s', (engine) => {
  const site = useApp(engine);
  const editor = (...call: Parameters<ReturnType<typeof as>>) => as(site(), 'editor')(...call);
  const create = (body: object) => editor('POST', `${url}?lang=en`, { title: 'Luz', url: short, ...body });
  const publicly = (slug: string) => site().app.inject(`/api/shop-links/${slug}`);

  beforeEach(async () => {
    await site().db.delete(shopLinks);
    await site().db.delete(posts).where(eq(posts.author, 'test'));
  });

  test('are made from a title and a short link, and lead there', async () => {
    const made = (await create({ title: '  Luminária de  leitura ' })).json();
    expect(made).toEqual({
      id: expect.any(Number),
      slug: 'luminaria-de-leitura',
      title: 'Luminária de leitura',
      url: short,
      product: null,
      works: true,
      createdAt: site().clock().toISOString(),
      updatedAt: site().clock().toISOString(),
    });
    expect((await publicly(made.slug)).json()).toEqual({ slug: made.slug, title: made.title, url: short });
    expect((await lastAudits(site()))[0]).toMatchObject({
      action: 'created',
      subject: 'shop_link',
      title: 'Luminária de leitura',
      locale: 'br',
      details: { url: short },
    });
    expect((await lastChange(site())).tags).toEqual(['shop-link:luminaria-de-leitura']);
  });

  test('stand where readers meet the product that they sell, in Brazil', async () => {
    const seen = async (locale = 'br') => {
      const review = await site().app.inject(`/api/reviews/by-slug/miaveo-fonte?locale=${locale}`);
      const { shopLink, product } = review.json();
      return { shopLink, id: product.id };
    };
    const { id: productId } = await seen();
    const made = (await create({ productId })).json();
    expect(made.product).toMatchObject({ id: productId, brand: 'Miaveo' });
    expect((await lastChange(site())).tags).toEqual([`product:${productId}`, 'shop-link:luz']);
    expect((await seen()).shopLink).toBe('luz');
    expect((await seen('it')).shopLink).toBeUndefined();
    await insertPosts(site(), [
      {
        slug: 'com-cartao',
        author: 'test',
        content: { type: 'doc', content: [{ type: 'productCard', attrs: { productId } }] },
      },
    ]);
    const html = async () =>
      (await site().app.inject('/api/posts/by-slug/com-cartao?locale=br')).json().contentHtml;
    expect(await html()).toContain(
      '<a href="/br/shopee/luz" rel="sponsored nofollow noopener">Ver na Shopee</a>',
    );

    expect((await create({ productId: 999_999 })).json().error.fields).toHaveProperty('productId');
    const changed = await editor('PATCH', `${url}/${made.id}`, { productId: null });
    expect(changed.json().product).toBeNull();
    expect((await lastChange(site())).tags).toEqual([`product:${productId}`, 'shop-link:luz']);
    expect((await seen()).shopLink).toBeUndefined();
    expect(await html()).not.toContain('/br/shopee');
  });

  test('get another address where the title’s own is taken, or says nothing', async () => {
    const slugs = [];
    for (const title of ['Luz', 'Luz', 'luz!', 'Luz 4', '☀', 'Contato', 'Luz longa'])
      slugs.push((await create({ title })).json().slug);
    expect(slugs).toEqual(['luz', 'luz-2', 'luz-3', 'luz-4', 'oferta', 'contato-2', 'luz-longa']);
  });

  test.each([
    ['taken', { slug: 'ja-existe' }, 'slug', 'Already taken. Choose another.'],
    ['reserved', { slug: 'admin' }, 'slug', 'This address belongs to the site itself. Choose another one.'],
    ['no slug', { slug: 'Com Espaço' }, 'slug', 'This value does not work here.'],
    ['empty', { title: ' \n ' }, 'title', 'Required.'],
  ])('are refused where something is %s', async (_what, fields, field, sentence) => {
    await create({ slug: 'ja-existe' });
    const answer = await create(fields);
    expect(answer.statusCode).toBe(400);
    if (field !== 'title') expect(answer.json().error.fields).toEqual({ [field]: sentence });
    else expect(Object.keys(answer.json().error.fields)).toEqual(['title']);
  });

  test.each([
    ['s.shopee.com.br/abc123XYZ'],
    ['http://s.shopee.com.br/abc123XYZ'],
    ['  https://S.Shopee.com.br/abc123XYZ/ '],
    ['https://s.shopee.com.br/abc123XYZ?utm_source=x#y'],
  ])('keep "%s" as Shopee gave it', async (given) => {
    expect((await create({ url: given })).json().url).toBe(short);
  });

  test.each([
    'https://shopee.com.br/produto-i.1.2',
    'https://www.shopee.com.br/abc',
    'https://s.shopee.com/abc',
    'https://s.shopee.com.br/',
    'https://s.shopee.com.br/a/b',
    'https://s.shopee.com.br:8443/abc',
    'https://evil.example/abc',
    'https://s.shopee.com.br@evil.example/abc',
    'https://user@s.shopee.com.br/abc',
    'https://s.shopee.com.br.evil.example/abc',
    'https://bit.ly/abc',
    'javascript:alert(1)',
    'abc',
  ])('never lead to %s, and say how to mend it', async (given) => {
    const answer = await create({ url: given });
    expect([answer.statusCode, answer.json().error.fields]).toEqual([
      400,
      {
        url: 'Paste the short link that Shopee makes for affiliates: it begins with https://s.shopee.com.br/.',
      },
    ]);
    expect(await site().db.select().from(shopLinks)).toEqual([]);
  });

  test('are changed, and both addresses are renewed', async () => {
    const { id } = (await create({ title: 'Luz', slug: 'luz' })).json();
    site().clock.pass(60);
    const next = 'https://s.shopee.com.br/outra9';
    const changed = await editor('PATCH', `${url}/${id}`, { slug: 'luz-nova', url: `${next}?x=1` });
    expect(changed.json()).toMatchObject({ slug: 'luz-nova', url: next, title: 'Luz' });
    expect((await publicly('luz')).statusCode).toBe(404);
    expect((await publicly('luz-nova')).json().url).toBe(next);
    expect((await lastAudits(site()))[0]).toMatchObject({
      action: 'updated',
      details: { slug: { from: 'luz', to: 'luz-nova' }, url: { from: short, to: next } },
    });
    const told = await lastChange(site());
    expect(told.tags).toEqual(['shop-link:luz', 'shop-link:luz-nova']);
    await editor('PATCH', `${url}/${id}`, { slug: 'luz-nova', title: 'Luz' });
    expect((await lastChange(site())).id).toBe(told.id);
    await create({ slug: 'outra' });
    expect((await editor('PATCH', `${url}/${id}`, { slug: 'outra' })).statusCode).toBe(400);
    expect((await editor('PATCH', `${url}/${id}`, { slug: 'admin' })).statusCode).toBe(400);
    expect((await editor('PATCH', `${url}/${id}`, { url: 'https://evil.example/' })).statusCode).toBe(400);
    expect((await editor('PATCH', `${url}/999999`, { title: 'x' })).statusCode).toBe(404);
  });

  test('say which articles lead to them', async () => {
    const { id } = (await create({ slug: 'luz' })).json();
    const linking = (href: string) => ({
      type: 'doc' as const,
      content: [
        {
          type: 'paragraph' as const,
          content: [
            { type: 'text' as const, text: 'aqui', marks: [{ type: 'link' as const, attrs: { href } }] },
          ],
        },
      ],
    });
    const [post] = await insertPosts(site(), [
      { author: 'test', title: 'Com link', content: linking('/br/shopee/luz') },
      { author: 'test', content: linking('/br/shopee/luz-2') },
      {
        author: 'test',
        content: linking('/br/shopee/luz'),
        status: 'archived',
        trashedAt: site().clock(),
      },
    ]);
    const detail = (await as(site(), 'viewer')('GET', `${url}/${id}`)).json();
    expect(detail).toMatchObject({ slug: 'luz', usedIn: [{ id: post?.id, title: 'Com link' }] });
    expect((await editor('GET', `${url}/999999`)).statusCode).toBe(404);
  });

  test('are deleted, and told of', async () => {
    const { id } = (await create({ slug: 'luz' })).json();
    expect((await editor('DELETE', `${url}/${id}`)).json()).toEqual({ deleted: true });
    expect((await publicly('luz')).statusCode).toBe(404);
    expect((await lastAudits(site()))[0]).toMatchObject({
      action: 'deleted',
      title: 'Luz',
      details: { slug: 'luz', url: short },
    });
    expect((await lastChange(site())).tags).toEqual(['shop-link:luz']);
    expect((await editor('DELETE', `${url}/${id}`)).statusCode).toBe(404);
  });

  test('are listed newest first, in parts, and found by their words', async () => {
    const rows = Array.from({ length: 70 }, (_, n) => ({
      slug: `l-${n}`,
      title: `Título ${n}`,
      url: short,
    }));
    await site().db.insert(shopLinks).values(rows);
    const seen: string[] = [];
    for (let cursor = ''; ; ) {
      const page = (await editor('GET', `${url}${cursor && `?cursor=${cursor}`}`)).json();
      seen.push(...page.items.map(({ slug }: AdminShopLink) => slug));
      if (!page.nextCursor) break;
      cursor = page.nextCursor;
    }
    expect([seen.length, new Set(seen).size, seen[0]]).toEqual([70, 70, 'l-69']);
    expect((await editor('GET', `${url}?q=TULO 69`)).json().items).toHaveLength(1);
    expect((await editor('GET', `${url}?q=%25`)).json().items).toHaveLength(0);
    expect((await editor('GET', `${url}?cursor=nonsense`)).statusCode).toBe(400);
  });

  test('are set by editors, and read by viewers', async () => {
    const { id } = (await create({})).json();
    const viewer = as(site(), 'viewer');
    expect((await viewer('POST', url, { title: 'x', url: short })).statusCode).toBe(403);
    expect((await viewer('PATCH', `${url}/${id}`, { title: 'x' })).statusCode).toBe(403);
    expect((await viewer('DELETE', `${url}/${id}`)).statusCode).toBe(403);
    expect((await viewer('GET', url)).statusCode).toBe(200);
  });
});
