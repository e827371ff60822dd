import { LRUCache } from 'lru-cache';
import { engineLimits } from '#contract/site/engine-limits.ts';
import { deepFreeze } from '#server/lib/deep-freeze.ts';
import { HeardNews } from './heard-news.ts';
import { isAfresh, isLookedAt } from './seen.ts';
import { TagIndex } from './tag-index.ts';
import { tags as names } from './tags.ts';

interface Remembered {
  rows: object;
  tags: string[];
}

export type RememberedRows = ReturnType<typeof createRememberedRows>;

/**
 * Rows that page after page is made of (an edition, a category's newest), remembered until the ledger names what is in
 * them. For pages alone: at the desk, whoever has just saved reads what is there.
 */
export function createRememberedRows() {
  const byTag = new TagIndex();
  const kept = new LRUCache<string, Remembered>({
    max: engineLimits.rememberedRows.sets,
    dispose: ({ tags }, key) => byTag.remove(key, tags),
  });
  const heard = new HeardNews(engineLimits.rememberedReads.news);
  /** Only where somebody tells of changes may anything be remembered. */
  let following = false;

  return {
    /** `tagsOf` names everything whose change would change the rows; what a page shows of them, it notes itself. */
    async get<Rows>(key: string, read: () => Promise<Rows>, tagsOf: (rows: Rows) => string[]): Promise<Rows> {
      if (!following || !isLookedAt()) return read();
      const known = isAfresh() ? undefined : kept.get(key);
      if (known) return known.rows as Rows;
      const since = heard.count;
      const rows = await read();
      if (typeof rows !== 'object' || rows === null) return rows;
      const tags = tagsOf(rows);
      // What changed while it was read, it may have missed.
      if (heard.findSince(since, new Set([...tags, names.everything()]))) return rows;
      kept.set(key, { rows: deepFreeze(rows), tags });
      byTag.add(key, tags);
      return rows;
    },

    /** From now on every change is told. */
    follow(): void {
      following = true;
    },

    hear(changed: readonly string[]): void {
      heard.add(changed, 'a change');
      if (changed.includes(names.everything())) kept.clear();
      for (const key of byTag.keysOf(changed)) kept.delete(key);
    },
  };
}
