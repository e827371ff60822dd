import { eq } from 'drizzle-orm';
import type { Import, ImportDetail, ImportRow } from '#contract/commerce/imports/imports.admin.schemas.ts';
import { plainShop } from '#contract/commerce/shops/shop.ts';
import type { Role } from '#contract/site/roles.ts';
import { offers } from '#db/schema/commerce/offers.ts';
import { products } from '#db/schema/commerce/products.ts';
import { editions } from '#db/schema/running/editions.ts';
import { productSearchText } from '#server/domain/commerce/products/product-search.ts';
import type { TestApp } from '../app.ts';
import { as } from '../people/actors.ts';
import { fileForm } from './pictures.ts';

const url = '/api/admin/imports';

/** The last digit of an EAN-13. */
export function eanOf(n: number): string {
  const digits = `789${String(n).padStart(9, '0')}`;
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** A shop that the edition names, and mapping words for its feeds. */
export const shopMapping = {
  locale: 'br',
  marketplace: 'other',
  match: 'ean',
  fields: { ean: 'ean', brand: 'brand', name: 'title', externalId: 'id', url: 'link', price: 'price' },
  decimal: 'point',
  createProducts: true,
} as const;

/** Calls of imports at the desk, one step each. */
export function importSteps(site: () => TestApp) {
  const call = (role: Role, method: 'GET' | 'POST', path: string, body?: object) =>
    as(site(), role)(method, `${url}${path}${path.includes('?') ? '&' : '?'}lang=en`, body);
  const work = (services = site().services) =>
    services.imports.worker.workOnWaiting(new AbortController().signal);
  const send = (file: string | Uint8Array, name = 'feed.csv', role: Role = 'editor') => {
    const bytes = typeof file === 'string' ? Buffer.from(file) : file;
    const { payload, headers } = fileForm(bytes, { name, type: 'text/csv' });
    return as(site(), role)('POST', `${url}?lang=en`, payload, { headers });
  };
  const get = async (id: number) => (await call('viewer', 'GET', `/${id}`)).json<ImportDetail>();
  const rows = async (id: number, query = '') =>
    (await call('viewer', 'GET', `/${id}/rows?${query}`)).json<{
      items: ImportRow[];
      nextCursor: string | null;
    }>();

  return {
    call,
    work,
    send,
    get,
    rows,
    /** Sent and looked at. */
    async check(file: string | Uint8Array, mapping: object = shopMapping, feed = 'Loja'): Promise<Import> {
      const { id } = (await send(file)).json<ImportDetail>();
      const answer = await call('editor', 'POST', `/${id}/check`, { feed, mapping });
      if (answer.statusCode !== 200) throw new Error(answer.body);
      await work();
      return get(id);
    },
    async apply(id: number, confirmed = false): Promise<Import> {
      const answer = await call('editor', 'POST', `/${id}/apply`, { confirmed });
      if (answer.statusCode !== 200) throw new Error(answer.body);
      await work();
      return get(id);
    },
    async nameShop(...more: string[]): Promise<void> {
      const { db } = site();
      await db
        .update(editions)
        .set({ shops: ['loja.example', ...more].map(plainShop) })
        .where(eq(editions.locale, 'br'));
    },
    async addProduct(n: number, offer: Partial<typeof offers.$inferInsert> | null = {}) {
      const { db } = site();
      const facts = { brand: 'Marca', name: `Coisa ${n}`, ean: eanOf(n) };
      const [product] = await db
        .insert(products)
        .values({ ...facts, searchText: productSearchText(facts) })
        .returning();
      if (!product) throw new Error('No product was made.');
      if (offer) {
        const usual = { locale: 'br', marketplace: 'other', currency: 'BRL' } as const;
        const link = { url: `https://loja.example/p/${n}`, externalId: `x${n}` };
        await db.insert(offers).values({ ...usual, ...link, productId: product.id, ...offer });
      }
      return product;
    },
  };
}
