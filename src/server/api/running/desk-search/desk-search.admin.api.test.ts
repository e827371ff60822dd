import { inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { DeskFind } from '#contract/running/desk-search/desk-search.admin.schemas.ts';
import { limits } from '#contract/site/limits.ts';
import { accounts } from '#db/schema/people/accounts.ts';
import { insertPosts, useApp } from '#test/harness/app.ts';
import { oneEngine } from '#test/harness/database.ts';
import { as } from '#test/harness/people/actors.ts';

const person = (id: string, name: string, active = true) =>
  ({ id, username: id, email: `${id}@jornal.example`, name, role: 'editor', active }) as const;

describe.each(oneEngine)('looking for something at the desk on %s', (engine) => {
  const site = useApp(engine);
  const find = async (q: string, more = '', role: 'viewer' | 'editor' = 'editor'): Promise<DeskFind[]> => {
    const answer = await as(site(), role)('GET', `/api/admin/find?q=${encodeURIComponent(q)}${more}`);
    return answer.json().items;
  };
  const titles = (found: DeskFind[], kind: DeskFind['kind']) =>
    found.filter((each) => each.kind === kind).map(({ title }) => title);

  beforeAll(async () => {
    const { db } = site();
    await insertPosts(site(), [
      { title: 'Zibaldone de verão', searchTitle: 'zibaldone de verao', status: 'draft' },
      { title: 'Zibaldone público', searchTitle: 'zibaldone publico' },
      { title: 'Zibaldone d’estate', searchTitle: 'zibaldone d’estate', locale: 'it', status: 'scheduled' },
      {
        title: 'Zibaldone rasgado',
        searchTitle: 'zibaldone rasgado',
        status: 'archived',
        trashedAt: new Date(),
      },
    ]);
    await db.insert(accounts).values([person('zelia', 'Zélia Prado'), person('zelio', 'Zélio Gone', false)]);
  });

  test('finds drafts as well as what readers see, the edition that is worked on first', async () => {
    const found = await find('ZIBALDONE');
    expect(new Set(titles(found, 'post').slice(0, 2))).toEqual(
      new Set(['Zibaldone de verão', 'Zibaldone público']),
    );
    expect(titles(found, 'post')[2]).toBe('Zibaldone d’estate');
    expect(found.find(({ title }) => title === 'Zibaldone de verão')).toMatchObject({
      kind: 'post',
      locale: 'br',
      status: 'draft',
    });
    expect(titles(await find('zibaldone', '&locale=it'), 'post')[0]).toBe('Zibaldone d’estate');
    // What was thrown away is looked for in the trash.
    expect(titles(found, 'post')).not.toContain('Zibaldone rasgado');
  });

  test('finds products by brand and name, and categories of the edition', async () => {
    const { items } = (await as(site(), 'viewer')('GET', '/api/admin/products')).json();
    const [product] = items;
    const wanted = `${product.brand} ${product.name}`;
    expect(titles(await find(wanted), 'product')).toContain(wanted);
    const { items: categories } = (
      await as(site(), 'viewer')('GET', '/api/admin/categories?locale=br')
    ).json();
    expect(titles(await find(categories[0].name), 'category')).toContain(categories[0].name);
  });

  test('finds people, for those who may see who they are', async () => {
    expect(titles(await find('zelia'), 'person')).toEqual(['Zélia Prado']);
    expect(titles(await find('prado zel'), 'person')).toEqual(['Zélia Prado']);
    expect(titles(await find('zelia@jornal'), 'person')).toEqual(['Zélia Prado']);
    expect(await find('zelia', '', 'viewer')).toEqual([]);
    await site()
      .db.delete(accounts)
      .where(inArray(accounts.id, ['zelia', 'zelio']));
  });

  test('answers with a few of each kind, and with nothing for nothing', async () => {
    const found = await find('a');
    for (const kind of ['post', 'product', 'category', 'person'] as const) {
      expect(titles(found, kind).length).toBeLessThanOrEqual(limits.deskSearch.ofEachKind);
    }
    const asked = (q: string) => as(site(), 'viewer')('GET', `/api/admin/find?q=${encodeURIComponent(q)}`);
    expect((await asked('%%%')).json().items).toEqual([]);
    expect((await asked('')).statusCode).toBe(400);
    expect((await asked('x'.repeat(limits.search.maxInputChars + 1))).statusCode).toBe(400);
  });
});
