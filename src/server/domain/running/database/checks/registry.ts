import type { Check } from './check.ts';
import { addressesCheck } from './content/addresses.ts';
import { categoriesCheck } from './content/categories.ts';
import { offersCheck } from './content/offers.ts';
import { picturesCheck } from './content/pictures.ts';
import { productsCheck } from './content/products.ts';
import { redirectsCheck } from './content/redirects.ts';
import { siblingsCheck } from './content/siblings.ts';
import { constraintsCheck } from './storage/constraints.ts';
import { countsCheck } from './storage/counts.ts';
import { filesCheck } from './storage/files.ts';
import { indexesCheck } from './storage/indexes.ts';
import { orphansCheck } from './storage/orphans.ts';
import { searchCheck } from './storage/search.ts';

/** What the database itself promises comes first: the others believe it. */
export const checks: readonly Check[] = [
  constraintsCheck,
  indexesCheck,
  orphansCheck,
  productsCheck,
  picturesCheck,
  filesCheck,
  addressesCheck,
  redirectsCheck,
  siblingsCheck,
  countsCheck,
  searchCheck,
  categoriesCheck,
  offersCheck,
];
