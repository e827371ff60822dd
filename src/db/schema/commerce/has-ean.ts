import { type SQL, sql } from 'drizzle-orm';
import { products } from './products.ts';

/** As JSON: one parameter, however many there are. */
const listed = (eans: string[]): SQL =>
  sql`ARRAY(SELECT jsonb_array_elements_text(${JSON.stringify(eans)}::jsonb))`;

/** Products that have one of these barcodes, as their own or as a further one; each of the two has its index. */
export const hasEan = (eans: string[]): SQL =>
  sql`(${products.ean} = ANY (${listed(eans)}) OR ${products.otherEans} && ${listed(eans)})`;
