import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentHtml } from '#server/render/document.ts';
import { createInProcessFetch } from '#server/render/in-process-fetch.ts';
import { everything } from '#test/harness/data/everything.ts';
import { oneEngine } from '#test/harness/database.ts';
import { openInspector } from '#test/harness/html/inspect-html.ts';
import { hostileAddresses, oddAddresses, xssPayloads } from '#test/harness/html/xss-payloads.ts';
import { noAssets } from '#test/harness/pages.ts';
import { body, paragraph, useAdminApp } from '#test/harness/people/admin.ts';
import { renderPage } from '#web/entry-server.tsx';

const AT_ONCE = 8;
/** Each is stored; all of them go through the same lines of a page. */
const inspected = new Set(xssPayloads.filter((_, index) => everything || index % 4 === 0));
const oneLine = (text: string) => text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
const link = (href: string) => ({
  type: 'paragraph',
  content: [{ type: 'text', text: 'link', marks: [{ type: 'link', attrs: { href } }] }],
});

/** A post with the payload in every place that takes text. */
const poisoned = (payload: string) => ({
  locale: 'br',
  title: payload,
  excerpt: payload,
  imageUrl: '/media/a-480.webp',
  imageAlt: payload,
  keyword: payload.slice(0, 100),
  author: payload.slice(0, 100),
  content: body(
    paragraph(payload),
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: payload }] },
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: `Dois ${payload}` }] },
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: `Três ${payload}` }] },
    { type: 'image', attrs: { src: '/media/a-480.webp', alt: payload, caption: payload } },
    { type: 'faq', attrs: { items: [{ question: payload, answer: payload }] } },
    { type: 'prosCons', attrs: { pros: [payload], cons: [payload] } },
    { type: 'quickPicks', attrs: { picks: [{ productId: 1, label: payload.slice(0, 80) }] } },
    { type: 'gallery', attrs: { pictures: [{ src: '/media/a-480.webp', alt: payload, caption: payload }] } },
    { type: 'embed', attrs: { href: 'https://youtu.be/aaaaaaaaaaa', title: payload } },
    { type: 'embed', attrs: { href: 'https://e.example/', title: payload } },
    {
      type: 'codeBlock',
      attrs: { language: payload.slice(0, 40) },
      content: [{ type: 'text', text: payload }],
    },
    { type: 'button', attrs: { href: '/br', label: payload.slice(0, 120) } },
    { type: 'details', attrs: { summary: payload }, content: [paragraph(payload)] },
    { type: 'file', attrs: { src: '/media/files/a.mp3', name: payload, kind: 'audio', caption: payload } },
    { type: 'blockquote', content: [paragraph(payload)] },
  ),
});

describe.each(oneEngine)('texts that would like to run, on %s', (engine) => {
  const site = useAdminApp(engine);
  const call = (...args: Parameters<ReturnType<typeof site>['call']>) => site().call(...args);
  let inspector: Awaited<ReturnType<typeof openInspector>>;
  beforeAll(async () => {
    inspector = await openInspector();
  });
  afterAll(() => inspector?.close());

  const create = async (input: object) => {
    const { status, body: post } = await call('editor', 'POST', '/posts', input);
    expect([status, post.error?.fields]).toEqual([200, undefined]);
    return post;
  };
  const previewOf = async (id: number) => {
    const { body: preview } = await call('editor', 'POST', `/posts/${id}/preview`);
    return (await site().app.inject(preview.url)).body;
  };

  test('would be noticed', async () => {
    const planted = [
      '<script>alert(1)</script>',
      '<img src=x onerror=alert(1)>',
      '<a href=" java\nscript:alert(1)">x</a>',
      '<iframe srcdoc=x></iframe>',
      '<p style="color:red">x</p>',
    ];
    for (const html of planted) expect(await inspector.inspect(html), html).not.toEqual([]);
    expect(await inspector.run(planted.join(''))).toEqual(['1', '1']);
    expect(xssPayloads.length).toBeGreaterThanOrEqual(200);
    expect(new Set(xssPayloads).size).toBe(xssPayloads.length);
  });

  test('are kept as they are, and shown as text on the post’s page', { timeout: 240_000 }, async () => {
    const pages: string[] = [];
    for (let first = 0; first < xssPayloads.length; first += AT_ONCE) {
      await Promise.all(
        xssPayloads.slice(first, first + AT_ONCE).map(async (payload) => {
          const post = await create(poisoned(payload));
          expect(post.title).toBe(oneLine(payload));
          const { content } = poisoned(payload);
          expect(post.content).toEqual(content);
          // What was stored is equal on both engines, so rendering it once is enough.
          if (engine !== oneEngine[0] || !inspected.has(payload)) return;
          const html = await previewOf(post.id);
          expect([payload, await inspector.inspect(html)]).toEqual([payload, []]);
          expect(await inspector.textsOf(html, 'h1')).toEqual([post.title]);
          const [answer] = await inspector.textsOf(html, '.faq details p');
          expect(answer?.replaceAll('\r\n', '\n')).toBe(payload.replaceAll('\r\n', '\n'));
          pages.push(html);
        }),
      );
    }
    for (const html of pages.filter((_, index) => index % 10 === 0))
      expect(await inspector.run(html)).toEqual([]);
  });

  test('stay text on the pages that list them, and in the data that travels with these', {
    timeout: 120_000,
  }, async () => {
    const { body: found } = await call('viewer', 'GET', '/posts?locale=br&status=draft&limit=100');
    const ids = found.items.map(({ id }: { id: number }) => id).slice(0, 48);
    const { body: published } = await call('editor', 'POST', '/posts/bulk', { ids, action: 'publish' });
    expect(published.results.filter(({ done }: { done: boolean }) => done).length).toBeGreaterThan(40);
    const { api, clock } = site();
    for (const [pathname, search] of [
      ['/br', ''],
      ['/br', 'page=8'],
    ] as const) {
      const fetchApi = createInProcessFetch(api);
      const page = await renderPage({
        pathname,
        search,
        fetchApi,
        publicUrl: 'http://vitrina.test',
        now: clock(),
      });
      if ('movedTo' in page) throw new Error('The home page has moved.');
      const html = documentHtml(page, noAssets, '');
      expect(await inspector.inspect(html)).toEqual([]);
      expect(await inspector.run(html)).toEqual([]);
    }
  });

  test('are no addresses: what runs is refused, what is left only leads somewhere', {
    timeout: 120_000,
  }, async () => {
    const { id } = await create({ locale: 'br', title: 'Links' });
    for (const href of hostileAddresses) {
      for (const block of [link(href), { type: 'image', attrs: { src: href, alt: 'x' } }]) {
        const { status } = await call('editor', 'PATCH', `/posts/${id}`, {
          version: 1,
          content: body(block),
        });
        expect([href, status]).toEqual([href, 400]);
      }
      const cover = await call('editor', 'PATCH', `/posts/${id}`, { version: 1, imageUrl: href });
      expect([href, cover.status]).toEqual([href, 400]);
    }
    const { status, body: post } = await call('editor', 'PATCH', `/posts/${id}`, {
      version: 1,
      content: body(...oddAddresses.map(link)),
    });
    expect([status, post.error]).toEqual([200, undefined]);
    const html = await previewOf(id);
    expect(await inspector.inspect(html)).toEqual([]);
    expect(await inspector.run(html)).toEqual([]);
  });

  test.each([
    ['a node of another kind', { type: 'script', content: [{ type: 'text', text: 'alert(1)' }] }],
    ['raw HTML', { type: 'html', attrs: { html: '<img src=x onerror=alert(1)>' } }],
    [
      'a mark of another kind',
      { type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [{ type: 'html' }] }] },
    ],
    ['an attribute beside those that are known', { type: 'paragraph', attrs: { onclick: 'alert(1)' } }],
    ['a heading that is none', { type: 'heading', attrs: { level: '1 onclick=alert(1)' } }],
    [
      'an event on a link',
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: '/x', onclick: 'alert(1)' } }] },
        ],
      },
    ],
    [
      'a text that is an object',
      { type: 'paragraph', content: [{ type: 'text', text: { $$typeof: 'x', toString: 'y' } }] },
    ],
    ['a prototype', JSON.parse('{"type":"paragraph","__proto__":{"content":[]},"constructor":{"x":1}}')],
  ])('cannot be stored as %s', async (_what, block) => {
    const { id } = await create({ locale: 'br', title: 'Nós' });
    const { status } = await call('editor', 'PATCH', `/posts/${id}`, { version: 1, content: body(block) });
    expect(status).toBe(400);
  });
});
