import type { Allowance } from '../purging/token-bucket.ts';
import { type Ask, judgeAnswer, parseObject } from './ask.ts';
import type { EdgeTarget } from './target.ts';

/** Calls that each plan allows. */
const plans = {
  free: { size: 25, perSecond: 5 / 60 },
  pro: { size: 25, perSecond: 5 },
  business: { size: 50, perSecond: 10 },
  enterprise: { size: 500, perSecond: 50 },
} satisfies Record<string, Allowance>;

interface CloudflareParts {
  ask: Ask;
  zone: string;
  token: string;
  plan?: keyof typeof plans | undefined;
  api?: string;
}

/** A hundred tags a call, and whatever is purged is gone: it knows no soft. */
export const createCloudflare = (parts: CloudflareParts): EdgeTarget => {
  const { ask, zone, token, plan = 'free', api = 'https://api.cloudflare.com' } = parts;
  return {
    kind: 'cloudflare',
    name: `cloudflare ${zone}`,
    perCall: { names: 100, bytes: 100_000 },
    allowance: { calls: plans[plan], names: { size: 2_500, perSecond: 100 * plans[plan].perSecond } },
    purge: async ({ names }, signal) =>
      judgeAnswer(
        await ask(
          {
            url: `${api}/client/v4/zones/${encodeURIComponent(zone)}/purge_cache`,
            method: 'POST',
            headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
            body: JSON.stringify({ tags: names }),
          },
          signal,
        ),
        ({ text }) => parseObject(text)?.success === true,
      ),
  };
};
