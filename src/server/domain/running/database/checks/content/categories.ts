import { engineLimits } from '#contract/site/engine-limits.ts';
import type { Check } from '../check.ts';
import { listUncategorised } from './categories.queries.ts';

/** Posts that readers see and that no category leads to. Which one it should be, only a person knows. */
export const categoriesCheck: Check = {
  id: 'categories',
  async *find({ db }) {
    for (const { id, locale, title } of await listUncategorised(db, engineLimits.integrity.kept + 1)) {
      yield {
        key: String(id),
        kind: 'category_missing',
        values: { id },
        subject: { kind: 'post', id, title, locale },
      };
    }
  },
};
