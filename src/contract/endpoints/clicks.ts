import { z } from 'zod';
import { readMark } from '../clicks.ts';
import { defineEndpoints, noAnswer } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { plainText } from '../text.ts';

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
    summary: 'A reader has come to the page `on` without asking the server for it',
    access: 'public',
    cache: 'no-store',
    query: z.object({ on }),
    response: noAnswer,
  },
});
