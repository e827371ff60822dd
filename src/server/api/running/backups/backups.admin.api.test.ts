import { rmSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { lockWhole } from '#db/dump/snapshot.ts';
import { sessions } from '#db/schema/people/accounts.ts';
import { backups } from '#db/schema/running/backups.ts';
import { editions } from '#db/schema/running/editions.ts';
import { jobRuns } from '#db/schema/running/jobs.ts';
import { settings } from '#db/schema/running/settings.ts';
import { editionRows } from '#seed/demo-rows.ts';
import { checkArchive } from '#server/domain/running/backups/archive/read-archive.ts';
import { createFolderObjects } from '#server/storage/folder-store.ts';
import { useApp } from '#test/harness/app.ts';
import { unwatched } from '#test/harness/data/backups.ts';
import { engines, oneEngine } from '#test/harness/database.ts';
import { as, lastAudits } from '#test/harness/people/actors.ts';
import { createAccount, signInAs } from '#test/harness/people/sign-in.ts';
import { makeTemporaryFolder } from '#test/harness/programs/temporary-folder.ts';

const PATH = '/api/admin/backups';

describe.each(engines)('backups over HTTP, on %s', { timeout: 120_000 }, (engine) => {
  const folder = makeTemporaryFolder();
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const objects = createFolderObjects(folder);
  const site = useApp(engine, {
    objects: () => objects,
    scratch: path.join(folder, 'scratch'),
    content: 'nothing',
    seed: (db) => db.insert(editions).values(editionRows()),
  });
  const owner: ReturnType<typeof as> = (...args) => as(site(), 'owner')(...args);
  const waitingJobs = async () =>
    (await site().db.select().from(jobRuns)).map(({ job, state }) => `${job} ${state}`);
  const listed = async () => (await owner('GET', PATH)).json();
  const makeOne = async () => {
    const made = (await owner('POST', PATH)).json();
    await site().services.backupWorker.makeDue(unwatched);
    return made as { id: number; name: string };
  };
  beforeEach(async () => {
    await site().db.delete(backups);
    await site().db.delete(jobRuns);
  });

  test('a rehearsal is asked for, and its result is told', async () => {
    const { id } = await makeOne();
    expect((await owner('POST', `${PATH}/${id}/rehearsal`)).json().rehearsal).toMatchObject({
      state: 'waiting',
    });
    await owner('POST', `${PATH}/${id}/rehearsal`);
    expect(await waitingJobs()).toEqual(['backup waiting', 'rehearsal waiting']);
    await site().services.backupWorker.rehearseDue(unwatched);
    const [backup] = (await listed()).items;
    expect(backup).toMatchObject({ rehearsal: { state: 'done', problem: null }, rehearsedRows: backup.rows });
  });

  test('a restore wants the backup’s name, is one at a time, and leaves whoever asked signed in', async () => {
    const before = await createAccount(site(), 'owner');
    const session = await signInAs(site(), before);
    const { id, name } = await makeOne();
    const after = await createAccount(site(), 'owner');
    const lost = await signInAs(site(), after);
    await site().db.insert(settings).values({ key: 'site_name', value: 'Depois' });
    const restore = (confirmation: string) =>
      site().app.inject({
        method: 'POST',
        url: `${PATH}/${id}/restore`,
        headers: session,
        payload: { confirmation },
      });
    expect((await restore('sim')).json().error).toMatchObject({
      code: 'invalid_input',
      fields: { confirmation: expect.any(String) },
    });
    expect((await restore(name)).json().restore).toMatchObject({ state: 'waiting' });
    expect((await restore(name)).json().error).toMatchObject({
      code: 'conflict',
      reason: 'restore_under_way',
    });
    expect((await owner('DELETE', `${PATH}/${id}`)).statusCode).toBe(409);
    expect(await waitingJobs()).toContain('restore waiting');
    expect(await site().services.backupWorker.restoreWaiting(unwatched)).toMatchObject({ otherKey: false });
    const found = await site().app.inject({ url: PATH, headers: session });
    expect(found.statusCode).toBe(200);
    const [safety, restored] = found.json().items;
    expect(restored).toMatchObject({ id, restore: { state: 'done', problem: null } });
    expect(safety).toMatchObject({ reason: 'before_restore', state: 'ready' });
    expect((await site().app.inject({ url: PATH, headers: lost })).statusCode).toBe(401);
    expect(await site().db.select().from(settings)).toEqual([]);
    expect(await lastAudits(site())).toMatchObject([
      { action: 'restored', actorId: before.id, subjectId: String(id) },
    ]);
    expect(await site().db.select().from(sessions).where(eq(sessions.userId, after.id))).toEqual([]);
  });

  test('a restore whose process has gone is over, and another one may begin', async () => {
    const { id, name } = await makeOne();
    await owner('POST', `${PATH}/${id}/restore`, { confirmation: name });
    await site().db.update(backups).set({ restoreState: 'running' });
    expect(await site().services.backupWorker.restoreWaiting(unwatched)).toBeUndefined();
    expect((await listed()).items[0].restore).toMatchObject({
      state: 'failed',
      problem: { code: 'interrupted' },
    });
    expect((await owner('POST', `${PATH}/${id}/restore`, { confirmation: name })).statusCode).toBe(200);
    await site().db.update(backups).set({ restoreState: null });
  });

  test.runIf(engine === 'pg')('whoever writes or backs up meanwhile waits for the end of it', async () => {
    const { client, services } = site();
    const held = Promise.withResolvers<void>();
    const locked = Promise.withResolvers<void>();
    const restoring = client.transaction(async (tx) => {
      await lockWhole(tx, [{ name: 'settings' }]);
      locked.resolve();
      await held.promise;
      await tx.exec("INSERT INTO settings (key, value) VALUES ('contact_email', 'a@b.example')");
    });
    await locked.promise;
    const ended: string[] = [];
    const change = owner('PATCH', '/api/admin/settings/site_name', { value: 'Enquanto isso' });
    const backup = services.backupWorker.makeNow({ reason: 'person' }, unwatched);
    for (const each of [change, backup]) void each.then(() => ended.push('early'));
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(ended).toEqual([]);
    held.resolve();
    await restoring;
    expect((await change).statusCode).toBe(200);
    expect((await backup).counts?.settings).toBeGreaterThan(0);
  });

  // What else is said of them: one engine makes the files as the other does.
  if (!oneEngine.includes(engine)) return;

  test('one is asked for once, made by a job, listed with its facts and taken home', async () => {
    const asked = await owner('POST', PATH);
    expect(asked.json()).toMatchObject({
      state: 'waiting',
      reason: 'person',
      name: '2026-10-15-120000',
      bytes: null,
    });
    expect((await owner('POST', PATH)).json().id).toBe(asked.json().id);
    expect(await waitingJobs()).toEqual(['backup waiting']);
    expect(await lastAudits(site())).toMatchObject([
      { action: 'created', subject: 'backup', title: '2026-10-15-120000' },
    ]);
    await site().services.backupWorker.makeDue(unwatched);
    const { items, nextCursor } = await listed();
    expect(nextCursor).toBeNull();
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({ state: 'ready', missingPictures: 0, rehearsal: null, restore: null });
    const { backup, now } = (await owner('GET', `${PATH}/${items[0].id}`)).json();
    expect(backup).toEqual(items[0]);
    expect(backup.counts).toEqual(now);
    // Whole where it is kept; what leaves the machine unencrypted has no keys in it.
    expect(items[0]).toMatchObject({ holds: 'everything', sends: 'without_secrets' });
    const file = await owner('GET', `${PATH}/${items[0].id}/file`);
    expect(file.headers).toMatchObject({
      'content-type': 'application/gzip',
      'content-disposition': `attachment; filename="vitrina-backup-${items[0].id}-without-secrets.tar.gz"`,
      'cache-control': 'no-store',
    });
    const { head, manifest } = await checkArchive(Readable.from([file.rawPayload]));
    expect(head.without).toContain('secrets');
    expect(manifest.leftOut).toMatchObject({ settings: [] });
    expect(await lastAudits(site())).toMatchObject([
      { action: 'exported', subject: 'backup', details: { holds: 'without_secrets' } },
    ]);
  });

  test('one that fails says why, and what a process has left behind is tidied up', async () => {
    await owner('POST', PATH);
    const full = { ...objects, write: () => Promise.reject(new Error('No space left on device')) };
    const { db, clock, services } = site();
    const { createBackupWorker } = await import('#server/domain/running/backups/backups.worker.ts');
    const { createMediaService } = await import('#server/domain/writing/media/media.service.ts');
    const worker = createBackupWorker({
      db,
      clock,
      objects: full,
      program: '0',
      scratch: path.join(folder, 'scratch'),
      pictures: createMediaService({ directory: folder }),
    });
    await expect(worker.makeDue(unwatched)).rejects.toThrow('No space left');
    expect((await listed()).items[0]).toMatchObject({
      state: 'failed',
      bytes: null,
      problem: { code: 'unexpected', detail: 'No space left on device' },
    });
    await services.backupWorker.add({ reason: 'schedule' });
    await services.backupWorker.makeDue(unwatched);
    expect((await listed()).items.map(({ state }: { state: string }) => state).sort()).toEqual([
      'failed',
      'failed',
      'ready',
    ]);
  });

  test('deleting one deletes its file', async () => {
    const { id } = await makeOne();
    const [row] = await site().db.select().from(backups);
    expect(await objects.has(row?.key ?? '')).toBe(true);
    expect((await owner('DELETE', `${PATH}/${id}`)).json()).toEqual({ deleted: true });
    expect(await objects.has(row?.key ?? '')).toBe(false);
    expect((await owner('GET', `${PATH}/${id}/file`)).statusCode).toBe(404);
    expect(await lastAudits(site())).toMatchObject([{ action: 'deleted', subject: 'backup' }]);
  });
});
