import type { QueryClient } from '@tanstack/react-query';
import type { Edition } from '#contract/running/editions/editions.schemas.ts';
import { statusOfError } from './shared/api/api-error.ts';
import type { PageFacts } from './shared/page-context.tsx';

type Failure = NonNullable<PageFacts['failure']>;

/**
 * What the prefetched data says of the page: something it needs does not exist, or could not be asked for.
 * An edition that is not open yet has no missing pages: every address below it says that it is coming.
 */
export function pageFailure(
  client: QueryClient,
  hasRoute: boolean,
  config: Edition | undefined,
): Failure | undefined {
  const errors = client
    .getQueryCache()
    .getAll()
    .flatMap(({ state }) => (state.status === 'error' ? [statusOfError(state.error)] : []));
  // What the address asks for and cannot be (4xx) is not there; everything else is a fault that may pass.
  if (errors.some((status) => status === undefined || status >= 500)) return { kind: 'unavailable' };
  if (config && config.status !== 'active') return undefined;
  return !hasRoute || errors.length > 0 ? { kind: 'missing' } : undefined;
}

export function statusOf(failure: Failure | undefined): 200 | 404 | 503 {
  if (!failure) return 200;
  return failure.kind === 'missing' ? 404 : 503;
}
