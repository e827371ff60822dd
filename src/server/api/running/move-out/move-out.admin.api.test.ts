import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import type { MoveOut } from '#contract/running/move-out/move-out.admin.schemas.ts';
import { type MoveOutForm, moveOutForms } from '#contract/running/move-out/move-out.words.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import { moveOuts } from '#db/schema/running/move-out.ts';
import { refusals as pt } from '#i18n/admin/pt/refusals.ts';
import type { AskedSite } from '#server/domain/running/move-out/static-site/asked-site.ts';
import * as room from '#server/lib/process/enough-room.ts';
import { createFolderObjects } from '#server/storage/folder-store.ts';
import { useApp } from '#test/harness/app.ts';
import { engines, oneEngine } from '#test/harness/database.ts';
import { as, lastAudits } from '#test/harness/people/actors.ts';
import { makeTemporaryFolder } from '#test/harness/programs/temporary-folder.ts';
import { unzipped } from '#test/harness/unzipped.ts';

const PATH = '/api/admin/move-outs';

/** A site of which each page says where it is. */
const pages: AskedSite = {
  ask: async (address) => ({
    ...{ status: 200, type: address.endsWith('xml') ? 'application/xml' : 'text/html; charset=utf-8' },
    body: Buffer.from(`<!DOCTYPE html><html><head><title>x</title></head><body>${address}</body></html>`),
  }),
  close: async () => {},
};
const openPages = async () => pages;

describe.each(engines)('moving out at the desk, on %s', { timeout: 120_000 }, (engine) => {
  const folder = makeTemporaryFolder();
  const store = path.join(folder, 'objects');
  const site = useApp(engine, {
    scratch: path.join(folder, 'scratch'),
    objects: () => createFolderObjects(store),
  });
  const owner = () => as(site(), 'owner');
  const desk = () => site().services.moveOuts;
  const work = (signal = new AbortController().signal) => desk().worker.workOnWaiting(signal, openPages);
  const begin = async (form: MoveOutForm) => (await owner()('POST', PATH, { form })).json<MoveOut>();
  const list = async () => (await owner()('GET', PATH)).json<{ items: MoveOut[] }>().items;
  const fileOf = (id: number) => owner()('GET', `${PATH}/${id}/file`);

  async function byTheCommand(form: MoveOutForm): Promise<Record<string, Buffer>> {
    const target = await mkdtemp(path.join(folder, 'out-'));
    const { moveOut } = site().services;
    if (form === 'static') await moveOut.writeSite({ site: pages, folder: target });
    else await moveOut.write(form, target);
    const files: Record<string, Buffer> = {};
    for (const entry of await readdir(target, { recursive: true, withFileTypes: true })) {
      const file = path.join(entry.parentPath, entry.name);
      if (entry.isFile()) files[path.relative(target, file)] = await readFile(file);
    }
    return files;
  }

  test('is an owner’s alone', async () => {
    for (const role of ['editor', 'viewer', 'author'] as const) {
      expect((await as(site(), role)('GET', PATH)).statusCode, role).toBe(403);
      expect((await as(site(), role)('POST', PATH, { form: 'wxr' })).statusCode, role).toBe(403);
      expect((await as(site(), role)('GET', `${PATH}/1/file`)).statusCode, role).toBe(403);
    }
    expect((await owner()('POST', PATH, { form: 'docx' })).statusCode).toBe(400);
  });

  test.each(oneEngine.includes(engine) ? moveOutForms : (['wxr'] as const))(
    'as %s it is what the command writes',
    async (form) => {
      const { id, state } = await begin(form);
      expect(state).toBe('waiting');
      expect((await begin(form)).id).toBe(id);
      expect(await lastAudits(site())).toMatchObject([{ action: 'created', subject: 'copy', title: form }]);
      expect((await fileOf(id)).statusCode).toBe(404);
      await work();
      const [made] = await list();
      expect(made).toMatchObject({ id, form, state: 'ready', problem: null, startedBy: 'Olga Owner' });
      expect(made?.done).toBe(made?.total);
      const answer = await fileOf(id);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="vitrina-${form}-${id}.zip"`,
      });
      expect(answer.rawPayload).toHaveLength(made?.bytes ?? 0);
      const files = await unzipped(answer.rawPayload);
      const written = await byTheCommand(form);
      expect(Object.keys(files).toSorted()).toEqual(Object.keys(written).toSorted());
      expect(Object.keys(files).length).toBeGreaterThan(4);
      for (const [name, bytes] of Object.entries(written))
        expect(files[name]?.equals(bytes), name).toBe(true);
      expect(await lastAudits(site())).toMatchObject([{ action: 'exported', subject: 'copy', title: form }]);
      expect(await readdir(path.join(folder, 'scratch'))).toEqual([]);
    },
  );

  test('is begun anew by another server when its own has gone', async () => {
    const { id } = await begin('wxr');
    const gone = { state: 'running' as const, worker: 'another server', heartbeatAt: site().clock() };
    await site().db.update(moveOuts).set(gone).where(eq(moveOuts.id, id));
    await work();
    expect((await list())[0]?.state).toBe('running');
    site().clock.pass(engineLimits.moveIn.takeOverAfter / 1000 + 1);
    await work();
    expect((await list())[0]).toMatchObject({ id, state: 'ready' });
  });

  test('says so where there is no room, or it fails, and leaves nothing behind', async () => {
    const full = vi.spyOn(room, 'findRoom').mockReturnValue({ disk: 1 });
    const refused = await owner()('POST', PATH, { form: 'markdown' });
    expect(refused.json().error.message).toBe(pt.no_room_to_leave);
    full.mockRestore();
    await begin('static');
    const broken = () => Promise.reject(new Error('no pages'));
    await expect(desk().worker.workOnWaiting(new AbortController().signal, broken)).rejects.toThrow(
      'no pages',
    );
    expect((await list())[0]).toMatchObject({ state: 'failed', problem: pt.move_out_failed, bytes: null });
    expect(await readdir(path.join(folder, 'scratch'))).toEqual([]);
  });

  test('is removed after a while', async () => {
    expect(await desk().worker.purge()).toBe(0);
    site().clock.pass(engineLimits.moveOut.keptDays * 86_400 + 1);
    const made = await list();
    expect(made.length).toBeGreaterThan(2);
    expect(await desk().worker.purge()).toBe(made.length);
    expect(await list()).toEqual([]);
    expect(await readdir(path.join(store, 'move-outs'))).toEqual([]);
  });
});
