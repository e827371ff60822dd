import { recordChange } from '#server/domain/pages/invalidations/record-change.ts';
import { tags } from '#server/domain/pages/invalidations/tags.ts';
import type { Check } from '../check.ts';
import * as queries from './orphans.queries.ts';

const MENDABLE = new Set(['c', 'n']);

/** What readers see of a row. Rows of other tables are seen through these, or not at all. */
const seen: Record<string, (id: number) => string> = { posts: tags.post, reviews: tags.review };

/** Rows that name another one that is gone: possible where triggers were off, as while a copy was put back. */
export const orphansCheck: Check = {
  id: 'orphans',
  async *find({ db }) {
    for (const key of await queries.listForeignKeys(db)) {
      const n = await queries.countOrphans(db, key);
      if (n === 0) continue;
      const { name, table, column, parent, onDelete } = key;
      yield {
        key: name,
        kind: onDelete === 'n' ? 'links_without_parent' : 'rows_without_parent',
        values: { name, table, column, parent, n },
        mendable: MENDABLE.has(onDelete),
      };
    }
  },
  async mend({ values }, { tx, at }) {
    const key = (await queries.listForeignKeys(tx)).find(({ name }) => name === values.name);
    if (!key || !MENDABLE.has(key.onDelete)) return false;
    const rows = await queries.mendOrphans(tx, key);
    const tagOf = seen[key.table];
    const told = tagOf ? rows.flatMap(({ id }) => (id === undefined ? [] : [tagOf(Number(id))])) : [];
    await recordChange(tx, at, `${key.table} without ${key.parent} mended`, told);
    return rows.length > 0;
  },
};
