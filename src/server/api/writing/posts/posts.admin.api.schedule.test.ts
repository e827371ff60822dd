import { afterEach, describe, expect, test } from 'vitest';
import { invalidations } from '#db/schema/pages/invalidations.ts';
import { demoNow } from '#test/harness/app.ts';
import { engines } from '#test/harness/database.ts';
import { sound, useAdminApp, writersOf } from '#test/harness/people/admin.ts';
import { createTestServices } from '#test/harness/services.ts';

const later = '2026-10-15T18:30:00.000Z';

describe.each(engines)('schedules of posts on %s', (engine) => {
  const site = useAdminApp(engine);
  const { create, get, step, trash, publicly, logged } = writersOf(site);
  const sweep = () => site().services.postWriting.upkeep.publishDue();

  afterEach(() => site().clock.moveTo(demoNow));

  test('must lie ahead, can be moved and taken back', async () => {
    const { id } = await create(sound('Agenda'));
    for (const at of [demoNow.toISOString(), '2026-10-15T08:59:00-03:00']) {
      expect((await step(id, 'schedule', { at })).error.fields).toEqual({
        at: 'Choose a moment in the future.',
      });
    }
    expect((await step(id, 'schedule', { at: 'amanhã' })).error.code).toBe('invalid_input');
    expect(await step(id, 'schedule', { at: later })).toMatchObject({
      status: 'scheduled',
      scheduledFor: later,
    });
    expect(await step(id, 'schedule', { at: '2026-10-15T17:00:00-03:00' })).toMatchObject({
      scheduledFor: '2026-10-15T20:00:00.000Z',
      version: 3,
    });
    expect(await step(id, 'unschedule')).toMatchObject({ status: 'draft', scheduledFor: null });
    await step(id, 'publish');
    expect((await step(id, 'schedule', { at: later })).error.code).toBe('conflict');
    expect((await step(id, 'unschedule')).error.code).toBe('conflict');
  });

  test('fires when its moment has come and not before, by the program, for readers', async () => {
    const { id, slug } = await create({
      ...sound('No ar depois'),
      status: 'scheduled',
      scheduledFor: later,
    });
    site().clock.moveTo('2026-10-15T18:29:59.999Z');
    expect(await sweep()).toBe(0);
    expect(await publicly(slug)).toBe(404);
    const told = (await site().db.select().from(invalidations)).length;
    site().clock.moveTo('2026-10-15T18:30:07Z');
    expect(await sweep()).toBe(1);
    expect(await publicly(slug)).toBe(200);
    const post = await get(id);
    expect(post).toMatchObject({
      status: 'published',
      publishedAt: later,
      updatedAt: later,
      scheduledFor: null,
      version: 2,
      updatedBy: 'Edu',
    });
    expect(await logged(id)).toEqual(['Edu created', 'Edu scheduled', 'Vitrina published']);
    expect((await site().db.select().from(invalidations)).length).toBe(told + 1);
    expect(await sweep()).toBe(0);
  });

  test('fires once, however many servers sweep at once, and however late they start', async () => {
    const created = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        create({ ...sound(`Atrasado ${n}`), status: 'scheduled', scheduledFor: later }),
      ),
    );
    site().clock.moveTo('2026-11-30T00:00:00Z');
    const { db, clock } = site();
    const servers = Array.from({ length: 3 }, () => createTestServices({ db, clock }).postWriting.upkeep);
    const swept = await Promise.all(servers.map(({ publishDue }) => publishDue()));
    // What one holds, another leaves to it.
    expect(swept.reduce((sum, n) => sum + n, await sweep())).toBe(12);
    for (const { id } of created) {
      expect((await logged(id)).filter((line) => line === 'Vitrina published')).toHaveLength(1);
      const post = await get(id);
      expect([post.version, post.publishedAt]).toEqual([2, later]);
    }
  });

  test('of a post in the trash waits with it', async () => {
    const { id } = await create({ ...sound('No lixo'), status: 'scheduled', scheduledFor: later });
    await trash(id);
    site().clock.moveTo('2026-10-16T00:00:00Z');
    expect(await sweep()).toBe(0);
    expect(await step(id, 'restore')).toMatchObject({ status: 'draft', scheduledFor: null });
  });

  test('that was moved between sweep and claim is kept', async () => {
    const { id } = await create({ ...sound('Adiado'), status: 'scheduled', scheduledFor: later });
    site().clock.moveTo('2026-10-15T18:30:01Z');
    const moving = step(id, 'schedule', { at: '2026-10-17T00:00:00Z' });
    const [, post] = await Promise.all([sweep(), moving]);
    const published = (await logged(id)).includes('Vitrina published');
    expect(post.error?.code ?? post.status).toBe(published ? 'conflict' : 'scheduled');
  });
});
