import { arrayOverlaps, inArray, or, type SQL } from 'drizzle-orm';
import { products } from './products.ts';

/** Products that have one of these barcodes, as their own or as a further one; each of the two has its index. */
export const hasEan = (eans: string[]): SQL | undefined =>
  or(inArray(products.ean, eans), arrayOverlaps(products.otherEans, eans));
