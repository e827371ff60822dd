import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { and, eq, notInArray } from 'drizzle-orm';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reviews } from '#db/schema/commerce/reviews.ts';
import { oldAddresses } from '#db/schema/readers/old-addresses.ts';
import { slugRedirects } from '#db/schema/readers/slug-redirects.ts';
import { editions } from '#db/schema/running/editions.ts';
import { posts } from '#db/schema/writing/posts.ts';
import type { AskedSite } from '#server/domain/running/move-out/static-site/asked-site.ts';
import { createMediaService } from '#server/domain/writing/media/media.service.ts';
import { insertPosts } from '#test/harness/app.ts';
import { usePlace } from '#test/harness/data/backups.ts';
import { serveFiles } from '#test/harness/servers/static-files.ts';
import { moveOutCommand } from '../../scripts/lib/commands/move-out-command.ts';
import { answerOf } from '../../scripts/lib/commands/run-command.ts';
import { openStaticPages } from '../../src/program/static-pages.ts';

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"><rect width="8" height="6"/></svg>';

/** The first pictures are made; the others would take a minute, and are said to be there. */
function withFewPictures(pages: AskedSite): AskedSite {
  let made = 0;
  const isEnough = (address: string) => address.startsWith('/media/') && ++made > 5;
  const picture = { status: 200, type: 'image/jpeg', body: Buffer.from('a picture') };
  return { ...pages, ask: async (address) => (isEnough(address) ? picture : pages.ask(address)) };
}
const NEW_SITE = 'https://novo.example';
const PICTURE = 'http://vitrina.test/media/';

const site = usePlace('pg', 'demo');
let folder = '';
let said = '';
let files: string[] = [];
let served: Awaited<ReturnType<typeof serveFiles>> | undefined;
const read = (file: string) => readFile(path.join(folder, file), 'utf8');

beforeAll(async () => {
  const { db, services } = site();
  await db
    .update(editions)
    .set({ status: 'inactive' })
    .where(notInArray(editions.locale, ['br', 'us']));
  const article = and(eq(posts.locale, 'br'), eq(posts.slug, 'melhores-aspiradores-verticais'));
  const [post] = await db.select().from(posts).where(article);
  if (!post) throw new Error('The demonstration has no such article.');
  await insertPosts(site(), [
    {
      slug: 'acao-e-reacao',
      categoryId: post.categoryId,
      content: {
        type: 'doc',
        content: [
          {
            type: 'paragraph',
            content: ['/br/endereco-antigo', '/br/avaliacao?sort=score', 'https://fora.example/x'].map(
              (href) => ({
                type: 'text' as const,
                text: `para ${href} `,
                marks: [{ type: 'link' as const, attrs: { href } }],
              }),
            ),
          },
          { type: 'embed', attrs: { href: 'https://vimeo.com/76979871', title: 'Um filme' } },
        ],
      },
    },
    ...Array.from({ length: 30 }, (_, index) => ({ slug: `muitos-${index}`, categoryId: post.categoryId })),
  ]);
  await db.insert(slugRedirects).values([
    { locale: 'br', slug: 'endereco-antigo', postId: post.id },
    { locale: 'br', slug: 'melhores-aspiradores-verticais', target: '/br/sobre' },
  ]);
  await db.insert(oldAddresses).values([
    { path: '/2019/05/aspiradores', locale: 'br', postId: post.id },
    { path: '/?p=77', locale: 'br', postId: post.id },
  ]);
  const mediaDir = path.join(site().folder, 'media');
  const media = createMediaService({ directory: mediaDir, draw: () => DRAWING });
  const to = path.join(site().folder, 'out', 'static');
  const answer = await answerOf(moveOutCommand, ['--as', 'static', '--to', to], (work) =>
    work(services, async () =>
      withFewPictures(await openStaticPages({ services, media, mediaDir, publicUrl: 'http://vitrina.test' })),
    ),
  );
  expect(answer).toMatchObject({ code: 0, complained: '' });
  folder = to;
  said = answer.said;
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  files = found
    .filter((each) => each.isFile())
    .map((each) => path.relative(folder, path.join(each.parentPath, each.name)));
  served = await serveFiles(folder);
}, 300_000);
afterAll(() => served?.close());

/** Every address that a document names, and every place in it that can be jumped to. */
function namesIn(html: string): { addresses: string[]; ids: Set<string>; tags: Set<string> } {
  const names = { addresses: [] as string[], ids: new Set<string>(), tags: new Set<string>() };
  const visit = (node: DefaultTreeAdapterTypes.Node): void => {
    if ('tagName' in node) {
      names.tags.add(node.tagName);
      for (const { name, value } of node.attrs) {
        if (name === 'id') names.ids.add(value);
        if (['href', 'src', 'poster', 'action'].includes(name)) names.addresses.push(value);
        if (name === 'srcset' || name === 'imagesrcset')
          names.addresses.push(...value.split(',').map((each) => each.trim().split(' ')[0] ?? ''));
        if (name === 'content' && value.startsWith(PICTURE)) names.addresses.push(value);
        if (name === 'srcdoc') names.addresses.push(...namesIn(value).addresses);
      }
    }
    if ('childNodes' in node) for (const child of node.childNodes) visit(child);
  };
  visit(parse(html));
  return names;
}

test('every link and every file of every page answers, from a server that knows nothing but files', async () => {
  const pages = files.filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(80);
  const wanted = new Map<string, string>();
  for (const page of pages) {
    const { addresses } = namesIn(await read(page));
    for (const address of addresses) {
      const { origin, pathname, search } = new URL(address, 'http://vitrina.test');
      if (origin === 'http://vitrina.test') wanted.set(pathname + search, page);
    }
  }
  expect(wanted.size).toBeGreaterThan(300);
  const broken: string[] = [];
  for (const [address, page] of wanted) {
    const answer = await fetch(`${served?.origin}${address}`);
    await answer.arrayBuffer();
    if (answer.status !== 200 || address.includes('?')) broken.push(`${answer.status} ${address} (${page})`);
  }
  expect(broken).toEqual([]);
  expect(said).toMatch(/holds \d+ pages in \d+ files; \d+ addresses lead elsewhere\.$/);
}, 120_000);

test('what would ask a server is not there: search, forms, the desk, prices', async () => {
  for (const page of files.filter((file) => file.endsWith('.html'))) {
    const html = await read(page);
    const { tags, addresses } = namesIn(html);
    expect(
      [...tags].filter((tag) => ['form', 'search', 'select'].includes(tag)),
      page,
    ).toEqual([]);
    expect(
      addresses.filter((each) => /^\/(?:admin|api)/.test(each)),
      page,
    ).toEqual([]);
    expect(html, page).not.toMatch(/data-app=|id="state"|data-at=|R\$\s?\d/);
  }
  expect(await read('br/contato/index.html')).toContain('<summary>');
});

test('lists go on page by page at addresses of their own', async () => {
  const first = await read('br/index.html');
  expect(first).toContain('href="/br/page/2"');
  const second = await read('br/page/2/index.html');
  expect(second).toContain('href="/br"');
  const shown = (html: string) =>
    new Set(namesIn(html).addresses.filter((each) => /^\/br\/muitos-/.test(each)));
  expect(shown(first).isDisjointFrom(shown(second))).toBe(true);
});

test('what leads elsewhere is written down for hosts, and stands as a page where something leads to it', async () => {
  const lines = (await read('_redirects')).split('\n');
  expect(lines).toContain('/br/endereco-antigo /br/melhores-aspiradores-verticais 301');
  expect(lines).toContain('/2019/05/aspiradores/ /br/melhores-aspiradores-verticais 301');
  expect(lines).toContain('/post/:slug /br/:slug 301');
  // A page stands there: nobody is led away from it.
  expect(lines.filter((line) => line.startsWith('/br/melhores-aspiradores-verticais '))).toEqual([]);
  expect(await read('redirects.nginx.conf')).toContain('  "/?p=77" "/br/melhores-aspiradores-verticais";');
  expect(await read('.htaccess')).toContain('RewriteCond "%{QUERY_STRING}" "^p=77$"');
  expect(await read('br/endereco-antigo/index.html')).toContain(
    'content="0; url=/br/melhores-aspiradores-verticais"',
  );
});

test('it has what machines ask for, and addresses of its own site', async () => {
  for (const file of [
    '404.html',
    'br/404.html',
    'robots.txt',
    'sitemap.xml',
    'br/sitemap-1.xml',
    'br/feed.xml',
    'br/atom.xml',
  ])
    expect(files).toContain(file);
  for (const file of [
    'favicon.ico',
    'site.webmanifest',
    'sw.js',
    '_headers',
    'us/index.html',
    'br/acao-e-reacao/index.html',
  ])
    expect(files).toContain(file);
  expect((await read('br/sitemap-1.xml')).match(/<loc>/g)?.length).toBeLessThan(files.length);
  for (const [, address = ''] of (await read('br/sitemap-1.xml')).matchAll(
    /<loc>http:\/\/vitrina\.test([^<]*)<\/loc>/g,
  ))
    expect((await fetch(`${served?.origin}${address}`)).status, address).toBe(200);
  expect(await read('index.html')).toContain('http-equiv="Content-Security-Policy"');
});

test('another address is told to whoever asks for it, and nothing is left where it fails', async () => {
  const { services } = site();
  const to = path.join(site().folder, 'out', 'broken');
  const broken = {
    ask: async () => ({ status: 500, type: '', body: Buffer.alloc(0) }),
    close: async () => {},
  };
  const { code, complained } = await answerOf(
    moveOutCommand,
    ['--as', 'static', '--to', to, '--site', NEW_SITE],
    (work, otherwise) => {
      expect(otherwise).toEqual({ publicUrl: NEW_SITE });
      return work(services, async () => broken);
    },
  );
  expect([code, complained]).toEqual([1, expect.stringContaining('the site answered 500')]);
  expect(await readdir(path.dirname(to))).toEqual(['static']);
  const answer = await answerOf(moveOutCommand, ['--as', 'static', '--to', to, '--site', 'novo'], () =>
    Promise.reject(),
  );
  expect(answer.complained).toMatch(/^--site takes an address/);
});

test('reviews come without what only a server could compare', async () => {
  const [review] = await site()
    .db.select()
    .from(reviews)
    .where(and(eq(reviews.locale, 'br'), eq(reviews.status, 'published')))
    .limit(1);
  const html = await read(`br/avaliacao/${review?.slug}/index.html`);
  expect(html).not.toContain('compare=');
  expect(html).toContain(review?.title);
});
