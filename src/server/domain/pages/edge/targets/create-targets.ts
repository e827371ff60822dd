import {
  type EdgeTargetName,
  type ToldTargetName,
  toldTargetNames,
} from '#contract/pages/edge/edge.words.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import { createAkamai } from './akamai.ts';
import { createAsk } from './ask.ts';
import { createBunny } from './bunny.ts';
import { createCloudflare } from './cloudflare.ts';
import { createCloudFront } from './cloudfront.ts';
import { createFastly } from './fastly.ts';
import type { EdgeTarget } from './target.ts';
import { createVarnish } from './varnish.ts';

/** What the environment says of them; what is needed is there, or the program does not start. */
export interface EdgeSettings {
  EDGE_TARGETS: readonly EdgeTargetName[];
  CACHE_TOKEN?: string | undefined;
  EDGE_VARNISH_URLS?: readonly string[] | undefined;
  EDGE_FASTLY_SERVICE?: string | undefined;
  EDGE_FASTLY_TOKEN?: string | undefined;
  EDGE_CLOUDFLARE_ZONE?: string | undefined;
  EDGE_CLOUDFLARE_TOKEN?: string | undefined;
  EDGE_CLOUDFLARE_PLAN?: 'free' | 'pro' | 'business' | 'enterprise' | undefined;
  EDGE_BUNNY_ZONE?: string | undefined;
  EDGE_BUNNY_KEY?: string | undefined;
  EDGE_CLOUDFRONT_DISTRIBUTION?: string | undefined;
  EDGE_CLOUDFRONT_KEY_ID?: string | undefined;
  EDGE_CLOUDFRONT_SECRET?: string | undefined;
  EDGE_AKAMAI_HOST?: string | undefined;
  EDGE_AKAMAI_CLIENT_TOKEN?: string | undefined;
  EDGE_AKAMAI_CLIENT_SECRET?: string | undefined;
  EDGE_AKAMAI_ACCESS_TOKEN?: string | undefined;
}

const isTold = (name: EdgeTargetName): name is ToldTargetName =>
  (toldTargetNames as readonly string[]).includes(name);
/** Those that are told of changes. */
export const toldAmong = (names: readonly EdgeTargetName[]): ToldTargetName[] => names.filter(isTold);

/** Every cache that the environment names and that can be told. */
export function createTargets(env: EdgeSettings, clock: Clock): EdgeTarget[] {
  const ask = createAsk({ clock });
  const made: Record<ToldTargetName, () => EdgeTarget[]> = {
    varnish: () =>
      (env.EDGE_VARNISH_URLS ?? []).map((url) => createVarnish({ ask, url, token: env.CACHE_TOKEN ?? '' })),
    fastly: () => [
      createFastly({ ask, service: env.EDGE_FASTLY_SERVICE ?? '', token: env.EDGE_FASTLY_TOKEN ?? '' }),
    ],
    cloudflare: () => [
      createCloudflare({
        ask,
        zone: env.EDGE_CLOUDFLARE_ZONE ?? '',
        token: env.EDGE_CLOUDFLARE_TOKEN ?? '',
        plan: env.EDGE_CLOUDFLARE_PLAN,
      }),
    ],
    bunny: () => [createBunny({ ask, zone: env.EDGE_BUNNY_ZONE ?? '', key: env.EDGE_BUNNY_KEY ?? '' })],
    cloudfront: () => [
      createCloudFront({
        ask,
        clock,
        distribution: env.EDGE_CLOUDFRONT_DISTRIBUTION ?? '',
        key: { id: env.EDGE_CLOUDFRONT_KEY_ID ?? '', secret: env.EDGE_CLOUDFRONT_SECRET ?? '' },
      }),
    ],
    akamai: () => [
      createAkamai({
        ask,
        clock,
        host: env.EDGE_AKAMAI_HOST ?? '',
        client: {
          clientToken: env.EDGE_AKAMAI_CLIENT_TOKEN ?? '',
          clientSecret: env.EDGE_AKAMAI_CLIENT_SECRET ?? '',
          accessToken: env.EDGE_AKAMAI_ACCESS_TOKEN ?? '',
        },
      }),
    ],
  };
  return toldAmong(env.EDGE_TARGETS).flatMap((target) => made[target]());
}
