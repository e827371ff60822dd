import { parse } from 'regexparam';
import { endpoints } from '#contract/all.endpoints.ts';
import type { Endpoint } from '#contract/site/endpoint.schemas.ts';

const addresses = Object.values<Endpoint>(endpoints).map(({ method, path }) => ({
  methods: method === 'GET' ? ['GET', 'HEAD'] : [method],
  pattern: parse(path).pattern,
}));

/** The methods that an address of the API takes; none where it is not one. */
export const allowedMethods = (pathname: string): string[] => [
  ...new Set(addresses.flatMap(({ methods, pattern }) => (pattern.test(pathname) ? methods : []))),
];
