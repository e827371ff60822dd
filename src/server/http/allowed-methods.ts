import { parse } from 'regexparam';
import { endpoints } from '#contract/all.endpoints.ts';
import { paths } from '#contract/site/addresses/paths.ts';
import type { Endpoint } from '#contract/site/endpoint.schemas.ts';
import { locales } from '#contract/site/locales.ts';

const addresses = Object.values<Endpoint>(endpoints).map(({ method, path }) => ({
  methods: method === 'GET' ? ['GET', 'HEAD'] : [method],
  pattern: parse(path).pattern,
}));

const belowApi = /^\/api(\/|$)/;
const contactPages = new Set<string>(locales.map((locale) => paths.staticPage(locale, 'contato')));

/** The methods that an address takes; none where it could be one of the API and is not. Everything else is a page. */
export function allowedMethods(pathname: string): string[] {
  if (!belowApi.test(pathname)) return ['GET', 'HEAD', ...(contactPages.has(pathname) ? ['POST'] : [])];
  return [...new Set(addresses.flatMap(({ methods, pattern }) => (pattern.test(pathname) ? methods : [])))];
}
