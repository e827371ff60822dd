import fs from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ImportDetail } from '#contract/commerce/imports/imports.admin.schemas.ts';
import { imports } from '#db/schema/commerce/imports.ts';
import { auditLog } from '#db/schema/people/audit-log.ts';
import { media } from '#db/schema/writing/media.ts';
import { createMediaService } from '#server/domain/writing/media/media.service.ts';
import { createOriginalStore } from '#server/domain/writing/media/original-store.ts';
import { mediaRoutes } from '#server/http/routes/media.ts';
import { createServices } from '#server/services.ts';
import { buildTestApp, noWorldOutside, useApp } from '#test/harness/app.ts';
import { eanOf, importSteps, shopMapping } from '#test/harness/data/imports.ts';
import { fileForm, noise } from '#test/harness/data/pictures.ts';
import { oneEngine } from '#test/harness/database.ts';
import { as } from '#test/harness/people/actors.ts';
import { makeTemporaryFolder } from '#test/harness/programs/temporary-folder.ts';
import { type Bucket, startBucket } from '#test/harness/servers/bucket.ts';

const feed = ['id,ean,brand,title,link,price']
  .concat([1, 2, 3].map((n) => `x${n},${eanOf(n)},Marca,Coisa ${n},https://loja.example/p/${n},5.00`))
  .join('\n');

describe.each(oneEngine)('servers that share a bucket, on %s', { timeout: 120_000 }, (engine) => {
  let bucket: Bucket;
  beforeAll(async () => {
    bucket = await startBucket();
  });
  const site = useApp(engine, { objects: () => bucket.open({ prefix: `${engine}/` }) });
  const steps = importSteps(site);
  const folder = makeTemporaryFolder();
  afterAll(async () => {
    await bucket.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  /** Another machine: the same database and bucket, a folder of its own. */
  function another() {
    const { db, clock } = site();
    const objects = bucket.open({ prefix: `${engine}/` });
    const originals = createOriginalStore(objects);
    const pictures = createMediaService({ directory: folder, originals, verifyEvery: 0 });
    const parts = { db, clock, objects, pictures, publicUrl: 'http://vitrina.test' };
    return { pictures, services: createServices({ ...parts, guardedFetch: noWorldOutside }) };
  }
  const send = (bytes: Uint8Array) => {
    const { payload, headers } = fileForm(bytes);
    return as(site(), 'editor')('POST', '/api/admin/media?lang=en', payload, { headers });
  };
  const keys = async (beginning = '') =>
    (await Array.fromAsync(bucket.open({ prefix: `${engine}/` }).list(beginning))).map(({ key }) => key);
  const count = async () => ({
    pictures: await site().db.$count(media),
    imports: await site().db.$count(imports),
    audits: await site().db.$count(auditLog),
  });

  test('show a picture that was sent to one on every machine, until it is deleted', async () => {
    const item = (await send(await noise(900, 600).jpeg().toBuffer())).json();
    expect(await keys('media/')).toEqual([`media/originals/${item.name}.webp`]);
    const { pictures } = another();
    const app = await buildTestApp({
      api: site().api,
      extend: async (instance) => {
        await instance.register(mediaRoutes, { media: pictures });
      },
    });
    const shown = async () => (await app.inject(item.thumbnailUrl)).statusCode;
    expect([await shown(), await shown()]).toEqual([200, 200]);
    const deleted = await as(site(), 'editor')('DELETE', `/api/admin/media/${item.id}`);
    expect(deleted.statusCode).toBe(200);
    expect(await keys('media/')).toEqual([]);
    expect(await shown()).toBe(404);
    await app.close();
  });

  test('take a file in that was sent to another one, and leave nothing of it', async () => {
    await steps.nameShop();
    const { id } = (await steps.send(feed)).json<ImportDetail>();
    await steps.call('editor', 'POST', `/${id}/check`, { feed: 'Loja', mapping: shopMapping });
    expect(await keys('imports/')).toHaveLength(1);
    const { services } = another();
    await steps.work(services);
    expect(await steps.get(id)).toMatchObject({ state: 'checked', total: 3, counts: { new: 3 } });
    await steps.call('editor', 'POST', `/${id}/apply`, {});
    await steps.work(services);
    expect((await steps.get(id)).state).toBe('done');
    expect(await keys('imports/')).toEqual([]);
  });

  test('keep nothing of a file that is no feed', async () => {
    const before = await count();
    expect((await steps.send(Buffer.from([0, 1, 2, 255]))).statusCode).toBe(400);
    expect(await keys('imports/')).toEqual([]);
    expect(await count()).toEqual(before);
  });

  test('say so where the bucket is away, and do nothing by halves', async () => {
    const item = (await send(await noise(400, 300).jpeg().toBuffer())).json();
    const { pictures } = another();
    const variant = await pictures.getVariantFile(item.name, 320, 'webp');
    const before = await count();
    await bucket.stop();
    const refused = await send(await noise().png().toBuffer());
    const message =
      'The place where files are kept does not answer. Nothing was changed: try again in a few minutes.';
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '30']);
    expect(refused.json().error).toEqual({ code: 'unavailable', message, reason: 'storage_unavailable' });
    expect((await steps.send(feed)).statusCode).toBe(503);
    expect((await as(site(), 'editor')('DELETE', `/api/admin/media/${item.id}`)).statusCode).toBe(503);
    expect(await count()).toEqual(before);
    // What this machine has made already, it goes on showing.
    expect(await pictures.getVariantFile(item.name, 320, 'webp')).toBe(variant);
  });
});
