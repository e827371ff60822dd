import { expect, test } from 'vitest';
import { findForbidden } from './journey-rules.ts';

const foundIn = (text: string) => findForbidden([{ file: 'e2e/a.spec.ts', text }]).length;

test.each([
  'await page.waitForTimeout(300);',
  "await page.waitForLoadState('networkidle');",
  'const at = new Date(Date.now() + 2_000);',
  'const year = new Date().getFullYear();',
  'const name = String(Math.random());',
  'await new Promise((done) => setTimeout(done, 100));',
  "import { setTimeout as pause } from 'node:timers/promises';",
])('a journey may not say: %s', (line) => {
  expect(foundIn(line)).toBe(1);
});

test.each(['test.setTimeout(120_000);', "const at = new Date('2031-03-05');", "unique('grace')"])(
  'but it may say: %s',
  (line) => {
    expect(foundIn(line)).toBe(0);
  },
);

test('a helper may not either, unless it is named', () => {
  const text = 'const now = Date.now();';
  const files = ['e2e/support/people.ts', 'e2e/support/clock.ts', 'e2e\\support\\clock.ts'];
  expect(findForbidden(files.map((file) => ({ file, text })))).toEqual([
    expect.stringMatching(/^e2e\/support\/people\.ts:1: /),
  ]);
});

test('no test counts on a second being enough', () => {
  const text = `await ${'vi'}.waitFor(() => expect(heard).toEqual(['one']));`;
  expect(findForbidden([{ file: 'src/db/client.listen.test.ts', text }])).toEqual([
    expect.stringContaining('use expect.poll'),
  ]);
});

test('what is found is told with its place and with what to do', () => {
  const text = '// a journey\nawait page.waitForTimeout(300);';
  expect(findForbidden([{ file: 'e2e/a.spec.ts', text }])).toEqual([
    expect.stringMatching(/^e2e\/a\.spec\.ts:2: await page\.waitForTimeout\(300\);\n {4}wait for something/),
  ]);
});
