import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { awin } from '#contract/commerce/networks/ready-made/awin.ts';
import { magalu } from '#contract/commerce/networks/ready-made/magalu.ts';
import { contentKinds } from '#contract/running/content-transfer/content-kinds.ts';
import type { Locale } from '#contract/site/locales.ts';
import { networks } from '#db/schema/commerce/networks.ts';
import { oldAddresses } from '#db/schema/readers/old-addresses.ts';
import { settings } from '#db/schema/running/settings.ts';
import { categories } from '#db/schema/writing/categories.ts';
import { media } from '#db/schema/writing/media.ts';
import { posts } from '#db/schema/writing/posts.ts';
import { type Place, pagesOf, sumsOf, usePlace } from '#test/harness/data/backups.ts';
import { noise } from '#test/harness/data/pictures.ts';
import { engines, otherEngine } from '#test/harness/database.ts';
import { actors, callerWith } from '#test/harness/people/actors.ts';

const addresses = (locale: string) => [`/${locale}`, `/${locale}/categorias`, `/${locale}/contato`];

const contentOf = async ({ client }: Place) => {
  const sums = await sumsOf(client);
  return Object.fromEntries(contentKinds.map((kind) => [kind, sums[kind]]));
};

async function exportFile(place: Place, name: string, locale?: Locale): Promise<string> {
  const file = path.join(place.folder, name);
  await pipeline(place.services.contentTransfer.write(locale), createWriteStream(file));
  return file;
}
const importFile = (place: Place, file: string, dryRun = false) =>
  place.services.contentTransfer.import(file, actors.owner, { dryRun });

describe.each(engines)('content as JSON, from %s to the other engine', { timeout: 120_000 }, (engine) => {
  const site = usePlace(engine, 'demo', {
    seed: async (db) => {
      await db.insert(settings).values({ key: 'amazon_na', value: 'a secret' });
      await db.insert(networks).values([awin, magalu].map((each) => ({ key: each.id, definition: each })));
    },
  });
  const whole = usePlace(otherEngine[engine], 'nothing');
  const parts = usePlace(otherEngine[engine], 'nothing');

  test('a whole site into an empty one: the same rows, the same pages, and nothing secret', async () => {
    const picture = await site().services.mediaLibrary.upload(callerWith('owner'), {
      name: 'Sala.png',
      bytes: await noise().png().toBuffer(),
    });
    const paper = { name: 'Tabela.pdf', bytes: Buffer.from('%PDF-1.7 x') };
    const { name } = await site().services.mediaLibrary.uploadFile(callerWith('owner'), paper);
    const lasting = { path: '/2019/antigo', locale: 'br', target: '/br/contato' } as const;
    await site()
      .db.insert(oldAddresses)
      .values({ ...lasting, runId: 7 });
    const file = await exportFile(site(), 'whole.json');
    const text = await readFile(file, 'utf8');
    expect(JSON.parse(text)[0]).toMatchObject({
      vitrinaContent: 1,
      editions: ['br', 'it', 'mx', 'es', 'us'],
    });
    expect(text).not.toContain('a secret');
    expect(text).not.toContain('credentials');

    const tried = await importFile(whole(), file, true);
    expect(tried.kinds.posts).toMatchObject({ clashes: [] });
    expect(await whole().db.select().from(posts)).toEqual([]);
    const report = await importFile(whole(), file);
    expect(report.kinds.posts?.added).toBe(report.kinds.posts?.given);
    await site().db.delete(settings).where(eq(settings.key, 'amazon_na'));
    // Which run brought an address along is nobody's concern elsewhere.
    await site().db.update(oldAddresses).set({ runId: null });
    expect(await contentOf(whole())).toEqual(await contentOf(site()));
    expect(await whole().services.redirects.find(lasting.path)).toBe(lasting.target);
    const pages = [...['br', 'it', 'mx'].flatMap(addresses), '/br/avaliacao/nimbra-aero-3', '/br/lancamento'];
    expect(await pagesOf(whole(), pages)).toEqual(await pagesOf(site(), pages));
    expect(await whole().pictures.originals.read(picture.name)).toEqual(
      await site().pictures.originals.read(picture.name),
    );
    expect(await whole().pictures.originals.read(name)).toEqual(paper.bytes);

    // Back again, it is the very same file, but for its head; and importing it once more changes nothing.
    const again = await readFile(await exportFile(whole(), 'again.json'), 'utf8');
    expect(again.split('\n').slice(2)).toEqual(text.split('\n').slice(2));
    const twice = await importFile(whole(), file);
    expect(Object.values(twice.kinds).map(({ added, changed }) => added + changed)).toEqual(
      Object.keys(twice.kinds).map(() => 0),
    );
    const [next] = await whole()
      .db.insert(categories)
      .values({ locale: 'br', slug: 'nova', name: 'Nova' })
      .returning();
    expect(next?.id).toBeGreaterThan(10);
  });

  test('one edition after the other', async () => {
    const italian = await importFile(parts(), await exportFile(site(), 'it.json', 'it'));
    expect(italian.head.editions).toEqual(['it']);
    expect(await parts().db.select().from(posts).where(eq(posts.locale, 'br'))).toEqual([]);
    expect(await parts().db.select().from(media)).toEqual([]);
    expect((await parts().db.select().from(networks)).map(({ key }) => key)).toEqual(['awin']);
    expect((await pagesOf(parts(), ['/it/categorie']))['/it/categorie']).toBeTruthy();
    const brazilian = await importFile(parts(), await exportFile(site(), 'br.json', 'br'));
    expect(Object.values(brazilian.kinds).flatMap(({ clashes }) => clashes)).toEqual([]);
    const count = async (place: Place, locale: Locale) =>
      (await place.db.select().from(posts).where(eq(posts.locale, locale))).length;
    for (const locale of ['br', 'it'] as const)
      expect(await count(parts(), locale)).toBe(await count(site(), locale));
  });

  test('where something else is in the way, nothing is imported, and it is named', async () => {
    const [category] = await site().db.select().from(categories).where(eq(categories.locale, 'mx')).limit(1);
    await parts()
      .db.insert(categories)
      .values({ id: category?.id ?? 0, locale: 'mx', slug: 'outra', name: 'Outra' });
    const before = await contentOf(parts());
    // Of an edition that is not there yet.
    const report = await importFile(parts(), await exportFile(site(), 'mx.json', 'mx'));
    expect(report.kinds.categories?.clashes).toEqual([String(category?.id)]);
    expect(await contentOf(parts())).toEqual(before);
  });
});
