import { randomUUID } from 'node:crypto';
import type { FaultKind } from '#contract/running/database/database.words.ts';
import { regroupPost } from '#server/domain/writing/posts/writing/regroup-post.ts';
import type { Check } from '../check.ts';
import * as queries from './siblings.queries.ts';

const finders = [
  ['copy_apart', 'post', queries.listCopiesApart],
  ['edition_twice', 'post', queries.listSecondOnes],
  ['copy_of_another', 'review', queries.listCopiesOfOthers],
] as const satisfies [FaultKind, 'post' | 'review', typeof queries.listCopiesApart][];

/** The same article in several editions: tied to each other, each edition once, and to nothing else. */
export const siblingsCheck: Check = {
  id: 'siblings',
  async *find({ db }) {
    for (const [kind, of, list] of finders) {
      for (const { id, screenId, locale, title, original } of await list(db)) {
        yield {
          key: `${kind} ${id}`,
          kind,
          values: { id, original },
          subject: { kind: of, id: screenId, title, locale },
        };
      }
    }
  },
  async mend({ kind, values }, mending) {
    const { tx } = mending;
    const [, , list] = finders.find(([each]) => each === kind) ?? [];
    const found = list && (await list(tx)).find(({ id }) => id === Number(values.id));
    if (!found) return false;
    if (kind === 'copy_of_another') await queries.forgetOriginal(tx, found.id);
    else await regroupPost(tx, found.id, kind === 'copy_apart' ? found.groupId : randomUUID(), mending);
    return true;
  },
};
