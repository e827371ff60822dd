import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { PageFacts } from './shared/page-context.tsx';

export const stateElementId = 'state';

interface PageState {
  facts: PageFacts;
  queries: [QueryKey, unknown][];
}

/** What the browser needs in order to take the page over, as JSON that no HTML parser can mistake. */
export function writeState(facts: PageFacts, client: QueryClient): string {
  const queries = client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => [queryKey, withoutBody(state.data)] as [QueryKey, unknown]);
  return JSON.stringify({ facts, queries } satisfies PageState).replaceAll('<', '\\u003c');
}

/** Data that came with the page counts as fresh: it must not all be asked for again. */
export function readState(client: QueryClient): PageFacts {
  const text = document.getElementById(stateElementId)?.textContent ?? '';
  const { facts, queries } = JSON.parse(text) as PageState;
  for (const [key, data] of queries) client.setQueryData(key, withBody(data));
  return facts;
}

const hasBody = (data: unknown): data is { contentHtml: string } =>
  typeof data === 'object' && data !== null && 'contentHtml' in data;

/** An article's body stands in the page already: it must not travel a second time. */
const withoutBody = (data: unknown): unknown => (hasBody(data) ? { ...data, contentHtml: '' } : data);

const withBody = (data: unknown): unknown =>
  hasBody(data) ? { ...data, contentHtml: document.querySelector('[data-body]')?.innerHTML ?? '' } : data;
