import { expect, test } from 'vitest';
import { withInlinedLimits } from './inline-limits.ts';

const table = { posts: { step: 6 }, toast: { hotkey: 'F8', atOnce: 1 } };
const inlined = (code: string) =>
  withInlinedLimits(`import { limits } from '#contract/site/limits.ts';\n${code}`, table);

test('writes numbers, words and groups where they are used, and drops the import', () => {
  expect(inlined('const a = limits.posts.step + 1;')).toBe('const a = (6) + 1;');
  expect(inlined('key === limits.toast.hotkey')).toBe('key === ("F8")');
  expect(inlined('const { atOnce } = limits.toast;')).toBe(
    'const { atOnce } = ({"hotkey":"F8","atOnce":1});',
  );
  expect(inlined('limits.posts.step.toFixed(1)')).toBe('(6).toFixed(1)');
});

test('leaves what only looks like it', () => {
  expect(inlined('props.limits.posts + mylimits.posts')).toBe('props.limits.posts + mylimits.posts');
});
