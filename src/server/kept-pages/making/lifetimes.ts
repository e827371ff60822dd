import {
  type PageTemplate,
  pageTemplates,
  templateOf,
} from '#contract/pages/rendered-pages/page-templates.ts';
import { MINUTE } from '#contract/site/durations.ts';
import { tags } from '#server/domain/pages/invalidations/tags.ts';

const changes = new Set(pageTemplates.map(tags.lifetime));

/** How long each template's pages are kept, read once and again when the ledger tells of a change. */
export function createLifetimes(read: () => Promise<Map<PageTemplate, number>>) {
  let known: Promise<Map<PageTemplate, number>> | undefined;
  return {
    onNews(told: readonly string[]): void {
      if (told.some((tag) => changes.has(tag))) known = undefined;
    },

    /** In milliseconds; Infinity where only a change ends it, or nobody can say. */
    async of(pathname: string): Promise<number> {
      const reading = known ?? read();
      known = reading;
      try {
        return ((await reading).get(templateOf(pathname)) ?? Infinity) * MINUTE;
      } catch {
        if (known === reading) known = undefined;
        return Infinity;
      }
    },
  };
}
