import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { PageKind } from '#contract/commerce/clicks/counted-page.ts';
import { DAY } from '#contract/site/durations.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import type { Locale } from '#contract/site/locales.ts';
import { viewDays } from '#db/schema/commerce/click-days.ts';
import { reviews } from '#db/schema/commerce/reviews.ts';
import { renderedPages } from '#db/schema/pages/rendered-pages.ts';
import { categories } from '#db/schema/writing/categories.ts';
import { posts } from '#db/schema/writing/posts.ts';
import { demoNow, useApp } from '#test/harness/app.ts';
import { engines } from '#test/harness/database.ts';
import { listPagesInDemand } from './pages-in-demand.ts';

describe.each(engines)('pages in demand, on %s', (engine) => {
  const site = useApp(engine);
  const inDemand = () => listPagesInDemand({ db: site().db, clock: () => demoNow });
  const dayBefore = (days: number) => new Date(demoNow.getTime() - days * DAY).toISOString().slice(0, 10);
  const view = (
    [locale, pageKind, pageId = 0]: [Locale, PageKind, (number | undefined)?],
    count: number,
    { days = 1, visitor = 'person' as 'person' | 'crawler' } = {},
  ) =>
    site()
      .db.insert(viewDays)
      .values({ day: dayBefore(days), locale, pageKind, pageId, visitor, count });

  test('come by how often people looked at them lately, then by when they were rendered last', async () => {
    const { db } = site();
    const ofIt = (table: typeof posts | typeof reviews) =>
      and(eq(table.locale, 'it'), eq(table.status, 'published'));
    const [post] = await db.select().from(posts).where(ofIt(posts)).limit(1);
    const [review] = await db.select().from(reviews).where(ofIt(reviews)).limit(1);
    const [category] = await db.select().from(categories).where(eq(categories.locale, 'it')).limit(1);
    await db.delete(renderedPages);
    expect(await inDemand()).toEqual([]);

    await view(['br', 'home'], 40);
    await view(['br', 'home'], 40, { days: 2 });
    await view(['it', 'post', post?.id], 70);
    await view(['it', 'review', review?.id], 60);
    await view(['it', 'category', category?.id], 50);
    await view(['es', 'reviews'], 5);
    // Neither what only programs ask for, nor what was asked for long ago, nor what is gone, nor five pages in one.
    await view(['us', 'home'], 900, { visitor: 'crawler' });
    await view(['mx', 'home'], 900, { days: engineLimits.pages.warming.days + 2 });
    await view(['br', 'post', 999_999], 900);
    await view(['br', 'static'], 900);
    const row = { template: 'landing' as const, knownAt: demoNow };
    const at = (ms: number) => new Date(demoNow.getTime() - ms);
    await db.insert(renderedPages).values([
      { ...row, path: '/', renderedAt: at(5) },
      { ...row, path: '/br', renderedAt: at(4) },
      { ...row, path: '/br?page=2', renderedAt: at(3) },
      { ...row, path: '/br/never' },
      { ...row, path: '/br/broken', renderedAt: at(2), failedAt: at(1) },
      { ...row, path: '/br/gone', renderedAt: at(2), knownAt: null },
    ]);
    expect(await inDemand()).toEqual([
      '/br',
      `/it/${post?.slug}`,
      `/it/recensione/${review?.slug}`,
      `/it/categoria/${category?.slug}`,
      '/es/resena',
      '/br?page=2',
      '/',
    ]);
  });
});
