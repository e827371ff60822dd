import { z } from 'zod';
import { defineEndpoints, noAnswer } from '#contract/site/endpoint.schemas.ts';
import { limits } from '#contract/site/limits.ts';
import { plainText } from '#contract/site/text.schemas.ts';
import { readMark } from './clicks.words.ts';

/** The path of the page; of whoever sends it nothing is asked. */
const on = plainText(limits.slugs.maxChars * 2).startsWith('/');

/** Sent by navigator.sendBeacon without a body: all that is told fits the address. */
export const clickEndpoints = defineEndpoints({
  countClick: {
    method: 'POST',
    path: '/api/clicks',
    summary: 'A reader follows a link to a shop: `on` is the page, `at` what stands in the link’s data-at',
    access: 'public',
    cache: 'no-store',
    query: z.object({ on, at: plainText(80).refine((mark) => readMark(mark) !== undefined) }),
    response: noAnswer,
  },
  countView: {
    method: 'POST',
    path: '/api/views',
    summary:
      'A reader has come to the page `on` without asking the server for it; `from=page` where a cache may have answered',
    access: 'public',
    cache: 'no-store',
    query: z.object({ on, from: z.literal('page').optional() }),
    response: noAnswer,
  },
});
