import { describe, expect, onTestFinished, test } from 'vitest';
import { crawlers } from '#contract/readers/crawlers/crawlers.words.ts';
import { otherPaths } from '#contract/site/addresses/other-paths.ts';
import { paths } from '#contract/site/addresses/paths.ts';
import { settings } from '#db/schema/running/settings.ts';
import { buildTestApp, uniformApi } from '#test/harness/app.ts';
import { oneEngine } from '#test/harness/database.ts';
import { useFoundApp } from '#test/harness/discovery.ts';
import { robotsRoutes } from './robots.ts';

/** Whether an agent may read a path, by the rules of RFC 9309: its own group or else everybody's, longest rule wins. */
function mayRead(robots: string, agent: string, path: string): boolean {
  const groups = robots.split(/\n\n/).map((group) => group.split('\n'));
  const named = (name: string) => groups.find((lines) => lines.includes(`User-agent: ${name}`));
  const rules = (named(agent) ?? named('*') ?? []).flatMap((line) => {
    const [, verdict, pattern = ''] = /^(Allow|Disallow): (.+)$/.exec(line) ?? [];
    const source = pattern.replace(/[.+?^{}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
    return verdict && new RegExp(`^${source}`).test(path) ? [{ verdict, length: pattern.length }] : [];
  });
  rules.sort((a, b) => b.length - a.length || (a.verdict === 'Allow' ? -1 : 1));
  return rules[0]?.verdict !== 'Disallow';
}

describe.each(oneEngine)('robots.txt on %s', (engine) => {
  const site = useFoundApp(engine);
  const read = async () => (await site().app.inject('/robots.txt')).body;
  const set = (value: string) =>
    site()
      .db.insert(settings)
      .values({ key: 'ai_crawlers', value })
      .onConflictDoUpdate({ target: settings.key, set: { value } });

  test('is plain text that names the sitemap', async () => {
    const answer = await site().app.inject('/robots.txt');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(answer.body.trim().split('\n').at(-1)).toBe('Sitemap: http://vitrina.test/sitemap.xml');
  });

  test('security.txt beside it leads to the contact page, or to whom an owner names', async () => {
    const answer = await site().app.inject('/.well-known/security.txt');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(answer.body).toMatch(/^Contact: http:\/\/vitrina\.test\/br\/contato\nExpires: \d{4}-/);
    await site().db.insert(settings).values({ key: 'security_contact', value: 'a@b.example' });
    expect((await site().app.inject('/.well-known/security.txt')).body).toMatch(
      /^Contact: mailto:a@b\.example\n/,
    );
  });

  test('opens what readers see and what pages are made of, and nothing else', async () => {
    const robots = await read();
    const open = [
      ...[
        '/',
        '/br',
        '/br/melhores-aspiradores-verticais',
        '/br/administrar-a-casa',
        '/br/categoria/admin-x',
      ],
      ...[
        '/assets/entry.js',
        '/media/cover-1200.webp',
        '/media/share/br.jpg',
        '/favicon.ico',
        '/br/feed.xml',
      ],
      ...['/api/home-data?locale=br', '/api/posts/by-slug/x', '/api/locale-configs/br', '/api/reviews?q=x'],
    ];
    const closed = [
      ...[paths.admin(), otherPaths.adminLogin(), '/br/admin', '/br/admin/edit/3'],
      ...['/api/admin/posts', otherPaths.openApi(), otherPaths.apiDocs()],
    ];
    expect(open.filter((path) => !mayRead(robots, 'Googlebot', path))).toEqual([]);
    expect(closed.filter((path) => mayRead(robots, 'Googlebot', path))).toEqual([]);
    expect(robots, 'no call of the desk is named').not.toContain('/api/admin');
  });

  test('welcomes everybody until somebody says otherwise', async () => {
    const robots = await read();
    for (const agent of Object.values(crawlers).flat())
      expect(mayRead(robots, agent, '/br'), agent).toBe(true);
  });

  test('turns a class away where its switch is off, and no other', async () => {
    await set('{"ai-training":false}');
    const robots = await read();
    for (const agent of crawlers['ai-training']) expect(mayRead(robots, agent, '/br'), agent).toBe(false);
    for (const agent of [...crawlers.search, ...crawlers['ai-search']]) {
      expect(mayRead(robots, agent, '/br'), agent).toBe(true);
    }
    await set('{"ai-training":true,"ai-search":false}');
    const turned = await read();
    expect([mayRead(turned, 'GPTBot', '/br'), mayRead(turned, 'OAI-SearchBot', '/br')]).toEqual([
      true,
      false,
    ]);
  });

  test('treats one of a class as its own switch says', async () => {
    await set('{"ai-training":false,"CCBot":true,"PerplexityBot":false}');
    const robots = await read();
    const may = (agent: string) => mayRead(robots, agent, '/br');
    expect(['CCBot', 'GPTBot', 'PerplexityBot', 'OAI-SearchBot', 'Googlebot'].map(may)).toEqual([
      true,
      false,
      false,
      true,
      true,
    ]);
  });

  test.each(['', 'nonsense', '[]', 'null', '{"ai-search":"no"}', '{"search":false}'])(
    'takes a setting that says nothing as nothing: %s',
    async (value) => {
      await set(value);
      expect(mayRead(await read(), 'GPTBot', '/br')).toBe(true);
      expect(mayRead(await read(), 'Googlebot', '/br')).toBe(true);
    },
  );
});

test('robots.txt says what it last knew while nothing can be asked', async () => {
  let broken = true;
  const switches = {
    getAiCrawlers: async () => {
      if (broken) throw new Error('no database');
      return { 'ai-search': true, 'ai-training': false };
    },
  };
  const app = await buildTestApp({
    api: uniformApi(async () => ({})),
    extend: async (instance) => {
      await instance.register(robotsRoutes, { settings: switches, publicUrl: 'http://vitrina.test' });
    },
  });
  onTestFinished(() => app.close());
  expect((await app.inject('/robots.txt')).statusCode).toBe(500);
  broken = false;
  const known = (await app.inject('/robots.txt')).body;
  broken = true;
  expect((await app.inject('/robots.txt')).body).toBe(known);
});
