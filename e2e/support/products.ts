import { randomInt, randomUUID } from 'node:crypto';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { AdminProduct } from '#contract/commerce/products/products.admin.schemas.ts';
import type { AdminReview } from '#contract/commerce/reviews/reviews.admin.schemas.ts';
import { call } from './people.ts';
import { body } from './posts.ts';

/** Thirteen digits that nobody else has here, the last made of the others; what begins with a 2 is a shop's own. */
export function newEan(): string {
  const digits = `78${String(randomInt(1e10)).padStart(10, '0')}`;
  const sum = [...digits].reverse().reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 1 : 3), 0);
  return digits + ((10 - (sum % 10)) % 10);
}

/** In an open list: rows move until the answer to what was typed is there, and a press that comes before lands beside them. */
export async function findInList(page: Page, words: string): Promise<Locator> {
  await page.getByPlaceholder('Buscar por marca, nome ou EAN').fill(words);
  await page.locator('.combobox-list[aria-busy=false]').waitFor();
  return page.getByRole('option', { name: new RegExp(words) }).first();
}

export const newAsin = (): string => `B0${randomUUID().slice(0, 8).toUpperCase()}`;

export const newProduct = (api: APIRequestContext, name: string): Promise<AdminProduct> =>
  call(api, 'POST', '/api/admin/products', { brand: 'Aro', name });

/** A review with everything that publishing asks for. */
export const newReview = (
  api: APIRequestContext,
  productId: number,
  locale: string,
  fields: object = {},
): Promise<AdminReview> =>
  call(api, 'POST', '/api/admin/reviews', {
    productId,
    locale,
    verdict: 'Vale o que custa.',
    score: 8,
    pros: ['leve'],
    cons: ['caro'],
    body: body('Usamos por um mês.'),
    ...fields,
  });

export const tabOf = (page: Page, edition: string) => page.getByRole('tab', { name: new RegExp(edition) });
export const saveAll = (page: Page) => page.getByRole('button', { name: 'Salvar', exact: true });
