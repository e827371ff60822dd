import { parse } from 'regexparam';
import { z } from 'zod';
import { type Api, type EndpointName, endpoints } from '#contract/all.endpoints.ts';
import { type Caller, siteCaller } from '#contract/people/accounts/caller.ts';
import type { Endpoint } from '#contract/site/endpoint.schemas.ts';
import type { ErrorCode } from '#contract/site/errors.ts';
import { fallbackLocale, isLocale } from '#contract/site/locales.ts';
import { DomainError } from '#server/lib/errors.ts';

type InProcessFetch = (path: string, params: Record<string, unknown>) => Promise<unknown>;

const table = (Object.keys(endpoints) as EndpointName[])
  .filter((name) => endpoints[name].method === 'GET')
  .map((name) => ({ name, endpoint: endpoints[name] as Endpoint, ...parse(endpoints[name].path) }));

const statusOf: Partial<Record<ErrorCode, number>> = { not_found: 404, invalid_input: 400 };

/** What the browser's client sees as a status, a page rendered here must see too. */
const withStatus = (error: unknown): unknown =>
  error instanceof DomainError && statusOf[error.code]
    ? Object.assign(error, { status: statusOf[error.code] })
    : error;

function parsePart(schema: z.ZodObject | undefined, given: Record<string, unknown>) {
  const parsed = schema?.safeParse(given);
  if (parsed?.error) throw new DomainError('invalid_input', z.prettifyError(parsed.error));
  return parsed?.data;
}

function decode(value: string | undefined): string | undefined {
  try {
    return value && decodeURIComponent(value);
  } catch {
    throw new DomainError('invalid_input', 'The address is malformed.');
  }
}

/** The contract's API client without the network: same paths, same checks, same answers. */
export function createInProcessFetch(api: Api): InProcessFetch {
  return async (path, params) => {
    for (const { name, endpoint, pattern, keys } of table) {
      const found = pattern.exec(path);
      if (!found) continue;
      const call = api[name] as (input: unknown, caller: Caller) => Promise<unknown>;
      try {
        const inPath = Object.fromEntries(keys.map((key, index) => [key, decode(found[index + 1])]));
        const input = { ...parsePart(endpoint.query, params), ...parsePart(endpoint.params, inPath) };
        return await call(input, siteCaller(isLocale(params.locale) ? params.locale : fallbackLocale));
      } catch (error) {
        throw withStatus(error);
      }
    }
    throw new Error(`The contract has no call for GET ${path}.`);
  };
}
