import assert from 'node:assert/strict';
import packageFile from '../package.json' with { type: 'json' };
import { type Attack, assertNone } from './lib/attack.ts';
import { ask } from './lib/wire.ts';

export const name = 'answers';
export const about =
  'what answers give away: formulas in tables, secrets in lists, versions, what another site may read';

const formulas = [
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(A1)',
  '=HYPERLINK("http://e.example","x")',
  "=cmd|' /C calc'!A0",
];
/** The first letter of each cell of a table, of lines parted as RFC 4180 says. */
const cellsOf = (csv: string) =>
  [...csv.matchAll(/(?:^|,|\r\n)(?:"((?:[^"]|"")*)"|([^",\r\n]*))/g)].map(
    ([, quoted, plain]) => quoted ?? plain ?? '',
  );

const pages = [
  '/',
  '/br',
  '/br/sobre',
  '/admin/login',
  '/api/posts/by-locale/br',
  '/api/openapi.json',
  '/healthz',
  '/br/never-written',
  '/api/never',
  '/robots.txt',
  '/assets/never.js',
];

export async function run({ target: { port, people }, attempt }: Attack): Promise<void> {
  const { editor, owner, viewer } = people;

  await attempt('formulas in tables', async () => {
    for (const [n, formula] of formulas.entries())
      await editor.must('POST', '/api/admin/products', { brand: formula, name: `${formula} ${n}` });
    const { status, text } = await viewer.call('GET', '/api/admin/products/export');
    assert.equal(status, 200);
    const cells = cellsOf(text.replace(/^\ufeff/, ''));
    assert(
      cells.some((cell) => cell.includes('HYPERLINK')),
      'They are not in it.',
    );
    assertNone(
      cells.filter((cell) => /^[=+@\t\r]|^-(?!\d)/.test(cell)),
      'A spreadsheet would run',
    );
    const clicks = await viewer.call('GET', '/api/admin/clicks.csv?by=post');
    assert([200, 400].includes(clicks.status), String(clicks.status));
    assertNone(
      cellsOf(clicks.text).filter(
        (cell) => clicks.status === 200 && /^[=+@\t\r]/.test(cell.replace(/^\ufeff/, '')),
      ),
      'A spreadsheet would run',
    );
    return `${formulas.length} formulas, each a text`;
  });

  await attempt('secrets in what administrators read', async () => {
    await owner.must('POST', '/api/admin/confirmation', { password: owner.password });
    await owner.must('PATCH', '/api/admin/settings/indexnow_key', { value: 'abcdef0123456789-secret' });
    const wrong: string[] = [];
    for (const path of [
      '/api/admin/settings',
      '/api/admin/audit',
      '/api/admin/users',
      '/api/admin/me',
      '/api/admin/sessions',
      '/api/admin/invitations',
      '/api/admin/content',
      '/api/admin/database',
      '/api/admin/overview',
    ]) {
      const { status, text } = await owner.call('GET', path);
      assert.equal(status, 200, `${path} ${status}`);
      if (/\$argon2|abcdef0123456789-secret|"token(?:Hash)?"|recoveryCodes|recovery_codes/.test(text))
        wrong.push(path);
    }
    await owner.must('PATCH', '/api/admin/settings/indexnow_key', { value: null });
    assertNone(wrong, 'Told');
    return 'no hash, token, code or key in any list, log or export';
  });

  await attempt('what another site may read', async () => {
    const wrong: string[] = [];
    for (const path of pages) {
      const { headers } = await ask(port, { path, headers: { origin: 'https://evil.example' } });
      const open = Object.keys(headers).filter((each) => each.startsWith('access-control-'));
      if (open.length > 0) wrong.push(`${path} ${open.join(', ')}`);
      for (const [each, value] of [
        ['x-content-type-options', 'nosniff'],
        ['cross-origin-opener-policy', 'same-origin'],
        ['cross-origin-resource-policy', 'same-origin'],
      ] as const)
        if (headers[each] !== value) wrong.push(`${path} ${each}: ${headers[each]}`);
      if (!headers['content-security-policy']) wrong.push(`${path} has no policy`);
    }
    const preflight = await ask(port, {
      method: 'OPTIONS',
      path: '/api/admin/me',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'PATCH' },
    });
    if (preflight.status < 400 || preflight.headers['access-control-allow-origin'])
      wrong.push(`a preflight ${preflight.status}`);
    assertNone(wrong, 'Open');
    return `${pages.length} answers: nothing, in no frame, and no preflight succeeds`;
  });

  await attempt('what an answer tells of the program', async () => {
    const wrong: string[] = [];
    for (const path of [...pages, '/api/posts/by-slug/%00', '/api/categories/x', '/api/admin/posts/1']) {
      const { headers, text } = await ask(port, { path });
      if (headers['x-powered-by'] || headers.server) wrong.push(`${path} names its program`);
      if (
        /node_modules|\bat \w+ \(|\.ts:\d+|ECONN|SELECT .* FROM|fastify/i.test(text) &&
        !path.startsWith('/assets')
      )
        wrong.push(`${path} tells where it failed`);
    }
    const described = await ask(port, { path: '/api/openapi.json' });
    if (described.body.info.version === packageFile.version)
      wrong.push('its version, in the description of the interface');
    assertNone(wrong, 'Told');
    return 'neither its name nor its version nor a place in it';
  });

  await attempt('what is not published', async () => {
    const { id, path } = await editor.must('POST', '/api/admin/posts', {
      locale: 'br',
      title: 'Rascunho zq81',
      slug: 'rascunho-zq81',
      content: { type: 'doc', content: [] },
    });
    const seen: string[] = [];
    for (const each of [
      path,
      `/api/posts/by-slug/rascunho-zq81?locale=br`,
      '/br',
      '/br/feed.xml',
      '/br/atom.xml',
      '/br/sitemap-1.xml',
      '/api/posts/by-locale/br',
      '/media/share/br/post/rascunho-zq81-1.jpg',
      `/preview?token=${id}`,
      '/preview?token=',
      `/preview?token=${'A'.repeat(200)}`,
    ]) {
      const { text, status } = await ask(port, { path: each });
      if (text.includes('zq81') && status === 200) seen.push(each);
      assert(status < 500, `${each} ${status}`);
    }
    assertNone(seen, 'Seen');
    return 'is in no page, feed, sitemap, picture or preview';
  });
}
