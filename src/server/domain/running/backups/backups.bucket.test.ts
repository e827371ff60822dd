import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { secrets } from '#db/schema/running/secrets.ts';
import { settings } from '#db/schema/running/settings.ts';
import { posts } from '#db/schema/writing/posts.ts';
import { backUp, type Place, sumsOf, textIn, unwatched, usePlace } from '#test/harness/data/backups.ts';
import { noise } from '#test/harness/data/pictures.ts';
import { oneEngine } from '#test/harness/database.ts';
import { actors, callerWith } from '#test/harness/people/actors.ts';
import { type Bucket, startBucket } from '#test/harness/servers/bucket.ts';

const secretSetting = { key: 'amazon_na', value: 'id secret v2.1 that nobody may see' };

let bucket: Bucket;
beforeAll(async () => {
  bucket = await startBucket();
});
afterAll(() => bucket.stop());

describe.each(oneEngine)('a backup of %s, kept in a bucket', { timeout: 240_000 }, (engine) => {
  const site = usePlace(engine, 'demo', { openObjects: () => bucket.open({ prefix: engine }) });
  const keys = async (beginning: string) =>
    (await Array.fromAsync(site().objects.list(beginning))).map(({ key }) => key);
  const stored = async ({ services }: Place, id: number) => {
    const backup = await services.backupWorker.find(id);
    if (!backup) throw new Error('The backup is gone.');
    return backup;
  };

  test('is made, rehearsed and put back with its pictures, and deleted', async () => {
    const { services, client, db, pictures } = site();
    const bytes = await noise().png().toBuffer();
    const picture = await services.mediaLibrary.upload(callerWith('owner'), { name: 'Sala.png', bytes });
    expect(await keys('media/')).toEqual([`media/originals/${picture.name}.webp`]);
    await services.secrets.sign('a', 'first use');
    await db.insert(settings).values(secretSetting);
    const { id, key, file } = await backUp(site());
    expect(await keys('backups/')).toEqual([key]);
    // It has left the machine for whoever reads the bucket: without what is secret, and its name says so.
    expect(key).toMatch(/-without-secrets\.tar\.gz$/);
    const rootKey = (await db.select().from(secrets))[0]?.value ?? '';
    expect(await textIn(file)).toContain('melhores-aspiradores-verticais');
    for (const secret of [rootKey, secretSetting.value]) expect(await textIn(file)).not.toContain(secret);
    const { audit_log: _then, ...then } = await sumsOf(client);
    await services.backupWorker.rehearse(await stored(site(), id), unwatched);
    expect(await stored(site(), id)).toMatchObject({ rehearsalState: 'done', rehearsalProblem: null });

    await db.update(posts).set({ title: 'Mudou depois' }).where(eq(posts.locale, 'br'));
    await db.update(settings).set({ value: 'Mudou depois' }).where(eq(settings.key, 'site_name'));
    await services.mediaLibrary.remove(callerWith('owner'), picture.id, false);
    expect(await keys('media/')).toEqual([]);
    const again = await services.backupWorker.restoreStored(
      await stored(site(), id),
      actors.owner,
      unwatched,
    );
    // What it has not was here, and stays: the whole site is as it was.
    expect(again).toMatchObject({ enterAgain: [], otherKey: false });
    expect(await sumsOf(client)).toMatchObject(then);
    expect(await pictures.originals.has(picture.name)).toBe(true);
    expect(await keys('media/')).toEqual([`media/originals/${picture.name}.webp`]);

    // What was there before the restore has a backup, too; nothing else is left behind.
    expect(await keys('backups/')).toHaveLength(2);
    await services.backups.remove(callerWith('owner'), id);
    expect(await keys('backups/')).not.toContain(key);
  });

  test('is not taken for whole where the bucket has lost a piece of it', async () => {
    const { id, key } = await backUp(site());
    const whole = await Array.fromAsync((await site().objects.read(key)) ?? []);
    await site().objects.write(key, Buffer.concat(whole).subarray(0, 5_000));
    const before = await sumsOf(site().client);
    const restoring = site().services.backupWorker.restoreStored(
      await stored(site(), id),
      actors.owner,
      unwatched,
    );
    await expect(restoring).rejects.toMatchObject({ code: 'broken_file' });
    const { audit_log: _log, ...after } = await sumsOf(site().client);
    expect(before).toMatchObject(after);
  });
});
