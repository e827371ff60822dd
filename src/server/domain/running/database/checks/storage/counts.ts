import { recordChange } from '#server/domain/pages/invalidations/record-change.ts';
import { tags } from '#server/domain/pages/invalidations/tags.ts';
import type { Check } from '../check.ts';
import { listMiscounted, recount } from './counts.queries.ts';

/** Categories that say another number of posts than they have. */
export const countsCheck: Check = {
  id: 'counts',
  async *find({ db }) {
    for (const { id, locale, name, kept, counted } of await listMiscounted(db)) {
      yield {
        key: String(id),
        kind: 'count_wrong',
        values: { id, kept, counted },
        subject: { kind: 'category', id, title: name, locale },
      };
    }
  },
  async mend({ values }, { tx, at }) {
    const found = (await listMiscounted(tx)).find(({ id }) => id === Number(values.id));
    if (!found) return false;
    const { id, locale } = found;
    await recount(tx, id);
    const seen = [tags.category(id), tags.categories(locale), tags.popular(locale)];
    await recordChange(tx, at, `category ${id} counted anew`, seen);
    return true;
  },
};
