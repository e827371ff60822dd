import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { toShopPath } from '#contract/site/addresses/to-shop-path.ts';
import { offers } from '#db/schema/commerce/offers.ts';
import { products } from '#db/schema/commerce/products.ts';
import { reviews } from '#db/schema/commerce/reviews.ts';
import { editions } from '#db/schema/running/editions.ts';
import { movedIn } from '#db/schema/running/move-in.ts';
import { posts } from '#db/schema/writing/posts.ts';
import { editionFacts } from '#seed/facts/editions.ts';
import { useApp } from '#test/harness/app.ts';
import { phpOf } from '#test/harness/data/old-money.ts';
import { entryOf, OLD_SITE, wordpressExport } from '#test/harness/data/old-sites.ts';
import { noise } from '#test/harness/data/pictures.ts';
import { engines, oneEngine } from '#test/harness/database.ts';
import { callerWith } from '#test/harness/people/actors.ts';
import { makeTemporaryFolder } from '#test/harness/programs/temporary-folder.ts';

const who = { actor: { id: null, name: 'a test' }, caller: callerWith('owner') };
const TAG = editionFacts.br.affiliateId;
const eggs = phpOf({
  a: {
    unique_id: 'B0VITRINA1',
    title: 'Aurora Panela de Ferro 24 cm',
    url: 'https://www.amazon.com.br/dp/B0VITRINA1?tag=velha-20',
    price: 199.9,
    ean: '7891234567895',
    img: `${OLD_SITE}/wp-content/uploads/panela.png`,
  },
});
const link = (id: number, slug: string, title: string, to: string) =>
  entryOf({
    id,
    type: 'thirstylink',
    title,
    slug,
    link: `${OLD_SITE}/go/${slug}/`,
    meta: { _ta_destination_url: to },
  });
const entries = [
  entryOf({
    id: 1,
    title: 'Guia de panelas',
    slug: 'guia-de-panelas',
    content: `Veja [content-egg module=Amazon] e <a href="/go/chaleira">a chaleira</a>. [amazon box="B0VITRINA1,B0VITRINA2"] [amazon box="B0VITRINA9"] <a href="/go/curso">Curso</a>
<figure><img src="https://m.media-amazon.com/images/I/71vitrina._AC_SX300_.jpg" alt="Panela"><figcaption>A panela</figcaption></figure>
<img src="https://i0.wp.com/images-na.ssl-images-amazon.com/images/I/2.jpg">`,
    meta: { _cegg_data_Amazon: eggs },
  }),
  link(10, 'panela', 'Panela', 'https://www.amazon.com.br/dp/B0VITRINA1?tag=velha-20'),
  link(11, 'chaleira', 'Lume Chaleira', 'https://www.amazon.com.br/dp/B0VITRINA3'),
  link(12, 'torradeira', 'Lume Torradeira', 'https://www.amazon.com.br/dp/B0VITRINA4'),
  link(13, 'curso', 'Curso de cozinha', 'https://cursos.example/?ref=1'),
  link(14, 'nada', 'Hospedagem', 'https://hospeda.example/?ref=1'),
];
/** Its barcode is a shop's own, which would be another product's elsewhere. */
const table = 'asin,title,ean\nB0VITRINA2,Aurora Panela de Ferro 28 cm,2000000000015\n';
const NUMBERS = ['B0VITRINA1', 'B0VITRINA2', 'B0VITRINA3', 'B0VITRINA4'];

describe.each(engines)('a site that earns, moving in, on %s', { timeout: 120_000 }, (engine) => {
  const folder = makeTemporaryFolder();
  const asked: string[] = [];
  const site = useApp(engine, {
    scratch: path.join(folder, 'scratch'),
    wait: async () => {},
    guardedFetch: async (url) => {
      asked.push(url);
      return { url, status: 200, hops: [], headers: {}, body: await noise().png().toBuffer() };
    },
  });
  const put = async (name: string, text: string) => {
    const file = path.join(folder, name);
    await writeFile(file, text);
    return file;
  };
  const report = path.join(folder, 'report.json');
  const run = async (dryRun = false, more = entries) =>
    site().services.moveIn.run(who, {
      files: [await put('old.xml', wordpressExport(...more)), await put('names.csv', table)],
      ...{ dryRun, report },
    });
  const offersHere = () =>
    site()
      .db.select({ offer: offers, product: products })
      .from(offers)
      .innerJoin(products, eq(products.id, offers.productId))
      .where(and(eq(offers.locale, 'br'), inArray(offers.externalId, NUMBERS)))
      .orderBy(asc(offers.externalId));
  const led = (from: string) => site().services.redirects.find(from);

  test('is told of, and brought as it was told: products without a review, offers without a price', async () => {
    const foreseen = await run(true);
    expect(await offersHere()).toEqual([]);
    const brought = await run();
    expect(brought.numbers).toEqual(foreseen.numbers);
    expect(brought.left).toEqual(foreseen.left);
    expect(brought.numbers.made).toMatchObject({ products: 4, offers: 4, pictures: 1, articles: 1 });
    const found = await offersHere();
    expect(found.map(({ offer }) => offer.externalId)).toEqual(NUMBERS);
    for (const { offer } of found)
      expect(offer).toMatchObject({
        marketplace: 'amazon',
        price: null,
        tagOverride: null,
        availability: 'unknown',
      });
    expect(found[0]?.product).toMatchObject({
      brand: 'Aurora',
      name: 'Panela de Ferro 24 cm',
      ean: '7891234567895',
      imageUrl: expect.stringMatching(/^\/media\/panela-[0-9a-f]{12}-/),
    });
    expect(found[1]?.product.ean).toBeNull();
    expect(await readFile(report, 'utf8')).toContain('2000000000015');
    const ids = found.map(({ product }) => product.id);
    expect(await site().db.select().from(reviews).where(inArray(reviews.productId, ids))).toEqual([]);
  });

  // What our own code makes of it is the same on either.
  if (!oneEngine.includes(engine)) return;

  test('shows them where their boxes were, with our tag and no other', async () => {
    const [panela, outra] = await offersHere();
    const [post] = await site().db.select().from(posts).where(eq(posts.slug, 'guia-de-panelas'));
    const blocks = post?.content.content ?? [];
    expect(blocks).toContainEqual({ type: 'productCard', attrs: { productId: panela?.product.id } });
    expect(blocks).toContainEqual({
      type: 'comparisonTable',
      attrs: { productIds: [panela?.product.id, outra?.product.id] },
    });
    const text = JSON.stringify(blocks);
    expect(text).toContain(`https://www.amazon.com.br/dp/B0VITRINA3?tag=${TAG}`);
    expect(text).toContain('Amazon: B0VITRINA9');
    expect(text).not.toMatch(/velha-20|\[amazon|content-egg|199/);
    const { left } = JSON.parse(await readFile(report, 'utf8'));
    expect(left).toContainEqual(
      expect.objectContaining({ kind: 'tag', reason: expect.stringContaining('velha-20') }),
    );
    expect(left).toContainEqual(
      expect.objectContaining({ kind: 'product', reason: expect.stringContaining('B0VITRINA9') }),
    );
  });

  test('leaves pictures out that Amazon lets nobody keep, and names each', async () => {
    const [post] = await site().db.select().from(posts).where(eq(posts.slug, 'guia-de-panelas'));
    const text = JSON.stringify(post?.content);
    expect(text).toContain('A panela');
    expect(`${text} ${asked.join(' ')}`).not.toMatch(/images\/I\//);
    const { left } = JSON.parse(await readFile(report, 'utf8'));
    const named = left.filter(({ code }: { code: string }) => code === 'amazon_picture');
    expect(named.map(({ values }: { values: unknown }) => values)).toEqual([
      { address: 'https://m.media-amazon.com/images/I/71vitrina._AC_SX300_.jpg' },
      { address: 'https://images-na.ssl-images-amazon.com/images/I/2.jpg' },
    ]);
  });

  test('leads from its old ways to shops to what is written here, and never to a shop', async () => {
    const [, , chaleira, torradeira] = await offersHere();
    expect(await led('/go/panela/')).toBe('/br/guia-de-panelas');
    expect(await led('/go/chaleira')).toBe('/br/guia-de-panelas');
    expect(await led('/?p=10')).toBe('/br/guia-de-panelas');
    expect(await led('/go/torradeira')).toBe(toShopPath('br', torradeira?.product.id ?? 0));
    expect(await led('/go/curso')).toBe('/br/guia-de-panelas');
    expect(await led('/go/nada')).toBe('/br');
    expect(chaleira?.product.name).toBe('Chaleira');
    const written = {
      slug: 'torradeira-testada',
      title: 'Torradeira',
      body: { type: 'doc' as const, content: [] },
    };
    const [review] = await site()
      .db.insert(reviews)
      .values({ ...written, productId: torradeira?.product.id ?? 0, locale: 'br', status: 'published' })
      .returning();
    expect(await led('/go/torradeira')).toBe('/br/avaliacao/torradeira-testada');
    await site()
      .db.delete(reviews)
      .where(eq(reviews.id, review?.id ?? 0));
  });

  test('comes once: again it is the same, and whose number or EAN is here is not made anew', async () => {
    const again = await run();
    expect(again.numbers).toMatchObject({
      made: { products: 0, offers: 0, articles: 0, redirects: 0, pictures: 0 },
      changed: { products: 0, offers: 0, articles: 0, redirects: 0 },
      same: { products: 4, offers: 4, articles: 1 },
    });
    const elsewhere = entries.map((entry) => entry.replaceAll('antigo.example', 'outro.example'));
    const files = [
      await put('b.xml', wordpressExport(...elsewhere).replaceAll('antigo.example', 'outro.example')),
    ];
    const other = await site().services.moveIn.run(who, { files, dryRun: true });
    // One of them is called nothing in that export: its number is here all the same.
    expect(other.numbers).toMatchObject({
      made: { products: 0, offers: 0 },
      same: { products: 4, offers: 4 },
    });
    expect(await offersHere()).toHaveLength(4);
  });

  test('has rows by which it can be found again, and brings over what changed there and not here', async () => {
    const rows = await site()
      .db.select()
      .from(movedIn)
      .where(inArray(movedIn.kind, ['products', 'offers']))
      .orderBy(asc(movedIn.kind), asc(movedIn.sourceId));
    expect(rows.map(({ kind, sourceId, made }) => [kind, sourceId, made])).toEqual([
      ...NUMBERS.map((number) => ['offers', `asin:${number}`, true]),
      ...NUMBERS.map((number) => ['products', `asin:${number}`, true]),
    ]);
    expect(rows.filter(({ kind }) => kind === 'products').every(({ version }) => version === 1)).toBe(true);
    const [, , chaleira, torradeira] = await offersHere();
    await site().services.productWriting.change(who.caller, chaleira?.product.id ?? 0, {
      name: 'Daqui',
      version: 1,
    });
    const newer = entries.map((entry) =>
      entry.replaceAll('Lume Chaleira', 'Lume Chaleira 2').replaceAll('Lume Torradeira', 'Lume Torradeira 2'),
    );
    const { numbers } = await run(false, newer);
    expect(numbers).toMatchObject({ made: { products: 0 }, changed: { products: 1 }, same: { products: 2 } });
    const names = (await offersHere()).map(({ product }) => product.name);
    expect(names.slice(2)).toEqual(['Daqui', 'Torradeira 2']);
    expect(torradeira?.product.version).toBe(1);
  });

  test('is the same products in another edition, which has offers once it has a tag', async () => {
    const tagged = (affiliateId: string) =>
      site().db.update(editions).set({ affiliateId }).where(eq(editions.locale, 'us'));
    const files = [path.join(folder, 'old.xml'), path.join(folder, 'names.csv')];
    const bring = () => site().services.moveIn.run(who, { files, edition: 'us' });
    await tagged('');
    const first = await bring();
    expect(first.numbers).toMatchObject({ made: { products: 0, offers: 0 }, same: { products: 4 } });
    expect(first.left).toMatchObject({ offer: 4 });
    await tagged('ours-20');
    const { numbers } = await bring();
    expect(numbers).toMatchObject({ made: { products: 0, offers: 4 }, changed: { articles: 1 } });
    const [post] = await site()
      .db.select()
      .from(posts)
      .where(and(eq(posts.locale, 'us'), eq(posts.slug, 'guia-de-panelas')));
    expect(JSON.stringify(post?.content)).toContain('"productCard"');
    expect(JSON.stringify(post?.content)).toContain('https://www.amazon.com/dp/B0VITRINA3?tag=ours-20');
  });
});
