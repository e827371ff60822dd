import { and, asc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { NewProduct } from '#contract/commerce/products/products.admin.schemas.ts';
import { clickDays } from '#db/schema/commerce/click-days.ts';
import { offers } from '#db/schema/commerce/offers.ts';
import { products } from '#db/schema/commerce/products.ts';
import { shopLinks } from '#db/schema/commerce/shop-links.ts';
import { engines } from '#test/harness/database.ts';
import { failureOf } from '#test/harness/failure.ts';
import { callerOf, useAdminApp } from '#test/harness/people/admin.ts';

const editor = callerOf('editor');
let serial = 0;

describe.each(engines)('products that are one on %s', (engine) => {
  const site = useAdminApp(engine);
  const services = () => site().services;
  const facts = (more: Partial<NewProduct>): NewProduct => {
    serial += 1;
    return {
      brand: 'Aurora',
      name: `Panela ${serial}`,
      ean: null,
      otherEans: [],
      specs: {},
      imageUrl: null,
      images: [],
      ...more,
    };
  };
  const product = (more: Partial<NewProduct> = {}) => services().productWriting.create(editor, facts(more));
  const offer = (productId: number, locale: 'br' | 'mx' = 'br') => {
    serial += 1;
    const externalId = `B0MERGE${String(serial).padStart(3, '0')}`;
    return services().offers.create(editor, { productId, locale, marketplace: 'amazon', externalId });
  };
  const ownerOf = async (id: number) =>
    (await site().db.select().from(offers).where(eq(offers.id, id)))[0]?.productId;
  const stored = async (id: number) =>
    (await site().db.select().from(products).where(eq(products.id, id)))[0];
  const review = (productId: number, locale: 'br' | 'mx' = 'br') =>
    services().reviewWriting.creation.create(editor, { productId, locale });
  const card = (productId: number) => ({ type: 'productCard' as const, attrs: { productId } });
  const textNaming = async (...ids: number[]) => {
    serial += 1;
    const { body } = await site().call('editor', 'POST', '/posts', {
      locale: 'br',
      title: `Texto ${serial}`,
      content: { type: 'doc', content: ids.map(card) },
    });
    return body.id as number;
  };
  const named = async (id: number) => {
    const { body } = await site().call('editor', 'GET', `/posts/${id}`);
    return body.content.content.map((block: ReturnType<typeof card>) => block.attrs.productId);
  };

  test('offers, links, clicks, barcode, review and texts go along, and all of it comes back', async () => {
    const stays = await product();
    const goes = await product({ ean: '4006381333931' });
    const own = await offer(stays.id);
    const taken = await offer(goes.id);
    const moved = await offer(goes.id, 'mx');
    const written = await review(goes.id, 'mx');
    const both = await textNaming(goes.id, stays.id);
    const one = await textNaming(goes.id);
    const { db } = site();
    const slug = `panela-${serial}`;
    const [sold] = await db
      .insert(shopLinks)
      .values({ slug, title: 'Panela', url: 'https://s.shopee.com.br/abc', productId: goes.id })
      .returning();
    await db.insert(clickDays).values({
      day: '2026-11-01',
      locale: 'mx',
      pageKind: 'home',
      targetKind: 'offer',
      targetId: moved.id,
      productId: goes.id,
      position: 'card',
      visitor: 'person',
      count: 7,
    });

    const look = await services().productMerges.merge(editor, stays.id, { with: goes.id, dryRun: true });
    expect(look).toMatchObject({
      mergeId: null,
      plan: {
        offers: [
          { id: moved.id, remains: false },
          { id: taken.id, remains: true },
        ],
        ean: { comes: '4006381333931', others: [] },
        reviews: [{ id: written.id, locale: 'mx' }],
        reviewedTwice: [],
        shopLinks: 1,
        clicks: 7,
        warnings: [],
      },
    });
    expect(look.plan.texts).toHaveLength(2);
    expect(await ownerOf(moved.id)).toBe(goes.id);

    const { mergeId } = await services().productMerges.merge(editor, stays.id, {
      with: goes.id,
      dryRun: false,
    });
    const clicksOf = async () =>
      (await db.select().from(clickDays).where(eq(clickDays.targetId, moved.id)))[0]?.productId;
    const linkOf = async () =>
      (
        await db
          .select()
          .from(shopLinks)
          .where(eq(shopLinks.id, sold?.id ?? 0))
      )[0]?.productId;
    const reviewsOf = async (id: number) =>
      (await services().adminProducts.get(editor, id)).editions.mx.review?.id;
    expect(await Promise.all([own.id, moved.id, taken.id].map(ownerOf))).toEqual([
      stays.id,
      stays.id,
      goes.id,
    ]);
    expect([await clicksOf(), await linkOf(), await reviewsOf(stays.id)]).toEqual([
      stays.id,
      stays.id,
      written.id,
    ]);
    expect(await stored(stays.id)).toMatchObject({ ean: '4006381333931', archivedAt: null });
    expect(await stored(goes.id)).toMatchObject({ ean: null, archivedAt: expect.any(Date) });
    expect([await named(both), await named(one)]).toEqual([[stays.id, stays.id], [stays.id]]);
    const [line] = await services().productMerges.list(editor, goes.id);
    expect(line).toMatchObject({
      id: mergeId,
      kind: 'merge',
      fromId: goes.id,
      toId: stays.id,
      undoneAt: null,
    });

    await services().productMerges.undo(editor, mergeId ?? 0);
    expect(await Promise.all([own.id, moved.id, taken.id].map(ownerOf))).toEqual([
      stays.id,
      goes.id,
      goes.id,
    ]);
    expect([await clicksOf(), await linkOf(), await reviewsOf(goes.id)]).toEqual([
      goes.id,
      goes.id,
      written.id,
    ]);
    expect(await stored(stays.id)).toMatchObject({ ean: null });
    expect(await stored(goes.id)).toMatchObject({ ean: '4006381333931', archivedAt: null });
    expect([await named(both), await named(one)]).toEqual([[goes.id, stays.id], [goes.id]]);
    const again = await failureOf(services().productMerges.undo(editor, mergeId ?? 0));
    expect(again).toMatchObject({ reason: 'not_undoable' });
  });

  test('two reviews in one edition stand in the way, and nothing is moved', async () => {
    const [stays, goes] = [await product(), await product()];
    await review(stays.id);
    await review(goes.id);
    const moved = await offer(goes.id);
    const { merge } = services().productMerges;
    expect((await merge(editor, stays.id, { with: goes.id, dryRun: true })).plan.reviewedTwice).toEqual([
      'br',
    ]);
    const refused = await failureOf(merge(editor, stays.id, { with: goes.id, dryRun: false }));
    expect(refused).toMatchObject({ code: 'conflict', reason: 'two_reviews' });
    expect(await ownerOf(moved.id)).toBe(goes.id);
    const itself = await failureOf(merge(editor, stays.id, { with: stays.id, dryRun: false }));
    expect(itself).toMatchObject({ code: 'invalid_input' });
  });

  test('packs, sizes and two barcodes are warned of', async () => {
    const stays = await product({ name: 'Sabão 500 ml', ean: '036000291452' });
    const goes = await product({ name: 'Kit 3x Sabão 250 ml', ean: '96385074' });
    const { plan } = await services().productMerges.merge(editor, stays.id, { with: goes.id, dryRun: true });
    expect(plan.warnings).toEqual(['pack', 'size', 'eans']);
    expect(plan.ean).toEqual({ comes: null, others: ['96385074'] });
  });

  test('what somebody has worked on since is not taken back', async () => {
    const [stays, goes] = [await product(), await product()];
    const text = await textNaming(goes.id);
    const { merge, undo } = services().productMerges;
    const { mergeId } = await merge(editor, stays.id, { with: goes.id, dryRun: false });
    const { body } = await site().call('editor', 'GET', `/posts/${text}`);
    const change = { version: body.version, title: 'Mudado desde então' };
    expect((await site().call('editor', 'PATCH', `/posts/${text}`, change)).status).toBe(200);
    expect(await failureOf(undo(editor, mergeId ?? 0))).toMatchObject({ reason: 'worked_on_since' });
    expect(await named(text)).toEqual([stays.id]);
    expect(await stored(goes.id)).toMatchObject({ archivedAt: expect.any(Date) });
  });

  test('of two offers that stand first one does, and both do again afterwards', async () => {
    const [stays, goes] = [await product(), await product()];
    const first = await offer(stays.id);
    await services().offers.change(editor, first.id, { preferred: true });
    const [other] = await site()
      .db.insert(offers)
      .values({
        productId: goes.id,
        locale: 'br',
        marketplace: 'other',
        url: 'https://x.example/1',
        currency: 'BRL',
        preferred: true,
      })
      .returning();
    const { merge, undo } = services().productMerges;
    const preferredOf = async () =>
      (
        await site()
          .db.select({ id: offers.id })
          .from(offers)
          .where(and(eq(offers.locale, 'br'), eq(offers.preferred, true)))
          .orderBy(asc(offers.id))
      ).map(({ id }) => id);
    const { mergeId } = await merge(editor, stays.id, { with: goes.id, dryRun: false });
    expect(await preferredOf()).toEqual([first.id]);
    await undo(editor, mergeId ?? 0);
    expect(await preferredOf()).toEqual([first.id, other?.id]);
  });

  test('offers of something else become a product, and come back as long as it is untouched', async () => {
    const from = await product();
    const [kept, gone] = [await offer(from.id), await offer(from.id, 'mx')];
    const { split, undo } = services().productMerges;
    const made = await split(editor, from.id, { offerIds: [gone.id], brand: 'Aurora', name: 'Outra' });
    expect([await ownerOf(kept.id), await ownerOf(gone.id)]).toEqual([from.id, made.productId]);
    await undo(editor, made.mergeId);
    expect([await ownerOf(gone.id), await stored(made.productId)]).toEqual([from.id, undefined]);

    const again = await split(editor, from.id, { offerIds: [gone.id], brand: 'Aurora', name: 'Outra' });
    await review(again.productId);
    expect(await failureOf(undo(editor, again.mergeId))).toMatchObject({ reason: 'worked_on_since' });
    expect(await ownerOf(gone.id)).toBe(again.productId);
    const foreign = await failureOf(split(editor, from.id, { offerIds: [gone.id], brand: 'A', name: 'B' }));
    expect(foreign).toMatchObject({ code: 'invalid_input' });
  });
});
