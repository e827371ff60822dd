import { expect, test } from 'vitest';
import type { MoveInDetail } from '#contract/running/move-in/move-in.admin.schemas.ts';
import { entryOf, wordpressExport } from '#test/harness/data/old-sites.ts';
import { freePort } from '#test/harness/programs/free-port.ts';
import { untilReady } from '#test/harness/programs/program-process.ts';
import { copyTemplateOnServer, runServer } from '#test/harness/programs/server-process.ts';
import { temporaryFolders } from '#test/harness/programs/temporary-folder.ts';

const newFolder = temporaryFolders();
const owner = { identifier: 'olga', password: 'um farol antigo na baía' };
/** So many that nobody has brought them all between two looks. */
const ARTICLES = 240;

test('a site that moves in goes on after its server was killed, and comes once', {
  timeout: 240_000,
}, async () => {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    PORT: String(port),
    PUBLIC_URL: origin,
    DATA_DIR: newFolder(),
    DATABASE_URL: await copyTemplateOnServer('demo'),
    SEED: 'none',
    LOG_LEVEL: 'error',
    ADMIN_IDENTIFIER: owner.identifier,
    ADMIN_PASSWORD: owner.password,
  };
  const first = runServer(env);
  await untilReady(first);
  const headers = { 'content-type': 'application/json', origin };
  const signedIn = await fetch(`${origin}/api/admin/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify(owner),
  });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  const call = async (method: string, path: string, body?: object | FormData): Promise<MoveInDetail> => {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${origin}/api/admin/move-ins${path}`, {
      method,
      headers: { cookie, origin, ...(!isForm && body && { 'content-type': 'application/json' }) },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()) as MoveInDetail;
  };
  const until = (path: string, state: MoveInDetail['state']) =>
    expect.poll(async () => (await call('GET', path)).state, { timeout: 120_000, interval: 200 }).toBe(state);

  const { id } = await call('POST', '');
  const entries = Array.from({ length: ARTICLES }, (_, n) =>
    entryOf({ id: n + 1, title: `Artigo ${n}`, slug: `artigo-${n}`, content: 'Texto' }),
  );
  const form = new FormData();
  form.append('file', new Blob([wordpressExport(...entries)]), 'site.xml');
  await call('POST', `/${id}/files?kind=export&bytes=0`, form);
  await call('POST', `/${id}/look`, { choices: {} });
  await until(`/${id}`, 'looked');
  await call('POST', `/${id}/run`);
  await expect
    .poll(async () => (await call('GET', `/${id}`)).done, { timeout: 60_000, interval: 20 })
    .toBeGreaterThan(0);
  first.child.kill('SIGKILL');
  await first.exited;

  const second = runServer(env);
  await untilReady(second);
  const seen = await call('GET', `/${id}`);
  expect(seen.state).toBe('running');
  expect(seen.done).toBeLessThan(ARTICLES);
  await until(`/${id}`, 'done');
  expect(await call('GET', `/${id}`)).toMatchObject({
    done: ARTICLES,
    total: ARTICLES,
    numbers: { made: { articles: ARTICLES }, changed: { articles: 0 }, same: { articles: 0 } },
  });
  await call('POST', `/${id}/undo`);
  await until(`/${id}`, 'undone');
  expect((await call('GET', `/${id}`)).undo).toMatchObject({ gone: { articles: ARTICLES }, left: [] });
});
