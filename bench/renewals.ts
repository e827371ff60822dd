import os from 'node:os';
import { sql } from 'drizzle-orm';
import type { Caller } from '#contract/people/accounts/caller.ts';
import type { Db } from '#db/open.ts';
import { createMediaService } from '#server/domain/writing/media/media.service.ts';
import { systemClock } from '#server/lib/time/clock.ts';
import { createServices } from '#server/services.ts';
import type { BenchContext, Figure } from './lib/benchmark.ts';
import { summarise } from './lib/measure.ts';

export const name = 'renewals';
export const about =
  'What to renew next, which links a text could have, and which block earned, at 100,000 articles with 200,000 blocks that were followed and 100,000 sales in a month, half of which name theirs: the median of five calls after one that warms up. The list is weighed once, as the job does at night.';

export const whyMissed =
  'The embedded database reads the same plans two to three times slower (065). Whoever has so many articles is better off with PostgreSQL.';

const WARM_UP = 1;
const SAMPLES = 5;
const soon = { text: '≤ 1,000 ms', kept: (value: number) => value <= 1_000 };
const caller: Caller = {
  ...{ locale: 'br', address: '', headers: new Headers(), cookies: [] },
  actor: { id: 'bench', name: 'Bench', role: 'owner', sessionId: 'bench', proven: true },
};

/** A month of clicks and sales: each article's card and table were followed, each article sold once. */
async function fillMonth(db: Db): Promise<void> {
  await db.execute(sql`
    INSERT INTO click_days (day, locale, page_kind, page_id, target_kind, target_id, product_id, position, visitor, count)
    SELECT current_date - (p.id % 28)::int, p.locale, 'post', p.id, 'offer', o.id, o.product_id, place, 'person', 1 + p.id % 40
    FROM posts p
    JOIN LATERAL (SELECT id, product_id FROM offers WHERE locale = p.locale ORDER BY (id + p.id) % 97, id LIMIT 1) o ON true
    CROSS JOIN unnest(ARRAY['card', 'table']) AS place
    WHERE p.status = 'published'`);
  await db.execute(sql`
    INSERT INTO earning_rows (source, key, locale, day, state, tag, earned, currency, page_kind, page_id, position, product_id)
    SELECT 'amazon', 'bench-' || page_id, locale, day, 'approved', '', 10 + page_id % 900, 'EUR',
      CASE WHEN page_id % 2 = 0 THEN 'post' ELSE '' END, CASE WHEN page_id % 2 = 0 THEN page_id ELSE 0 END,
      CASE WHEN page_id % 2 = 0 THEN 'card' ELSE '' END, product_id
    FROM click_days WHERE position = 'card'`);
  await db.execute(sql`ANALYZE click_days, earning_rows`);
}

/** Others measure the same data. */
async function empty(db: Db): Promise<void> {
  await db.execute(sql`DELETE FROM earning_rows WHERE key LIKE 'bench-%'`);
  await db.execute(sql`DELETE FROM click_days`);
  await db.execute(sql`DELETE FROM renewals`);
}

export async function* run({ dataSets }: BenchContext): AsyncGenerator<Figure> {
  for await (const { engine, large } of dataSets.pairs()) {
    const { database, api } = large;
    const { db } = database;
    const services = createServices({
      ...{ db, clock: systemClock, publicUrl: 'http://localhost:3000' },
      pictures: createMediaService({ directory: os.tmpdir() }),
    });
    await empty(db);
    await fillMonth(db);
    const began = performance.now();
    const found = await services.renewals.weighAll(new AbortController().signal, () => {});
    yield {
      name: `weighing everything on ${engine}`,
      value: Math.round((performance.now() - began) / 1_000),
      unit: 's',
      detail: `at night; ${found.toLocaleString('en-US')} texts need somebody`,
    };
    const { items } = await api.listAdminPosts(
      { locale: 'br', sort: 'updated', limit: 1, status: 'published' } as Parameters<
        typeof api.listAdminPosts
      >[0],
      caller,
    );
    const id = items[0]?.id ?? 0;
    const calls: Record<string, () => Promise<unknown>> = {
      'the list of what to renew': () =>
        api.listRenewals({} as Parameters<typeof api.listRenewals>[0], caller),
      'the list of one edition': () =>
        api.listRenewals({ locale: 'br' } as Parameters<typeof api.listRenewals>[0], caller),
      'links for a text': () =>
        api.suggestLinks({ id, of: 'saved' } as Parameters<typeof api.suggestLinks>[0], caller),
      'which block earned, one edition': () => api.getEarnedBlocks({ locale: 'br' }, caller),
      'what one article earned': () => api.getEarnedBlocks({ locale: 'br', page: `post:${id}` }, caller),
    };
    for (const [what, call] of Object.entries(calls)) {
      const times: number[] = [];
      for (let n = -WARM_UP; n < SAMPLES; n += 1) {
        const from = performance.now();
        await call();
        if (n >= 0) times.push(performance.now() - from);
      }
      const { p50, p95 } = summarise(times);
      yield {
        name: `${what} on ${engine}`,
        value: p50,
        unit: 'ms',
        detail: `worst ${p95.toFixed(0)} ms`,
        promise: soon,
      };
    }
    await empty(db);
  }
}
