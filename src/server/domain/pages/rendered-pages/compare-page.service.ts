import type { Caller } from '#contract/people/accounts/caller.ts';
import { notFound } from '#server/lib/errors.ts';
import { requireRole } from '#server/lib/permissions.ts';
import type { PortHolder } from './kept-pages-port.ts';

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Nothing in the frame runs anyway; what would only fail loudly is left out. */
const withoutScripts = (html: string): string =>
  html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '').replaceAll(/ autofocus(?:="")?(?=[ >/])/gi, '');

/** What readers get beside what they would get if nothing were kept. */
export function createPageComparison({ port }: { port: PortHolder }) {
  return {
    async compare(caller: Caller, path: string) {
      requireRole(caller, 'viewer');
      const pages = port.need();
      const kept = (await pages.look(path)) ?? null;
      try {
        return { path, kept, now: await pages.render(path), problem: null };
      } catch (error) {
        return { path, kept, now: null, problem: messageOf(error) };
      }
    },

    async show(caller: Caller, path: string, of: 'kept' | 'now'): Promise<string> {
      requireRole(caller, 'viewer');
      const pages = port.need();
      const copy = of === 'kept' ? await pages.look(path) : await pages.render(path).catch(() => undefined);
      if (!copy) throw notFound(`A copy of ${path}`);
      return withoutScripts(copy.html);
    },
  };
}

export type PageComparisonFacts = Awaited<ReturnType<ReturnType<typeof createPageComparison>['compare']>>;
