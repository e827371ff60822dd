import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { innerLinks } from '#db/schema/writing/inner-links.ts';
import { posts } from '#db/schema/writing/posts.ts';
import { engines } from '#test/harness/database.ts';
import { useAdminApp } from '#test/harness/people/admin.ts';

const text = (words: string, href?: string) => ({
  type: 'text',
  text: words,
  ...(href && { marks: [{ type: 'link', attrs: { href } }] }),
});
const body = (...content: ReturnType<typeof text>[]) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content }],
});

describe.each(engines)('links among our own pages, on %s', (engine) => {
  const site = useAdminApp(engine);
  const call = async (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, input?: object) => {
    const { status, body: answer } = await site().call('editor', method, url, input);
    expect([url, status, answer.error]).toEqual([url, 200, undefined]);
    return answer;
  };
  const write = (title: string, content: object, more: object = {}) =>
    call('POST', '/posts', { locale: 'br', title, content, ...more });
  const publish = async (post: { id: number; version: number }) =>
    call('POST', `/posts/${post.id}/publish`, { version: post.version });
  const linksOf = async (id: number) =>
    (await site().db.select().from(innerLinks).where(eq(innerLinks.fromId, id)))
      .filter(({ fromKind }) => fromKind === 'post')
      .map(({ path }) => path)
      .sort();
  const leadingTo = (id: number) => call('GET', `/inner-links?kind=post&id=${id}`);
  const lonely = async (query = '') =>
    (await call('GET', `/inner-links/lonely?locale=br${query}`)).items.map(
      ({ title }: { title: string }) => title,
    );
  let target: { id: number; path: string; slug: string; version: number };

  beforeAll(async () => {
    const draft = await write('Quanto consome um fogareiro elétrico?', body(text('Depende da potência.')));
    target = await publish(draft);
  });

  test('are kept with every save, without questions and fragments, and go with their text', async () => {
    const there = `/br/${target.slug}`;
    const post = await write(
      'Cozinha sem gás',
      body(
        text('veja', `${there}?a=1#b`),
        text(' e '),
        text('aqui', there),
        text('fora', 'https://x.example/br/y'),
      ),
    );
    expect(await linksOf(post.id)).toEqual([there]);
    expect((await leadingTo(target.id)).count).toBe(0);
    const seen = await publish(post);
    expect(await leadingTo(target.id)).toMatchObject({
      count: 1,
      items: [
        { kind: 'post', id: post.id, editId: post.id, title: 'Cozinha sem gás', path: `/br/${seen.slug}` },
      ],
    });
    const changed = await call('PATCH', `/posts/${post.id}`, {
      version: seen.version,
      content: body(text('Sem links, mas com um texto que diz alguma coisa.')),
    });
    expect(await linksOf(post.id)).toEqual([]);
    await call('PATCH', `/posts/${post.id}`, {
      version: changed.version,
      content: body(text('De novo', there), text(' com um texto que diz alguma coisa.')),
    });
    expect(await linksOf(post.id)).toEqual([there]);
    await site().db.delete(posts).where(eq(posts.id, post.id));
    expect(await linksOf(post.id)).toEqual([]);
  });

  test('tell which pages nothing leads to; a page’s own links do not count', async () => {
    expect(await lonely()).toContain('Quanto consome um fogareiro elétrico?');
    const self = await call('PATCH', `/posts/${target.id}`, {
      version: target.version,
      content: body(text('Depende da potência, como dito '), text('aqui', `/br/${target.slug}`)),
    });
    expect(self.id).toBe(target.id);
    expect(await lonely()).toContain('Quanto consome um fogareiro elétrico?');
    const post = await publish(await write('Outra cozinha', body(text('veja', `/br/${target.slug}`))));
    expect(await lonely()).not.toContain('Quanto consome um fogareiro elétrico?');
    expect(await lonely('&kind=review')).toEqual(expect.any(Array));
    await call('DELETE', `/posts/${post.id}?version=${post.version}`);
    expect(await lonely()).toContain('Quanto consome um fogareiro elétrico?');
  });

  test('are suggested for what is written, also before it is saved', async () => {
    const post = await write(
      'Energia em casa',
      body(text('Muita gente pergunta quanto consome um fogareiro.')),
    );
    const ask = (of = 'saved') => call('GET', `/posts/${post.id}/link-suggestions?of=${of}`);
    expect((await ask()).items).toContainEqual({
      block: 0,
      phrase: 'consome um fogareiro',
      by: 'title',
      target: expect.objectContaining({ kind: 'post', id: target.id, path: `/br/${target.slug}` }),
      sameCategory: false,
      sharedProducts: false,
    });
    expect((await site().call('editor', 'GET', `/posts/${post.id}/link-suggestions?of=draft`)).status).toBe(
      404,
    );
  });
});
