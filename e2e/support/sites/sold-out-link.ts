import { and, eq } from 'drizzle-orm';
import { plainShop } from '#contract/commerce/shops/shop.ts';
import type { ContentBlock } from '#contract/writing/content/content.schemas.ts';
import type { Db } from '#db/open.ts';
import { offers } from '#db/schema/commerce/offers.ts';
import { products } from '#db/schema/commerce/products.ts';
import { editions } from '#db/schema/running/editions.ts';
import { linkFindings } from '#db/schema/writing/link-ends.ts';
import { linkChecks, linkPlaces } from '#db/schema/writing/links.ts';
import { posts } from '#db/schema/writing/posts.ts';

/** Of the article that has the link. */
export const slug = 'melhor-chaleira-eletrica';

/** Two shops sell a product; where the article leads, it was sold out in two looks that were a day apart. */
export async function sellOut(db: Db, at: Date): Promise<void> {
  const shops = ['loja.example', 'outra.example'].map(plainShop);
  await db.update(editions).set({ shops }).where(eq(editions.locale, 'br'));
  const [product] = await db.insert(products).values({ brand: 'Alba', name: 'Cafeteira Sole' }).returning();
  const rows = shops.map(({ name }) => ({
    ...({ productId: product?.id ?? 0, locale: 'br', marketplace: 'other', currency: 'BRL' } as const),
    url: `https://${name}/cafeteira-sole`,
  }));
  const [offer] = await db.insert(offers).values(rows).returning();
  const href = offer?.url ?? '';
  const [post] = await db
    .select()
    .from(posts)
    .where(and(eq(posts.locale, 'br'), eq(posts.status, 'published')))
    .orderBy(posts.id)
    .limit(1);
  if (!post || !product || !offer) throw new Error('The demonstration is not there.');
  const link = {
    type: 'text' as const,
    text: 'na loja',
    marks: [{ type: 'link' as const, attrs: { href } }],
  };
  const added: ContentBlock[] = [
    { type: 'paragraph', content: [link] },
    { type: 'productCard', attrs: { productId: product.id } },
  ];
  const content = { ...post.content, content: [...added, ...post.content.content] };
  await db.update(posts).set({ content, slug }).where(eq(posts.id, post.id));
  const [check] = await db
    .insert(linkChecks)
    .values({ url: href, result: 'working', status: 200, dueAt: at })
    .returning();
  const linkId = check?.id ?? 0;
  const place = { linkId, locale: 'br', seenAt: at } as const;
  await db.insert(linkPlaces).values([
    { ...place, kind: 'post', subjectId: post.id },
    { ...place, kind: 'offer', subjectId: offer.id },
  ]);
  await db.insert(linkFindings).values({
    ...{ linkId, kind: 'sold_out', shown: 'availability', endUrl: href, times: 2 },
    ...{ since: at, countedAt: at, confirmedAt: at },
  });
}
