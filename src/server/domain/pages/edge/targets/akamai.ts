import { randomUUID } from 'node:crypto';
import type { Clock } from '#server/lib/time/clock.ts';
import { type Ask, judgeAnswer, parseObject } from './ask.ts';
import { type EdgeGridClient, signForEdgeGrid } from './sign-edgegrid.ts';
import type { EdgeTarget } from './target.ts';

interface AkamaiParts {
  ask: Ask;
  clock: Clock;
  host: string;
  client: EdgeGridClient;
  api?: string;
}

/** What it asks of whoever came too often. */
const TOO_OFTEN_MS = 5_000;

/** 50 calls a second, 500 tags a minute on top of 5,000, 50 kB a call. */
export const createAkamai = (parts: AkamaiParts): EdgeTarget => {
  const { ask, clock, host, client, api = `https://${host}` } = parts;
  return {
    kind: 'akamai',
    name: `akamai ${host}`,
    perCall: { names: 1_000, bytes: 40_000 },
    allowance: { calls: { size: 50, perSecond: 10 }, names: { size: 5_000, perSecond: 500 / 60 } },
    async purge({ names, hard }, signal) {
      const url = `${api}/ccu/v3/${hard ? 'delete' : 'invalidate'}/tag/production`;
      const body = JSON.stringify({ objects: names });
      const authorization = signForEdgeGrid({ client, url, body, now: clock(), nonce: randomUUID() });
      const headers = { authorization, 'content-type': 'application/json' };
      const heard = await ask({ url, method: 'POST', headers, body }, signal);
      const answer = judgeAnswer(heard, ({ text }) => parseObject(text)?.httpStatus === 201);
      if (answer.outcome !== 'later' || heard?.status !== 429) return answer;
      return { ...answer, retryAfter: Math.max(answer.retryAfter ?? 0, TOO_OFTEN_MS) };
    },
  };
};
