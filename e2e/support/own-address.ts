import { createHash } from 'node:crypto';
import { expect, test as watched } from './watched-page.ts';

/** Each test is a reader of its own to the limits that count by address: the test server trusts a proxy's word. */
export const test = watched.extend({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads which fixtures are needed from the pattern
  extraHTTPHeaders: async ({}, use, { testId }) => {
    const [a, b] = createHash('sha256').update(testId).digest();
    await use({ 'x-forwarded-for': `198.18.${a}.${b}` });
  },
});

export { expect };
