import type { Known } from '#contract/commerce/networks/recognise/recognise.ts';
import { shortLinkLimits } from '#contract/commerce/pasted-links/short-link-limits.ts';
import type { EditionFacts } from '#server/domain/commerce/marketplaces/marketplace.ts';
import type { GuardedFetch } from '#server/lib/guarded-fetch/guarded-fetch.ts';
import { createLimiter } from '#server/lib/limiter.ts';
import { type ReadThing, readThing } from '../read-thing.ts';
import { type OpenedLink, openLink } from './open-link.ts';

interface Opening {
  edition: EditionFacts;
  known: Known;
  guardedFetch: GuardedFetch | undefined;
}

/** What it leads to, by the rules for what stands in full; a link that is sold by stays as it was given. */
function asOpened(thing: ReadThing, opened: OpenedLink, edition: EditionFacts): ReadThing {
  if ('problem' in opened) return thing.link ? thing : { ...thing, problem: opened.problem };
  const { written, removed } = thing.found;
  const found = { ...opened.found, written, removed: [...new Set([...removed, ...opened.found.removed])] };
  const read = readThing(found, edition);
  return thing.link ? { ...read, link: thing.link, problem: undefined } : read;
}

/** Short links among what was pasted are opened, a few of them and for some seconds: a person waits. */
export async function openShortLinks(
  things: ReadThing[],
  { edition, known, guardedFetch }: Opening,
): Promise<ReadThing[]> {
  const { opened: most, atOnce, waits } = shortLinkLimits;
  const short = things.filter(({ found }) => found.isShort).slice(0, most);
  if (!guardedFetch || short.length === 0) return things;
  const signal = AbortSignal.timeout(waits);
  const fewAtOnce = createLimiter(atOnce);
  const opening = short.map(async (thing) => {
    const { address } = thing.found;
    if (address === undefined) return [thing, thing] as const;
    const opened = await fewAtOnce(() => openLink(address, { known, guardedFetch, signal }));
    return [thing, asOpened(thing, opened, edition)] as const;
  });
  const byThing = new Map(await Promise.all(opening));
  return things.map((thing) => byThing.get(thing) ?? thing);
}
