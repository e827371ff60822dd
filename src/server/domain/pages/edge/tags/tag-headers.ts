import type { ToldTargetName } from '#contract/pages/edge/edge.words.ts';
import { edgeLimits } from '#contract/site/edge-limits.ts';
import { tags as names } from '../../invalidations/tags.ts';
import { fitTags, type TagLimits } from './fit-tags.ts';

interface TagHeader {
  name: string;
  between: ' ' | ',';
  /** Where it takes less than we say by ourselves. */
  limits?: Partial<TagLimits>;
}

/** Where each cache looks for what a page shows. CloudFront's is of its owner's choice. */
const headers: Record<ToldTargetName, TagHeader> = {
  varnish: { name: 'xkey', between: ' ' },
  fastly: { name: 'surrogate-key', between: ' ' },
  cloudflare: { name: 'cache-tag', between: ',' },
  cloudfront: { name: 'cache-tag', between: ',', limits: { tags: 50 } },
  bunny: { name: 'cdn-tag', between: ',', limits: { bytes: 1_024 } },
  akamai: { name: 'edge-cache-tag', between: ',', limits: { tags: 128 } },
};

const EDITION = /^\/([a-z]{2})(?:[/?]|$)/;

/** What every page can be purged by, whatever it noted: everything there is, and its edition. */
function alwaysThere(key: string): string[] {
  const edition = EDITION.exec(key)?.[1];
  return [names.everything(), ...(edition ? [`edition:${edition}`] : [])];
}

interface Tagged {
  /** Where it stands; undefined for what no purge of an edition, or of everything, concerns. */
  key?: string;
  tags: readonly string[];
}

/** What a page says of itself to the caches that were named; all headers together take no more than one may. */
export function createTagHeaders(targets: readonly ToldTargetName[]) {
  const asked = [...new Map(targets.map((target) => [headers[target].name, headers[target]])).values()];
  const least = (of: 'tags' | 'bytes', own: number) =>
    Math.min(own, ...targets.map((target) => headers[target].limits?.[of] ?? own));
  const limits: TagLimits = {
    tags: least('tags', edgeLimits.page.tags),
    bytes: least('bytes', Math.floor(edgeLimits.page.bytes / Math.max(1, asked.length))),
  };
  /** undefined where they do not fit: nobody could purge the page, so nobody may keep it for long. */
  return ({ key, tags }: Tagged): Record<string, string> | undefined => {
    const fitting = fitTags([...tags, ...(key === undefined ? [] : alwaysThere(key))], limits);
    return fitting && Object.fromEntries(asked.map(({ name, between }) => [name, fitting.join(between)]));
  };
}

export type TagHeaders = ReturnType<typeof createTagHeaders>;
