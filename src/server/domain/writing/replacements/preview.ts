import { createHash } from 'node:crypto';
import { engineLimits } from '#contract/site/engine-limits.ts';
import type {
  ReplacementPlace,
  ReplacementRule,
  ReplacementSearch,
} from '#contract/writing/replacements/replacements.admin.schemas.ts';
import { sharedKinds, textFields, textKinds } from '#contract/writing/replacements/replacements.words.ts';
import type { Db } from '#db/open.ts';
import { checkField } from './field-schemas.ts';
import { replaceInField } from './replace-in-field.ts';
import { plainCore } from './replace-words.ts';
import type { TextRow, TextTarget } from './targets/target.ts';
import { targets } from './targets/targets.ts';

const { batch, places: mostPlaces } = engineLimits.replacements;

/** The order of a body's keys is no difference, and the database has its own. */
const sorted = (_: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

export const markOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value, sorted)).digest('hex').slice(0, 32);

async function* rowsOf(db: Db, target: TextTarget, search: ReplacementSearch): AsyncIterable<TextRow> {
  const core = plainCore(search.find);
  for (let after = 0; ; ) {
    const rows = await target.list(db, { locale: search.locale, core, after, limit: batch });
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < batch) return;
    after = last.id;
  }
}

function placesIn({ kind }: TextTarget, row: TextRow, rule: ReplacementRule): ReplacementPlace[] {
  return textFields[kind].flatMap((field) => {
    const before = row.values[field];
    const { value, findings } = replaceInField(field, before, rule);
    if (findings.count === 0) return [];
    const { id, screenId, title, locale } = row;
    const checked = checkField(kind, field, value);
    const problem = 'refusal' in checked ? checked.refusal : null;
    return [{ kind, id, field, screenId, title, locale, mark: markOf(before), ...findings, problem }];
  });
}

/** Every place where the words stand, as it is now and as it would be. */
export async function findPlaces(
  db: Db,
  search: ReplacementSearch,
): Promise<{ places: ReplacementPlace[]; more: boolean }> {
  const places: ReplacementPlace[] = [];
  const wanted = textKinds.filter(
    (kind) => search.kinds.includes(kind) && !(search.locale && sharedKinds.has(kind)),
  );
  for (const kind of wanted) {
    const target = targets.find((each) => each.kind === kind);
    if (!target) continue;
    for await (const row of rowsOf(db, target, search)) {
      places.push(...placesIn(target, row, search));
      if (places.length > mostPlaces) return { places: places.slice(0, mostPlaces), more: true };
    }
  }
  return { places, more: false };
}
