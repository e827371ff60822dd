import { adminTarget, isAdminRoute } from '#contract/site/addresses/admin-paths.ts';
import { editionAddress, pathOfAddress } from '#contract/site/addresses/edition-address.ts';
import { legacyTarget } from '#contract/site/addresses/legacy-paths.ts';
import { otherPaths } from '#contract/site/addresses/other-paths.ts';
import { addressInEdition, plainAddress } from '#contract/site/addresses/plain-address.ts';

export interface Ways {
  /** Where somebody lets an address lead. */
  findRedirect: (path: string) => Promise<string | null>;
  /** The address of the page that stands at a plain address, or once stood there. */
  findPage: (pathname: string) => Promise<string | undefined>;
}

const pathnameOf = (target: string): string => target.split(/[?#]/, 1)[0] ?? '';
const now = (pathname: string): string => legacyTarget(pathname) ?? pathname;

/** Decoded and encoded anew, which is how redirects are looked up. */
const asLookedUp = (pathname: string): string | undefined => {
  const address = editionAddress(pathname);
  return address && pathOfAddress(address);
};

/**
 * Where an address leads that is not written as addresses are, without anything being rendered: what somebody has set
 * for it as it came, then the page at the address that it means, then what is set for that. undefined: nowhere.
 */
export async function findAddress(
  pathname: string,
  search: string,
  { findRedirect, findPage }: Ways,
): Promise<string | undefined> {
  const written = plainAddress(pathname);
  const admin = adminTarget(written ?? pathname, search);
  if (admin) return admin;
  const came = now(addressInEdition(pathname));
  const meant = written && now(written);
  // Only slashes or encodings apart it is the same address, and there a page goes before a redirect.
  const set = meant === undefined || asLookedUp(came) !== meant ? await findRedirect(came) : null;
  if (set !== null || meant === undefined) return set ?? undefined;
  if (isAdminRoute(meant) || meant === otherPaths.preview()) return meant;
  const page = await findPage(meant);
  if (page !== undefined) return page;
  const elsewhere = await findRedirect(meant);
  // One that leads back here in other letters leads nowhere.
  return elsewhere === null || plainAddress(pathnameOf(elsewhere)) === meant ? undefined : elsewhere;
}
