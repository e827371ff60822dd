import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { auditLog } from '#db/schema/people/audit-log.ts';
import { demoNow } from '#test/harness/app.ts';
import { oneEngine } from '#test/harness/database.ts';
import { body, paragraph, sound, useAdminApp, writersOf } from '#test/harness/people/admin.ts';

describe.each(oneEngine)('unsaved changes of posts on %s', (engine) => {
  const site = useAdminApp(engine);
  const { call, create, get, kinds, minutesLater } = writersOf(site);
  const keep = (id: number, draft: object, person: 'editor' | 'second' = 'editor') =>
    call(person, 'PUT', `/posts/${id}/draft`, draft);

  afterEach(() => site().clock.moveTo(demoNow));

  describe('unsaved changes', () => {
    test('of a published post change nothing that readers see', async () => {
      const { id, slug, version } = await create({ ...sound('No ar'), status: 'published' });
      const shown = async () => (await site().app.inject(`/api/posts/by-slug/${slug}`)).json();
      const before = await shown();
      const { status, body: kept } = await keep(id, {
        baseVersion: version,
        title: 'Ainda não',
        content: body(paragraph('Novo')),
      });
      expect([status, kept]).toEqual([
        200,
        {
          fields: { title: 'Ainda não', content: body(paragraph('Novo')) },
          baseVersion: 1,
          outdated: false,
          updatedAt: demoNow.toISOString(),
        },
      ]);
      expect(await shown()).toEqual(before);
      expect(await get(id)).toMatchObject({ title: 'No ar', version: 1, draft: kept });
    });

    test('are their author’s; others only see that somebody writes', async () => {
      const { id } = await create({ ...sound('Duas'), status: 'published' });
      await keep(id, { baseVersion: 1, title: 'De Edu' });
      await keep(id, { baseVersion: 1, title: 'De Fátima' }, 'second');
      expect(await get(id)).toMatchObject({
        draft: { fields: { title: 'De Edu' } },
        othersWriting: [{ name: 'Fátima' }],
      });
      expect(await get(id, 'viewer')).toMatchObject({ draft: null, othersWriting: [{}, {}] });
    });

    test('are gone once they are saved or discarded, and marked where the post has moved on', async () => {
      const { id } = await create({ ...sound('Some'), status: 'published' });
      await keep(id, { baseVersion: 1, title: 'Meu' });
      await keep(id, { baseVersion: 1, title: 'Dela' }, 'second');
      await call('editor', 'PATCH', `/posts/${id}`, { version: 1, title: 'Meu' });
      expect((await get(id)).draft).toBeNull();
      expect((await get(id, 'second')).draft).toMatchObject({ outdated: true, fields: { title: 'Dela' } });
      const { body: after } = await call('second', 'DELETE', `/posts/${id}/draft`);
      expect([after.draft, after.title]).toEqual([null, 'Meu']);
    });

    test('may be unfinished, but not just anything', async () => {
      const { id } = await create({ ...sound('Solto'), status: 'published' });
      expect((await keep(id, { baseVersion: 1, title: '' })).status).toBe(200);
      expect((await keep(id, { baseVersion: 2, title: 'x' })).status).toBe(400);
      expect(
        (await keep(id, { baseVersion: 1, content: { type: 'doc', content: [{ type: 'script' }] } })).status,
      ).toBe(400);
      expect((await keep(999_999, { baseVersion: 1 })).status).toBe(404);
    });

    test('of one author in several windows leave one trace, and the last one stays', async () => {
      const { id } = await create({ ...sound('Janelas'), status: 'published' });
      const windows = Array.from({ length: 6 }, (_, n) => keep(id, { baseVersion: 1, title: `Janela ${n}` }));
      expect((await Promise.all(windows)).map(({ status }) => status)).toEqual(Array(6).fill(200));
      const { draft } = await get(id);
      expect(await kinds(id)).toEqual([`autosaved ${draft.fields.title}`, 'published Janelas']);
    });

    test('never reach readers by an autosave, of a scheduled post neither', async () => {
      for (const visibility of [
        { status: 'published' },
        { status: 'scheduled', scheduledFor: '2026-12-01T00:00:00Z' },
      ]) {
        const { id } = await create({ ...sound('Protegido'), ...visibility });
        const refused = await call('editor', 'PATCH', `/posts/${id}`, {
          version: 1,
          title: 'x',
          autosave: true,
        });
        expect([refused.status, Object.keys(refused.body.error.fields)]).toEqual([400, ['autosave']]);
      }
    });
  });

  describe('autosaves', () => {
    test('of a draft are saves that share a revision for five minutes', async () => {
      const { id } = await create({ title: 'Auto' });
      const autosave = (version: number, title: string, person: 'editor' | 'second' = 'editor') =>
        call(person, 'PATCH', `/posts/${id}`, { version, title, autosave: true });
      for (const [minute, version, title] of [
        [1, 1, 'A'],
        [2, 2, 'B'],
        [5.9, 3, 'C'],
      ] as const) {
        minutesLater(minute);
        expect((await autosave(version, title)).status).toBe(200);
      }
      expect(await kinds(id)).toEqual(['autosaved C', 'created Auto']);
      minutesLater(6.1);
      await autosave(4, 'D');
      minutesLater(6.2);
      await autosave(5, 'E', 'second');
      minutesLater(6.3);
      await autosave(6, 'F');
      expect(await kinds(id)).toEqual(['autosaved F', 'autosaved E', 'autosaved C', 'created Auto']);
      const logged = await site()
        .db.select()
        .from(auditLog)
        .where(eq(auditLog.subjectId, String(id)));
      expect(logged).toHaveLength(4);
      expect(await get(id)).toMatchObject({ title: 'F', version: 7 });
    });

    test('kept apart leave a trace too, and count once with the same save id', async () => {
      const { id } = await create({ ...sound('À parte'), status: 'published' });
      const saveId = randomUUID();
      await keep(id, { baseVersion: 1, title: 'Um', saveId });
      minutesLater(20);
      const { body: repeated } = await keep(id, { baseVersion: 1, title: 'Um', saveId });
      expect(repeated.updatedAt).toBe(demoNow.toISOString());
      expect(await kinds(id)).toEqual(['autosaved Um', 'published À parte']);
      await keep(id, { baseVersion: 1, title: 'Dois', saveId: randomUUID() });
      expect(await kinds(id)).toEqual(['autosaved Dois', 'autosaved Um', 'published À parte']);
    });
  });
});
