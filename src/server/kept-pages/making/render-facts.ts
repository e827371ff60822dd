import { engineLimits } from '#contract/site/engine-limits.ts';
import type { RenderFacts } from '#server/domain/pages/rendered-pages/gathered-renders.ts';
import { keepingOf } from '../page-key.ts';
import type { RenderEvent } from '../page-store-parts.ts';

const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, engineLimits.renderedPages.errorChars);

/** What is remembered of a render; undefined for pages that have no address of their own. */
export function renderFacts(
  { key, cause, took, page, error }: RenderEvent,
  at: Date,
): RenderFacts | undefined {
  if (keepingOf(key) !== 'disk') return undefined;
  const common = { path: key, at, took, cause };
  if (!page || page.status >= 500)
    return { ...common, error: page ? `The page answered ${page.status}.` : messageOf(error) };
  const { status, expiresAt, brotli, size, tags, position } = page;
  return {
    ...common,
    page: {
      status,
      expiresAt: expiresAt === null ? null : new Date(expiresAt),
      bytes: brotli.length,
      size,
      tags,
      position,
    },
  };
}
