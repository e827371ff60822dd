import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { and, eq, inArray } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { oldAddresses } from '#db/schema/readers/old-addresses.ts';
import { movedIn } from '#db/schema/running/move-in.ts';
import { authors } from '#db/schema/writing/authors.ts';
import { categories } from '#db/schema/writing/categories.ts';
import { media } from '#db/schema/writing/media.ts';
import { posts } from '#db/schema/writing/posts.ts';
import { useApp } from '#test/harness/app.ts';
import { attachmentOf, entryOf, OLD_SITE, wordpressExport } from '#test/harness/data/old-sites.ts';
import { noise } from '#test/harness/data/pictures.ts';
import { engines, oneEngine } from '#test/harness/database.ts';
import { callerWith, lastAudits, lastChange } from '#test/harness/people/actors.ts';
import { makeTemporaryFolder } from '#test/harness/programs/temporary-folder.ts';

const who = { actor: { id: null, name: 'a test' }, caller: callerWith('owner') };
const picture = `<img src="${OLD_SITE}/wp-content/uploads/2024/05/foto.png"/>`;
const source = (...changes: [from: string, to: string][]) =>
  changes.reduce(
    (text, [from, to]) => text.replace(from, to),
    wordpressExport(
      entryOf({ id: 1, title: 'Um', slug: 'um', categories: ['panelas'], content: `Texto um. ${picture}` }),
      entryOf({ id: 2, title: 'Dois', slug: 'dois', categories: ['cozinha-antiga'], content: 'Texto dois.' }),
      entryOf({ id: 3, title: 'Três', slug: 'tres', content: 'Texto três.', status: 'draft' }),
      attachmentOf(9, '2024/05/foto.png', 1, 'Uma panela'),
    ),
  );

describe.each(engines)('a run that is taken back, on %s', { timeout: 120_000 }, (engine) => {
  const folder = makeTemporaryFolder();
  const site = useApp(engine, {
    scratch: path.join(folder, 'scratch'),
    wait: async () => {},
    guardedFetch: async (url) => ({
      url,
      status: 200,
      hops: [],
      headers: {},
      body: await noise().png().toBuffer(),
    }),
  });
  const run = async (text: string) => {
    const file = path.join(folder, 'export.xml');
    await writeFile(file, text);
    return site().services.moveIn.run(who, { files: [file] });
  };
  const undo = (id?: number | null) => site().services.moveInUndo.undoNow(who, id ?? undefined);
  const found = (...slugs: string[]) =>
    site().db.select().from(posts).where(inArray(posts.slug, slugs)).orderBy(posts.slug);
  const led = (url: string) => site().services.redirects.find(url);

  test('leaves nothing of itself, and can come again', async () => {
    const before = {
      posts: await site().db.select({ id: posts.id }).from(posts),
      media: await site().db.select({ id: media.id }).from(media),
      categories: await site().db.select({ id: categories.id }).from(categories),
      authors: await site().db.select({ id: authors.id }).from(authors),
    };
    const first = await run(source());
    expect(first.numbers.made).toMatchObject({ articles: 3, authors: 1, categories: 2, pictures: 1 });
    expect(await led('/?p=1')).toBe('/br/um');
    const told = await lastChange(site());
    const { undo: undone } = await undo(first.run);
    expect(undone).toMatchObject({ gone: first.numbers.made, left: [] });
    expect((await lastChange(site())).id).toBeGreaterThan(told.id);
    expect({
      posts: await site().db.select({ id: posts.id }).from(posts),
      media: await site().db.select({ id: media.id }).from(media),
      categories: await site().db.select({ id: categories.id }).from(categories),
      authors: await site().db.select({ id: authors.id }).from(authors),
    }).toEqual(before);
    expect(await site().db.select().from(oldAddresses)).toEqual([]);
    expect(await site().db.select().from(movedIn)).toEqual([]);
    expect(await lastAudits(site())).toMatchObject([
      { action: 'undone', subject: 'import', actorName: 'a test' },
    ]);
    expect((await run(source())).numbers).toEqual(first.numbers);
  });

  // What is given back, and what stays, is for our own code to say.
  if (!oneEngine.includes(engine)) return;

  test('gives back what it had changed, and no more', async () => {
    const [before] = await found('dois');
    const newer = await run(source(['Texto dois.', 'Texto novo.']));
    expect(newer.numbers.changed.articles).toBe(1);
    expect((await found('dois'))[0]?.contentText).toBe('Texto novo.');
    const { undo: undone } = await undo(newer.run);
    expect(undone).toMatchObject({ gone: { articles: 0 }, restored: { articles: 1 }, left: [] });
    const [after] = await found('dois');
    expect(after).toMatchObject({
      contentText: 'Texto dois.',
      status: 'published',
      updatedAt: before?.updatedAt,
    });
    expect(after?.version).toBe((before?.version ?? 0) + 2);
    // As if that run had never been: the older export changes nothing, the newer one comes again.
    expect((await run(source())).numbers).toMatchObject({ changed: { articles: 0 }, same: { articles: 3 } });
    expect((await run(source(['Texto dois.', 'Texto novo.']))).numbers.changed.articles).toBe(1);
  });

  test('leaves what somebody has worked on with all that it needs, and names it', async () => {
    const [um] = await found('um');
    await site().services.postWriting.saving.save(who.caller, um?.id ?? 0, {
      title: 'Um, daqui',
      version: um?.version ?? 0,
    });
    const [row] = await site()
      .db.select()
      .from(movedIn)
      .where(and(eq(movedIn.kind, 'articles'), eq(movedIn.sourceId, '1')));
    const { undo: undone } = await undo(row?.runId);
    expect(undone.gone).toMatchObject({ articles: 2, categories: 1 });
    expect(undone.left).toEqual([
      { kind: 'articles', id: um?.id, title: 'Um, daqui', reason: 'changed' },
      expect.objectContaining({ kind: 'categories', title: 'Panelas', reason: 'in_use' }),
      expect.objectContaining({ kind: 'authors', title: 'Ana Moura', reason: 'in_use' }),
      expect.objectContaining({ kind: 'pictures', title: 'foto.png', reason: 'in_use' }),
    ]);
    expect(await found('um', 'dois', 'tres')).toMatchObject([{ title: 'Um, daqui' }]);
    expect(await led('/?p=1')).toBe('/br/um');
    expect(await led('/?p=2')).toBeNull();
    expect(await led('/feed')).toBeNull();
    await expect(undo(row?.runId)).rejects.toMatchObject({ reason: 'not_undoable' });
  });

  test('takes products and offers that it made along, where nobody sells or names them by now', async () => {
    const { db, services, clock } = site();
    const { run: runId } = await run(source(['<wp:post_id>1<', '<wp:post_id>501<']));
    const [row] = await db
      .select()
      .from(movedIn)
      .where(eq(movedIn.runId, runId ?? 0))
      .limit(1);
    const place = { site: row?.site ?? '', locale: 'br' as const, hash: '', made: true, runId: runId ?? 0 };
    const facts = { brand: 'Aro', ean: null, otherEans: [], specs: {}, imageUrl: null, images: [] };
    const make = async (name: string, asin: string) => {
      const product = await services.productWriting.create(who.caller, { ...facts, name });
      const given = { productId: product.id, locale: 'br', marketplace: 'amazon', externalId: asin } as const;
      const offer = await services.offers.create(who.caller, given);
      await db.insert(movedIn).values([
        { ...place, kind: 'products', sourceId: name, subjectId: product.id, version: product.version },
        { ...place, kind: 'offers', sourceId: name, subjectId: offer.id, version: 0 },
      ]);
      return { product, offer };
    };
    await make('Taça', 'B000000001');
    const sold = await make('Prato', 'B000000002');
    clock.pass(60);
    await services.offers.change(who.caller, sold.offer.id, { price: 1_000 });
    const { undo: undone } = await undo(runId);
    expect(undone.gone).toMatchObject({ products: 1, offers: 1 });
    expect(undone.left).toEqual(
      expect.arrayContaining([
        { kind: 'offers', id: sold.offer.id, title: 'Aro Prato', reason: 'changed' },
        { kind: 'products', id: sold.product.id, title: 'Aro Prato', reason: 'in_use' },
      ]),
    );
  });
});
