import { parse } from 'regexparam';
import { type Api, type EndpointName, endpoints } from '#contract/endpoints.ts';
import { DomainError } from '#server/lib/errors.ts';

type InProcessFetch = (path: string, params: Record<string, unknown>) => Promise<unknown>;

const table = (Object.keys(endpoints) as EndpointName[]).map((name) => ({
  name,
  endpoint: endpoints[name],
  ...parse(endpoints[name].path),
}));

/** What the browser's client sees as a status, a page rendered here must see too. */
const withStatus = (error: unknown): unknown =>
  error instanceof DomainError && error.code === 'not_found' ? Object.assign(error, { status: 404 }) : error;

function parseInput(endpoint: (typeof table)[number]['endpoint'], given: Record<string, unknown>) {
  const params = 'params' in endpoint ? endpoint.params.parse(given) : {};
  const query = 'query' in endpoint ? endpoint.query.parse(given) : {};
  return { ...query, ...params };
}

/** The contract's API client without the network: same paths, same checks, same answers. */
export function createInProcessFetch(api: Api): InProcessFetch {
  return async (path, params) => {
    for (const { name, endpoint, pattern, keys } of table) {
      const found = endpoint.method === 'GET' ? pattern.exec(path) : null;
      if (!found) continue;
      const inPath = Object.fromEntries(keys.map((key, index) => [key, found[index + 1]]));
      const call = api[name] as (input: unknown) => Promise<unknown>;
      try {
        return await call(parseInput(endpoint, { ...params, ...inPath }));
      } catch (error) {
        throw withStatus(error);
      }
    }
    throw new Error(`The contract has no call for GET ${path}.`);
  };
}
