import { edgeLimits } from '#contract/site/edge-limits.ts';
import { tags as allTags } from '../../invalidations/tags.ts';
import { namesToPurge } from '../tags/compact-tags.ts';

/** What an entry of the ledger says: what changed, and of it what nobody may see any more. */
export interface News {
  tags: readonly string[];
  takenDown: readonly string[];
}

export type Fold = 'none' | 'editions' | 'everything';

export interface PurgePlan {
  soft: string[];
  hard: string[];
  /** What was told less closely than it happened. */
  fold: Fold;
}

const EVERYTHING = allTags.everything();
/** Only what was taken down concerns them: everything else may change without their being sent anew. */
const PICTURES = allTags.pictures();
const OFFERS = 'offers:';
const PRODUCT = 'product:';
/** Of one edition's pages alone. */
const OF_EDITION = /^(?:posts|reviews|categories|popular|offers|launches|missing|edition):([a-z]{2})$/;

const union = (of: 'tags' | 'takenDown', news: readonly News[]): Set<string> =>
  new Set(news.flatMap((each) => each[of]));

/** A run over an edition's offers, in the name of its edition; anything else as it is. */
function inEditions({ tags, takenDown }: News): News {
  const others = tags.filter((tag) => !OF_EDITION.test(tag));
  const isRun =
    others.length >= edgeLimits.bulkFrom &&
    others.every((tag) => tag.startsWith(PRODUCT)) &&
    tags.some((tag) => tag.startsWith(OFFERS));
  if (!isRun) return { tags, takenDown };
  const editions = tags.flatMap((tag) => OF_EDITION.exec(tag)?.[1] ?? []);
  return { tags: [...new Set(editions)].map((edition) => `edition:${edition}`), takenDown };
}

/** More than anybody would tell one by one need not be remembered one by one either. */
export function gather(news: News[]): News[] {
  const most = edgeLimits.foldAbove;
  const takenDown = union('takenDown', news);
  if (takenDown.size > most) return [{ tags: [EVERYTHING], takenDown: [EVERYTHING, PICTURES] }];
  const changed = union('tags', news);
  if (changed.has(EVERYTHING)) return [{ tags: [EVERYTHING], takenDown: [...takenDown] }];
  if (changed.size <= most) return news;
  const folded = union('tags', news.map(inEditions));
  const tags = folded.size <= most ? [...folded] : [EVERYTHING];
  return [{ tags, takenDown: [...takenDown] }];
}

/** What is sent for these, as closely as so many names allow. What was taken down is named in any case. */
export function planPurge(news: readonly News[], affordable: number): PurgePlan {
  const takenDown = union('takenDown', news);
  const hard = namesToPurge(takenDown);
  const namesOf = (of: readonly News[]) => {
    const tags = union('tags', of);
    if (tags.has(EVERYTHING)) return namesToPurge([EVERYTHING]);
    return namesToPurge([...tags].filter((tag) => !takenDown.has(tag)));
  };
  const most = Math.min(affordable, edgeLimits.foldAbove);
  const ways: [Fold, () => Set<string>][] = [
    ['none', () => namesOf(news)],
    ['editions', () => namesOf(news.map(inEditions))],
  ];
  for (const [fold, names] of ways) {
    const soft = [...names().difference(hard)].sort();
    if (soft.length + hard.size <= most) return { soft, hard: [...hard].sort(), fold };
  }
  return { soft: [...namesToPurge([EVERYTHING])], hard: [...hard].sort(), fold: 'everything' };
}
