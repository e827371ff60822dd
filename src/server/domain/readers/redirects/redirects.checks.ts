import type { NewRedirect, RedirectCheck } from '#contract/readers/redirects/redirects.admin.schemas.ts';
import { type EditionAddress, editionAddress } from '#contract/site/edition-address.ts';
import { limits } from '#contract/site/limits.ts';
import type { Db } from '#db/open.ts';
import * as queries from './redirects.queries.ts';
import { pageAt, pathnameOf, readSource, readTarget } from './redirects.rules.ts';

interface CheckedRedirect extends Pick<RedirectCheck, 'from' | 'to'> {
  /** As they are kept, where nothing is wrong with them. */
  source: EditionAddress | undefined;
  target: string | undefined;
}

/** Redirects that lead to redirects are fine, until one leads back. */
async function leadsBack(db: Db, from: EditionAddress, to: string): Promise<boolean> {
  let next = editionAddress(pathnameOf(to));
  for (let hop = 0; next && hop <= limits.redirects.hops; hop += 1) {
    if (next.locale === from.locale && next.rest === from.rest) return true;
    const target: string | null | undefined = (await queries.findRedirectAt(db, next))?.target;
    if (!target) return false;
    next = editionAddress(pathnameOf(target));
  }
  return next !== undefined; // so long a way is one that nobody meant
}

const isPage = async (db: Db, address: EditionAddress): Promise<boolean> => {
  const page = pageAt(address);
  // The site itself answers there.
  if (!page) return true;
  return page !== 'no page' && (await queries.isSlugTaken(db, page.kind, address.locale, page.slug));
};

async function sourceProblem(db: Db, source: EditionAddress | undefined): Promise<RedirectCheck['from']> {
  if (!source) return 'invalid';
  if (!pageAt(source)) return 'reserved';
  const taken = (await isPage(db, source)) || (await queries.findRedirectAt(db, source)) !== undefined;
  return taken ? 'taken' : null;
}

/** What stands in the way of a redirect, end by end. */
export async function checkRedirect(db: Db, { from, to }: NewRedirect): Promise<CheckedRedirect> {
  const source = readSource(from);
  const target = readTarget(to);
  const loops = source && target !== undefined && (await leadsBack(db, source, target));
  return {
    source,
    target,
    from: await sourceProblem(db, source),
    to: target === undefined ? 'invalid' : loops ? 'loop' : null,
  };
}

/** Whether something answers at a target; an edition's home and what is outside of editions always do. */
export async function isTargetThere(db: Db, target: string): Promise<boolean> {
  const address = editionAddress(pathnameOf(target));
  if (!address?.rest) return true;
  return (await isPage(db, address)) || (await queries.findRedirectAt(db, address)) !== undefined;
}
