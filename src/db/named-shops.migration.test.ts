import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { plainShop } from '#contract/commerce/shops/shop.ts';
import { engines, useDatabase } from '#test/harness/database.ts';
import { editions } from './schema/running/editions.ts';

const file = path.join(import.meta.dirname, 'migrations/0008_named_shops.sql');
const conversion = fs.readFileSync(file, 'utf8').split('--> statement-breakpoint').at(-1) ?? '';

describe.each(engines)('hosts that an edition named, on %s', (engine) => {
  const database = useDatabase(engine);

  test('are shops of that name, in their order', async () => {
    const { db } = database();
    const hosts = ['loja.example', 'awin1.com'];
    await db.insert(editions).values([
      { locale: 'br', siteName: 'Vitrina', formerShopHosts: hosts },
      { locale: 'it', siteName: 'Vitrina' },
    ]);
    await db.execute(sql.raw(conversion));
    const rows = await db.select({ shops: editions.shops }).from(editions).orderBy(editions.id);
    expect(rows.map(({ shops }) => shops)).toEqual([hosts.map(plainShop), []]);
  });
});
