import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnvironment } from '#server/env.ts';
import { explainStartFailure } from '#server/lib/process/start-failure.ts';
import { failureOf } from '#test/harness/failure.ts';
import { temporaryFolders } from '#test/harness/programs/temporary-folder.ts';
import { type Bucket, startBucket } from '#test/harness/servers/bucket.ts';
import { createObjectStore, missingWithoutBucket } from './create-object-store.ts';
import { StorageUnavailable } from './storage-unavailable.ts';

const newFolder = temporaryFolders();
let bucket: Bucket;
beforeAll(async () => {
  bucket = await startBucket();
});
afterAll(() => bucket.stop());

const open = (given: Record<string, string>) =>
  createObjectStore(readEnvironment({ DATA_DIR: newFolder(), ...given }));

test('is the folder, or the bucket where one is set', async () => {
  const own = await open({});
  const one = await open({ ...bucket.env, S3_PREFIX: 'site' });
  const other = await open({ ...bucket.env, S3_PREFIX: 'site/' });
  await own.objects.write('a', Buffer.from('folder'));
  await one.objects.write('a', Buffer.from('bucket'));
  expect(await Array.fromAsync(other.objects.list(''))).toEqual([{ key: 'a', bytes: 6 }]);
  expect(await Array.fromAsync(bucket.open().list(''))).toEqual([{ key: 'site/a', bytes: 6 }]);
  for (const { close } of [own, one, other]) close();
});

test('refuses to start where the bucket cannot be used as it is set up', async () => {
  const refused = await failureOf(open({ ...bucket.env, S3_BUCKET: 'nowhere' }));
  expect(explainStartFailure(refused)).toMatch(
    /^Vitrina cannot start\. S3_BUCKET: there is no bucket nowhere at http:/,
  );
  await expect(open({ ...bucket.env, S3_ACCESS_KEY_ID: 'somebody' })).rejects.toThrow(
    /S3_ACCESS_KEY_ID: this key may not use the bucket/,
  );
});

test('starts while nobody answers: kept pages need no bucket, and what does says what is wrong', async () => {
  const down = await startBucket();
  const { env } = down;
  await down.stop();
  const { objects } = await open(env);
  await expect(objects.has('a')).rejects.toBeInstanceOf(StorageUnavailable);
  await expect(objects.write('a', Buffer.from('a'))).rejects.toMatchObject({
    code: 'unavailable',
    reason: 'storage_unavailable',
  });
  await expect(Array.fromAsync(objects.list(''))).rejects.toBeInstanceOf(StorageUnavailable);
});

test('says what several machines miss without a bucket', () => {
  const env = (given: Record<string, string>) =>
    readEnvironment({ DATABASE_URL: 'postgres://db/vitrina', ...given });
  expect(missingWithoutBucket(env({ ROLE: 'web' }))).toMatch(/pictures and import files/);
  expect(missingWithoutBucket(env({ ROLE: 'web', ...bucket.env }))).toBeUndefined();
  expect(missingWithoutBucket(env({}))).toBeUndefined();
});
