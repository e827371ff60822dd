import type { NewRedirect, RedirectCheck } from '#contract/readers/redirects/redirects.admin.schemas.ts';
import { type EditionAddress, editionAddress } from '#contract/site/addresses/edition-address.ts';
import { plainAddress } from '#contract/site/addresses/plain-address.ts';
import { limits } from '#contract/site/limits.ts';
import type { Db } from '#db/open.ts';
import { targetOf } from './redirects.presenter.ts';
import * as queries from './redirects.queries.ts';
import { pageAt, pathnameOf, readSource, readTarget } from './redirects.rules.ts';

interface CheckedRedirect extends RedirectCheck {
  /** As they are kept, where nothing is wrong with them. */
  source: EditionAddress | undefined;
  target: string | undefined;
}

/** The redirect from an address as it is written or, as readers are led on, from the one that is meant by it. */
async function findNext(db: Db, target: string, from: EditionAddress): Promise<'back' | string | undefined> {
  const pathname = pathnameOf(target);
  for (const form of new Set([pathname, plainAddress(pathname) ?? pathname])) {
    const address = editionAddress(form);
    if (!address) continue;
    if (address.locale === from.locale && address.rest === from.rest) return 'back';
    const next = (await queries.findRedirectAt(db, address))?.target;
    if (next) return next;
  }
  return undefined;
}

/** Redirects that lead to redirects are fine, until one leads back. */
async function leadsBack(db: Db, from: EditionAddress, to: string): Promise<boolean> {
  let next: string | undefined = to;
  for (let hop = 0; next !== undefined && hop <= limits.redirects.hops; hop += 1) {
    next = await findNext(db, next, from);
    if (next === 'back') return true;
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

/** How a target stands for readers: something answers there, or will once it is published, or nothing does. */
async function targetState(db: Db, target: string): Promise<'there' | 'hidden' | 'missing'> {
  let next = target;
  for (let hop = 0; hop <= limits.redirects.hops; hop += 1) {
    const address = editionAddress(pathnameOf(next));
    // An edition's home and what is outside of editions always answer, and so does the site itself.
    const page = address?.rest ? pageAt(address) : undefined;
    if (!address || !page) return 'there';
    const { locale } = address;
    if (page !== 'no page') {
      if (await queries.isPageShown(db, page.kind, locale, page.slug)) return 'there';
      if (await queries.isSlugTaken(db, page.kind, locale, page.slug)) return 'hidden';
    }
    const redirect = await queries.findRedirectAt(db, address);
    if (!redirect) return 'missing';
    next = targetOf(redirect).to;
  }
  return 'missing';
}

/** What stands in the way of a redirect, end by end. */
export async function checkRedirect(db: Db, { from, to }: NewRedirect): Promise<CheckedRedirect> {
  const source = readSource(from);
  const target = readTarget(to);
  const state = target === undefined ? undefined : await targetState(db, target);
  const loops = source && target !== undefined && (await leadsBack(db, source, target));
  return {
    source,
    target,
    from: await sourceProblem(db, source),
    to: target === undefined ? 'invalid' : loops ? 'loop' : state === 'hidden' ? 'unpublished' : null,
    targetFound: state === undefined || state === 'there',
  };
}

/** Whether readers find something at a target. */
export const isTargetThere = async (db: Db, target: string): Promise<boolean> =>
  (await targetState(db, target)) === 'there';
