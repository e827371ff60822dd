import { desc } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { invalidations } from '#db/schema/pages/invalidations.ts';
import { engines } from '#test/harness/database.ts';
import { sound, useAdminApp, writersOf } from '#test/harness/people/admin.ts';
import { recordChange } from './record-change.ts';
import { tags } from './tags.ts';

describe.each(engines)('what is written into the ledger on %s', (engine) => {
  const site = useAdminApp(engine);
  const { create, step } = writersOf(site);
  const last = async () => {
    const newest = desc(invalidations.id);
    const [entry] = await site().db.select().from(invalidations).orderBy(newest).limit(1);
    return entry;
  };

  test('a post that is withdrawn is named as taken down; one that appears is not', async () => {
    const { id } = await create(sound('Retirado'));
    await step(id, 'publish');
    expect(await last()).toMatchObject({ takenDown: [], cause: `post ${id} published` });
    await step(id, 'unpublish');
    const entry = await last();
    expect(entry?.takenDown).toEqual([tags.post(id)]);
    expect(entry?.tags).toEqual(expect.arrayContaining([tags.post(id), tags.posts('br')]));
  });

  test('each tag once, what was taken down among them, and nothing where nothing changed', async () => {
    const { db, clock } = site();
    const write = (changed: string[], takenDown: string[] = []) =>
      db.transaction((tx) => recordChange(tx, clock(), 'a change', changed, { takenDown }));
    await write(['post:1', 'post:1'], ['post:2']);
    const entry = await last();
    expect([entry?.tags, entry?.takenDown]).toEqual([['post:1', 'post:2'], ['post:2']]);
    await write([]);
    expect((await last())?.id).toBe(entry?.id);
  });
});
