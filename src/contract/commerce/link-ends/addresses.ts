import { bareHostOf } from '#contract/commerce/networks/read-destination.ts';
import { stripTags } from '#contract/commerce/networks/strip-tags.ts';
import type { AddressShape } from './end-rule.ts';

export const isOnHost = (url: URL, hosts: readonly string[]): boolean => {
  const host = bareHostOf(url);
  return hosts.some((each) => (each.startsWith('.') ? url.hostname.endsWith(each) : host === each));
};

/** In lower case: shops write theirs as they like. */
const pathOf = ({ pathname }: URL): string => pathname.toLowerCase();

export const parameterOf = (url: URL, name: string): string | undefined => {
  for (const [key, value] of url.searchParams) if (key.toLowerCase() === name) return value;
  return undefined;
};

/** A path that ends with a slash means what is below it; any other one a page, or what is below that. */
export function looksLike(url: URL, shapes: readonly AddressShape[] | undefined): boolean {
  const path = pathOf(url);
  return (shapes ?? []).some(({ path: beginning, parameter }) => {
    const isThere = beginning.endsWith('/')
      ? path.startsWith(beginning)
      : path === beginning || path.startsWith(`${beginning}/`) || path.startsWith(`${beginning}-`);
    return isThere && (parameter === undefined || Boolean(parameterOf(url, parameter)));
  });
}

const FRONTS = new Set(
  'index.html index.htm index.php home br pt pt-br mx es es-mx es-es it it-it us en en-us'.split(' '),
);

/** The shop's front page, in any of its languages; a parameter that is no tag may well be a product. */
export function isHome(url: URL): boolean {
  const steps = pathOf(url).split('/').filter(Boolean);
  const isFront = steps.length === 0 || (steps.length === 1 && FRONTS.has(steps[0] ?? ''));
  return isFront && !stripTags(url.href, ['source', 'tag']).address.includes('?');
}

/** One is where the other would be, some steps up. */
export function isAbove(url: URL, other: URL): boolean {
  const path = pathOf(url);
  const below = path.endsWith('/') ? path : `${path}/`;
  const isLonger = below !== '/' && pathOf(other).length > below.length && pathOf(other).startsWith(below);
  return isLonger && bareHostOf(url) === bareHostOf(other);
}
