import { type Ask, judgeAnswer, parseObject } from './ask.ts';
import type { EdgeTarget } from './target.ts';

interface FastlyParts {
  ask: Ask;
  service: string;
  token: string;
  api?: string;
}

/** 256 keys a call; 100,000 purges an hour. */
export const createFastly = (parts: FastlyParts): EdgeTarget => {
  const { ask, service, token, api = 'https://api.fastly.com' } = parts;
  return {
    kind: 'fastly',
    name: `fastly ${service}`,
    perCall: { names: 256, bytes: 100_000 },
    allowance: { calls: { size: 50, perSecond: 10 }, names: { size: 2_000, perSecond: 20 } },
    purge: async ({ names, hard }, signal) =>
      judgeAnswer(
        await ask(
          {
            url: `${api}/service/${encodeURIComponent(service)}/purge`,
            method: 'POST',
            headers: {
              'fastly-key': token,
              'content-type': 'application/json',
              accept: 'application/json',
              ...(!hard && { 'fastly-soft-purge': '1' }),
            },
            body: JSON.stringify({ surrogate_keys: names }),
          },
          signal,
        ),
        // A number for each key.
        ({ text }) => {
          const answer = parseObject(text);
          return answer !== undefined && names.every((name) => name in answer);
        },
      ),
  };
};
