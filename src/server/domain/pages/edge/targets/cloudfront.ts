import { createHash } from 'node:crypto';
import type { Clock } from '#server/lib/time/clock.ts';
import { type Ask, judgeAnswer } from './ask.ts';
import { type AwsKey, signForAws } from './sign-aws.ts';
import type { EdgeTarget } from './target.ts';

interface CloudFrontParts {
  ask: Ask;
  clock: Clock;
  distribution: string;
  key: AwsKey;
  api?: string;
}

const NAMESPACE = 'http://cloudfront.amazonaws.com/doc/2020-05-31/';
/** It says with 400 what others say with 429. */
const TOO_MANY = /<Code>(?:TooManyInvalidationsInProgress|Throttling)<\/Code>/;

/** Names are small letters and digits: nothing of them has to be escaped. */
function batchOf(names: readonly string[], reference: string): string {
  const paths = names.map((name) => `<Path>#${name}</Path>`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?><InvalidationBatch xmlns="${NAMESPACE}"><Paths><Quantity>${names.length}</Quantity><Items>${paths}</Items></Paths><CallerReference>${reference}</CallerReference></InvalidationBatch>`;
}

/** Tags since 2026; a thousand a month are free, so few are told one by one, and beyond that everything at once. */
export const createCloudFront = (parts: CloudFrontParts): EdgeTarget => {
  const { ask, clock, distribution, key, api = 'https://cloudfront.amazonaws.com' } = parts;
  const url = `${api}/2020-05-31/distribution/${encodeURIComponent(distribution)}/invalidation`;
  return {
    kind: 'cloudfront',
    name: `cloudfront ${distribution}`,
    perCall: { names: 300, bytes: 30_000 },
    allowance: {
      calls: { size: 10, perSecond: 1 / 5 },
      names: { size: 300, perSecond: 300 / 86_400 },
    },
    async purge({ names }, signal) {
      const now = clock();
      const reference = createHash('sha256').update(`${now.getTime()} ${names.join()}`).digest('hex');
      const body = batchOf(names, reference.slice(0, 32));
      const asked = { method: 'POST' as const, url, headers: { 'content-type': 'text/xml' }, body };
      const service = { key, service: 'cloudfront', region: 'us-east-1', now };
      const heard = await ask({ ...asked, headers: signForAws({ ...asked, ...service }) }, signal);
      if (heard?.status === 400 && TOO_MANY.test(heard.text))
        return judgeAnswer({ ...heard, status: 429 }, () => false);
      return judgeAnswer(heard, ({ text }) => text.includes('</Invalidation>'));
    },
  };
};
