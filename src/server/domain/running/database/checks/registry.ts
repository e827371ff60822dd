import { addressesCheck } from './addresses.ts';
import { categoriesCheck } from './categories.ts';
import type { Check } from './check.ts';
import { constraintsCheck } from './constraints.ts';
import { countsCheck } from './counts.ts';
import { filesCheck } from './files.ts';
import { indexesCheck } from './indexes.ts';
import { offersCheck } from './offers.ts';
import { orphansCheck } from './orphans.ts';
import { picturesCheck } from './pictures.ts';
import { productsCheck } from './products.ts';
import { redirectsCheck } from './redirects.ts';
import { searchCheck } from './search.ts';
import { siblingsCheck } from './siblings.ts';

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
