import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileForm, noise } from '#test/harness/data/pictures.ts';
import { freePort } from '#test/harness/programs/free-port.ts';
import { untilReady } from '#test/harness/programs/program-process.ts';
import { copyTemplateOnServer, runServer } from '#test/harness/programs/server-process.ts';
import { temporaryFolders } from '#test/harness/programs/temporary-folder.ts';
import { type Bucket, startBucket } from '#test/harness/servers/bucket.ts';

const newFolder = temporaryFolders();
const administrator = { identifier: 'olga', password: 'um farol antigo na baía' };
let bucket: Bucket;
beforeAll(async () => {
  bucket = await startBucket();
});
afterAll(() => bucket.stop());

// A bucket that is not there stops the start: src/server/storage/create-object-store.test.ts.
test('a picture sent to one machine is shown by another', { timeout: 120_000 }, async () => {
  const url = await copyTemplateOnServer();
  const start = async () => {
    const port = await freePort();
    const server = runServer({
      ROLE: 'web',
      DATABASE_URL: url,
      PORT: String(port),
      DATA_DIR: newFolder(),
      SEED: 'none',
      ADMIN_IDENTIFIER: administrator.identifier,
      ADMIN_PASSWORD: administrator.password,
      ...bucket.env,
      S3_PREFIX: 'site',
    });
    await untilReady(server);
    return { server, at: (path: string) => `http://127.0.0.1:${port}${path}` };
  };
  const [one, other] = await Promise.all([start(), start()]);
  expect(one.server.output()).not.toContain('S3_BUCKET is not set');

  const signedIn = await fetch(one.at('/api/admin/login'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(administrator),
  });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((each) => each.split(';', 1)[0])
    .join('; ');
  const { payload, headers } = fileForm(await noise(900, 600).jpeg().toBuffer());
  const sent = await fetch(one.at('/api/admin/media'), {
    method: 'POST',
    headers: { ...headers, cookie },
    body: new Uint8Array(payload),
  });
  expect(sent.status).toBe(200);
  const { name, url: address } = (await sent.json()) as { name: string; url: string };
  const keys = (await Array.fromAsync(bucket.open().list('site/media/'))).map(({ key }) => key);
  expect(keys).toEqual([`site/media/originals/${name}.webp`]);
  // The session is known there, too.
  const listed = await fetch(other.at('/api/admin/media'), { headers: { cookie } });
  expect(((await listed.json()) as { items: { name: string }[] }).items.map((each) => each.name)).toEqual([
    name,
  ]);
  const shown = await fetch(other.at(address));
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
});
