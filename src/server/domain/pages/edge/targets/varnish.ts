import { type Ask, judgeAnswer, parseObject } from './ask.ts';
import type { EdgeTarget } from './target.ts';

interface VarnishParts {
  ask: Ask;
  url: string;
  /** By which it knows who may purge. */
  token: string;
}

/** Varnish with xkey and deploy/varnish/vitrina.vcl: it says how many pages it was. A header of more than 8 kB it refuses. */
export const createVarnish = ({ ask, url, token }: VarnishParts): EdgeTarget => ({
  kind: 'varnish',
  name: `varnish ${new URL(url).host}`,
  perCall: { names: 1_000, bytes: 6_000 },
  allowance: { calls: { size: 100, perSecond: 50 }, names: { size: 20_000, perSecond: 2_000 } },
  purge: async ({ names, hard }, signal) =>
    judgeAnswer(
      await ask(
        {
          url,
          method: 'PURGE',
          headers: {
            'x-cache-token': token,
            'purge-mode': hard ? 'hard' : 'soft',
            'purge-keys': names.join(' '),
          },
        },
        signal,
      ),
      ({ text }) => typeof parseObject(text)?.purged === 'number',
    ),
});
