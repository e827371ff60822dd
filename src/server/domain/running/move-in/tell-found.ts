import type { FoundName, MoveInTold } from '#contract/running/move-in/move-in.admin.schemas.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import { fallbackLocale } from '#contract/site/locales.ts';
import type { AuthorFact, TermFact } from './entries/brought.ts';
import { termIn } from './entries/links.ts';
import { UNCATEGORISED } from './entries/wordpress-terms.ts';
import { summarise } from './report.ts';
import type { SourceIndex } from './source-index.ts';
import { type Moving, NOT_YET } from './writing/moving.ts';

const { kinds: KINDS, firstOfKind, names: NAMES } = engineLimits.moveIn.told;

/** What somebody or something is here: of a category in several editions, in the first. */
const hereOf = (value: AuthorFact | TermFact) =>
  'links' in value ? { slug: value.newSlug, id: value.newId } : termIn(value, fallbackLocale);

/** People or categories that the source names, as many as somebody could choose for. */
function namesIn(index: SourceIndex, kind: 'author' | 'category'): FoundName[] {
  const found: FoundName[] = [];
  for (const { key, value } of index.all<AuthorFact | TermFact>(kind)) {
    if (kind === 'category' && UNCATEGORISED.has(value.slug)) continue;
    const { slug = '', id } = hereOf(value) ?? {};
    found.push({ key, name: value.name, slug, isNew: id === NOT_YET });
    if (found.length === NAMES) break;
  }
  return found;
}

/** By what entries can be sent to another edition, as the source writes it. */
const marksIn = (index: SourceIndex, kind: 'category' | 'tag'): string[] =>
  index.list<TermFact>(kind, { limit: NAMES }).map(({ value }) => value.slug);

/** What a person is shown of a look or a run; the report's file has all of it. */
export function tellFound({ index, notes, site, states, languages }: Moving, pages: number) {
  const { left, first, kinds } = summarise([index, notes], {
    shown: engineLimits.moveIn.shown,
    ofKind: firstOfKind,
  });
  const comments = index.countTold('comments');
  const told: MoveInTold = {
    program: site.program,
    address: site.address ?? null,
    states,
    pages,
    comments,
    missing: notes.countTold('missing'),
    authors: namesIn(index, 'author'),
    categories: namesIn(index, 'category'),
    languages: [...languages].slice(0, NAMES).map(([key, facts]) => ({ key, ...facts })),
    marks: { category: marksIn(index, 'category'), tag: marksIn(index, 'tag') },
    left: kinds.slice(0, KINDS),
  };
  return { left, first, comments, told };
}
