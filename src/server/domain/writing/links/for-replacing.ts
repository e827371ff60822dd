import { lockLink } from './check-links.queries.ts';
import { findFinding } from './findings.queries.ts';
import { keepLinks } from './gather-links.queries.ts';
import { listPlaces } from './link-places.queries.ts';

export type { PlaceRow } from './link-places.queries.ts';

/** What whoever puts another link in the place of one needs of this room. */
export const heldLinks = { lockLink, findFinding, keepLinks, listPlaces };
