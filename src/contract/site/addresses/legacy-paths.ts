import { fallbackLocale } from '../locales.ts';
import { staticPages } from './paths.ts';

const SAME_BELOW_BR = new RegExp(`^/(categoria/[^/]+|categorias|${staticPages.join('|')})$`);

/** Where an address from before there were editions leads to now: always the Brazilian one. */
export function legacyTarget(pathname: string): string | undefined {
  const post = /^\/post\/([^/]+)$/.exec(pathname)?.[1];
  if (post) return `/${fallbackLocale}/${post}`;
  return SAME_BELOW_BR.test(pathname) ? `/${fallbackLocale}${pathname}` : undefined;
}
