import { sql } from 'drizzle-orm';
import type { Locale } from '#contract/site/locales.ts';
import { locales } from '#contract/site/locales.ts';
import { longTransaction } from '#db/long-transaction.ts';
import type { Db } from '#db/open.ts';
import { launches } from '#db/schema/commerce/launches.ts';
import { offerPrices } from '#db/schema/commerce/offer-prices.ts';
import { offers } from '#db/schema/commerce/offers.ts';
import { products } from '#db/schema/commerce/products.ts';
import { reviews } from '#db/schema/commerce/reviews.ts';
import { shopLinks } from '#db/schema/commerce/shop-links.ts';
import { editions } from '#db/schema/running/editions.ts';
import { settings } from '#db/schema/running/settings.ts';
import { authors } from '#db/schema/writing/authors.ts';
import { categories } from '#db/schema/writing/categories.ts';
import { posts } from '#db/schema/writing/posts.ts';
import { demoCategories } from './content.ts';
import { authorRows } from './demo-author-rows.ts';
import { launchRows, offerRows, priceRows, shopLinkRows } from './demo-commerce-rows.ts';
import { productRows, reviewRows } from './demo-review-rows.ts';
import { editionRows, groupIdOf, postRows } from './demo-rows.ts';
import { categoryKeys } from './facts/categories.ts';
import { productKeys } from './facts/products.ts';

const SEED_LOCK = 727_275;
/** The smallest of servers may take its time at its first start. */
const HOUR_MS = 3_600_000;

const categoryRows = () =>
  locales.flatMap((locale) =>
    categoryKeys.map((key) => ({
      locale,
      groupId: groupIdOf(`category:${key}`),
      ...demoCategories[locale][key],
    })),
  );

/**
 * Fills an empty database with the demonstration, all or nothing; one that holds anything is left alone.
 * Several instances that start together agree by the lock. Answers whether it wrote.
 */
export function seedDemo(db: Db, now: Date): Promise<boolean> {
  return longTransaction(db, HOUR_MS, async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${SEED_LOCK}::bigint)`);
    const [anything] = await tx.select({ id: editions.id }).from(editions).limit(1);
    if (anything) return false;

    await tx.insert(editions).values(editionRows());
    await tx.insert(settings).values({ key: 'site_name', value: 'Vitrina' });
    const categoryIds = new Map<string, number>();
    for (const row of await tx.insert(categories).values(categoryRows()).returning()) {
      categoryIds.set(`${row.locale} ${row.groupId}`, row.id);
    }
    const stored = await tx
      .insert(products)
      .values(productRows())
      .returning({ id: products.id, ean: products.ean });
    const byEan = stored.sort((a, b) => String(a.ean).localeCompare(String(b.ean)));
    const people = await tx.insert(authors).values(authorRows()).returning();
    const context = {
      now,
      productId: lookup(new Map(productKeys.map((key, index) => [key, byEan[index]?.id])), 'product'),
      authorId: lookup(new Map(people.map(({ name, id }) => [name, id])), 'author'),
      categoryId: (locale: Locale, key: string) =>
        lookup(categoryIds, 'category')(`${locale} ${groupIdOf(`category:${key}`)}`),
    };
    for (const locale of locales) {
      await tx.insert(posts).values(postRows(locale, context));
      const written = await tx.insert(reviews).values(reviewRows(locale, context)).returning();
      const sold = await tx.insert(offers).values(offerRows(locale, context)).returning();
      await tx.insert(offerPrices).values(priceRows(sold, now));
      const launched = launchRows(locale, written, now);
      if (launched.length > 0) await tx.insert(launches).values(launched);
    }
    await tx.insert(shopLinks).values(shopLinkRows(context));
    return true;
  });
}

const lookup =
  (ids: Map<string, number | undefined>, kind: string) =>
  (key: string): number => {
    const id = ids.get(key);
    if (id === undefined) throw new Error(`The demonstration has no ${kind} "${key}".`);
    return id;
  };

/** Demo prices are always of this morning; a real one's age is never touched. */
export async function renewDemoOffers(db: Db, now: Date): Promise<void> {
  await db.update(offers).set({ fetchedAt: now, updatedAt: now }).where(sql`${offers.source} = 'demo'`);
}
