import { type Ask, judgeAnswer } from './ask.ts';
import type { EdgeTarget } from './target.ts';

interface BunnyParts {
  ask: Ask;
  zone: string;
  key: string;
  api?: string;
}

/** One tag a call, five a second; what is purged is gone. */
export const createBunny = (parts: BunnyParts): EdgeTarget => {
  const { ask, zone, key, api = 'https://api.bunny.net' } = parts;
  return {
    kind: 'bunny',
    name: `bunny ${zone}`,
    perCall: { names: 1, bytes: 1_000 },
    allowance: { calls: { size: 25, perSecond: 5 }, names: { size: 25, perSecond: 5 } },
    purge: async ({ names: [name] }, signal) =>
      judgeAnswer(
        await ask(
          {
            url: `${api}/pullzone/${encodeURIComponent(zone)}/purgeCache`,
            method: 'POST',
            headers: { accesskey: key, 'content-type': 'application/json' },
            body: JSON.stringify({ CacheTag: name }),
          },
          signal,
        ),
        ({ status }) => status < 300,
      ),
  };
};
