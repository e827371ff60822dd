import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { builtAdminShell } from '#server/render/admin-shell.ts';
import { readBuiltAssets } from '#server/render/assets.ts';

const client = path.resolve('dist/client');
const manifest = (name: string) =>
  JSON.parse(readFileSync(path.join(client, '.vite', name), 'utf8')) as Record<string, { file: string }>;

test('readers load nothing of the administrators’ area', () => {
  const readers = manifest('manifest.json');
  const admin = manifest('manifest-admin.json');
  expect(Object.keys(readers).filter((source) => /web\/admin|entry-admin|i18n\/admin/.test(source))).toEqual(
    [],
  );
  expect(Object.keys(admin).filter((source) => /web\/site|entry-client/.test(source))).toEqual([]);
  const adminFiles = new Set(Object.values(admin).map(({ file }) => file));
  for (const { file } of Object.values(readers)) expect(adminFiles.has(file)).toBe(false);
});

test('the readers’ styles have no class that only the area uses', () => {
  const styles = readBuiltAssets(client).stylesFor([], '<a class="skip-link">');
  expect(styles).toContain('.skip-link');
  expect(styles).not.toMatch(/\.btn-primary|\.table-box|max-w-page/);
});

test('no schema reaches an administrator’s browser', () => {
  const texts = Object.values(manifest('manifest-admin.json')).map(({ file }) =>
    readFileSync(path.join(client, file), 'utf8'),
  );
  for (const text of texts) expect(text).not.toContain('ZodObject');
});

test('the area’s document names files that exist, and a policy without unsafe-inline', async () => {
  const shell = builtAdminShell(client);
  const { html, headers } = await shell.render('/admin');
  const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => file ?? '');
  // Its script and its styles, and the few lines by which parts of a build find each other.
  const own = files.filter((file) => !path.basename(file).startsWith('rolldown-runtime-'));
  expect(own.map((file) => path.extname(file)).sort()).toEqual(['.css', '.js']);
  for (const file of files) expect(existsSync(path.join(client, file))).toBe(true);
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).not.toMatch(/unsafe|\*/);
  expect(policy).toMatch(/object-src 'none'.*base-uri 'none'.*frame-ancestors 'none'/);
  const nonce = /nonce="([^"]+)"/.exec(html)?.[1];
  expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
  expect((await shell.render('/admin')).html).not.toContain(String(nonce));
});
