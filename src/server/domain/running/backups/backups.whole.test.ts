import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { TableSum } from '#db/dump/sums.ts';
import { invalidations } from '#db/schema/pages/invalidations.ts';
import { auditLog } from '#db/schema/people/audit-log.ts';
import { categories } from '#db/schema/writing/categories.ts';
import { media } from '#db/schema/writing/media.ts';
import { posts } from '#db/schema/writing/posts.ts';
import {
  backUp,
  type Place,
  pagesOf,
  rowsIn,
  sumsOf,
  unwatched,
  usePlace,
} from '#test/harness/data/backups.ts';
import { everything } from '#test/harness/data/everything.ts';
import { noise } from '#test/harness/data/pictures.ts';
import { engines, oneEngine, otherEngine } from '#test/harness/database.ts';
import { actors, callerWith } from '#test/harness/people/actors.ts';

const command = { id: null, name: 'npm run restore' };
const addresses = [
  ...['/br', '/it', '/br/categoria/casa', '/br/melhores-aspiradores-verticais', '/br/nada-por-aqui'],
  ...['/it/recensione/nimbra-aero-3', '/br/lancamento', '/br/sobre'],
  ...(everything ? ['/', '/br?page=2', '/mx', '/es', '/us', '/br/categorias', '/br/avaliacao'] : []),
];

const upload = async ({ services }: Place, name: string) =>
  services.mediaLibrary.upload(callerWith('owner'), { name, bytes: await noise().png().toBuffer() });

const document = Buffer.from('%PDF-1.7 x');
const uploadDocument = ({ services }: Place) =>
  services.mediaLibrary.uploadFile(callerWith('owner'), { name: 'Tabela.pdf', bytes: document });

describe.each(engines)('a backup of %s', { timeout: 240_000 }, (engine) => {
  const site = usePlace(engine, 'demo');
  const elsewhere = usePlace(otherEngine[engine], 'nothing');

  /** Of the site in the beginning, for all that need no other: making one takes longest. */
  let id: number;
  let file: string;
  let rows: Record<string, TableSum>;
  let picture: Awaited<ReturnType<typeof upload>>;
  let paper: typeof picture;
  /** What was there before a restore. */
  let kept: { safety: number; rows: typeof rows; picture: string };
  beforeAll(async () => {
    picture = await upload(site(), 'Sala de estar.png');
    paper = await uploadDocument(site());
    await site().services.secrets.sign('a', 'first use');
    ({ id, file } = await backUp(site()));
    rows = await sumsOf(site().client);
  });

  test('restored into an empty place on the other engine, gives the same rows, pages and pictures', async () => {
    expect(rows.posts?.rows).toBeGreaterThan(50);
    const pages = await pagesOf(site(), addresses);
    const place = elsewhere();
    const restored = await place.services.backupWorker.restoreFile(file, command, unwatched);
    expect(restored).toMatchObject({ pictures: 2, otherKey: false });
    // The log has one line more: that this was restored.
    const [line] = await place.db.delete(auditLog).where(eq(auditLog.action, 'restored')).returning();
    expect(line).toMatchObject({ subject: 'backup', actorName: 'npm run restore' });
    expect(await sumsOf(place.client)).toEqual(rows);
    expect(await pagesOf(place, addresses)).toEqual(pages);
    expect(await place.pictures.originals.read(picture.name)).toEqual(
      await site().pictures.originals.read(picture.name),
    );
    expect(await place.pictures.originals.read(paper.name)).toEqual(document);
    const [next] = await place.db
      .insert(categories)
      .values({ locale: 'br', slug: 'seguinte', name: 'Seguinte' })
      .returning();
    const [last] = await site().db.select({ id: sql<number>`max(id)::int` }).from(categories);
    expect(next?.id).toBeGreaterThan(last?.id ?? 0);
  });

  test('made while people write, is of one moment', async () => {
    const { db } = site();
    let stopped = false;
    let written = 0;
    const [category] = await db
      .insert(categories)
      .values({ locale: 'br', slug: 'ao-vivo', name: 'Ao vivo' })
      .returning();
    const write = async () => {
      for (; !stopped; written += 1) {
        await db.transaction(async (tx) => {
          const row = {
            locale: 'br' as const,
            title: 'x',
            content: { type: 'doc' as const, content: [] },
            status: 'published' as const,
          };
          await tx.insert(posts).values({ ...row, slug: `ao-vivo-${written}-a`, categoryId: category?.id });
          await tx.insert(posts).values({ ...row, slug: `ao-vivo-${written}-b`, categoryId: category?.id });
        });
      }
    };
    const writing = write();
    while (written < 5) await new Promise((resolve) => setTimeout(resolve, 5));
    const before = written;
    const { file: live } = await backUp(site());
    const after = written;
    stopped = true;
    await writing;
    expect(after).toBeGreaterThan(before);
    const liveId = String(category?.id);
    const found = (await rowsIn(live, 'posts')).filter((row) => row.category_id === liveId);
    expect(found.length % 2).toBe(0);
    expect(found.length / 2).toBeGreaterThanOrEqual(before);
    expect(found.length / 2).toBeLessThanOrEqual(after + 1);
    const counted = (await rowsIn(live, 'categories')).find((row) => row.id === liveId);
    expect(counted?.post_count).toBe(String(found.length));
    await db.delete(posts).where(eq(posts.categoryId, category?.id ?? 0));
  });

  test('put back over what came after it, keeps that in a backup of its own, and the log in one piece', async () => {
    const { db, services, pictures, client } = site();
    await db
      .update(posts)
      .set({ title: 'Mudou depois' })
      .where(eq(posts.slug, 'melhores-aspiradores-verticais'));
    await services.mediaLibrary.remove(callerWith('owner'), picture.id, false);
    const later = await upload(site(), 'Depois.png');
    const log = await db.select().from(auditLog);
    const now = await sumsOf(client);
    const ledger = await db.select().from(invalidations);

    const backup = await services.backupWorker.find(id);
    if (!backup) throw new Error('The backup is gone.');
    const restored = await services.backupWorker.restoreStored(backup, actors.owner, unwatched);
    const { audit_log: _log, ...others } = await sumsOf(client);
    expect(rows).toMatchObject(others);
    expect(await pictures.originals.has(picture.name)).toBe(true);
    expect(await pictures.originals.has(later.name)).toBe(false);
    const lines = await db.select().from(auditLog).orderBy(auditLog.id);
    expect(lines).toHaveLength(log.length + 1);
    expect(lines.at(-1)).toMatchObject({ action: 'restored', actorName: actors.owner.name });
    expect(lines.filter(({ action }) => action !== 'restored')).toEqual(
      expect.arrayContaining(log.filter(({ action }) => action !== 'restored')),
    );
    const changes = await db.select().from(invalidations).orderBy(invalidations.id);
    expect(changes).toHaveLength(ledger.length + 1);
    expect(changes.at(-1)?.tags).toEqual(
      expect.arrayContaining(['lifetime:post', 'lifetime:landing', 'setting:page_scripts']),
    );

    expect(restored.safety).toBeTruthy();
    const safety = (await services.backupWorker.listAll()).find(({ reason }) => reason === 'before_restore');
    expect(safety).toMatchObject({ state: 'ready', askedBy: actors.owner.name });
    kept = { safety: safety?.id ?? 0, rows: now, picture: later.name };
  });

  // A backup is read as any other then, and rehearsed in an embedded database wherever it was made.
  if (!oneEngine.includes(engine)) return;

  test('what it keeps before is as whole as any other', async () => {
    const { db, services, pictures, client } = site();
    const safety = await services.backupWorker.find(kept.safety);
    if (!safety) throw new Error('The backup is gone.');
    await services.backupWorker.restoreStored(safety, actors.owner, unwatched);
    const { audit_log: _again, ...back } = await sumsOf(client);
    expect(kept.rows).toMatchObject(back);
    expect((await db.select().from(media)).map(({ name }) => name)).toContain(kept.picture);
    expect(await pictures.originals.has(kept.picture)).toBe(true);
  });

  test('is rehearsed in a place of its own', async () => {
    const { services, client } = site();
    const before = await sumsOf(client);
    const backup = await services.backupWorker.find(id);
    if (!backup) throw new Error('The backup is gone.');
    const facts = await services.backupWorker.rehearse(backup, unwatched);
    expect(facts.rows).toBe(Object.values(rows).reduce((sum, table) => sum + table.rows, 0));
    expect(await services.backupWorker.find(id)).toMatchObject({
      rehearsalState: 'done',
      rehearsedRows: facts.rows,
      rehearsalProblem: null,
    });
    expect(await sumsOf(client)).toEqual(before);
  });
});
