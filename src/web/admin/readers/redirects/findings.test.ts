import { expect, test } from 'vitest';
import { redirects } from '#i18n/admin/en/readers/redirects.ts';
import { findingsOf } from './findings.ts';

const both = { from: '/br/a', to: '/br/b' };

test('a field that nobody has touched is left in peace', () => {
  const check = { from: 'invalid', to: 'invalid', targetFound: true } as const;
  expect(findingsOf({ from: '', to: '' }, check, redirects)).toEqual({});
  expect(findingsOf(both, undefined, redirects)).toEqual({});
  expect(findingsOf({ from: '/x', to: '' }, check, redirects)).toEqual({
    from: { sign: 'problem', text: redirects.fromProblems.invalid },
  });
});

test('each end is told what was found', () => {
  expect(findingsOf(both, { from: 'taken', to: 'loop', targetFound: true }, redirects)).toEqual({
    from: { sign: 'problem', text: redirects.fromProblems.taken },
    to: { sign: 'problem', text: redirects.toProblems.loop },
  });
  expect(findingsOf(both, { from: null, to: null, targetFound: true }, redirects)).toEqual({
    from: { sign: 'fine', text: redirects.fine },
    to: { sign: 'fine', text: redirects.targetFound },
  });
});

test('a target where nothing answers is a warning, not a problem', () => {
  const { to } = findingsOf(both, { from: null, to: null, targetFound: false }, redirects);
  expect(to).toEqual({ sign: 'warning', text: redirects.targetMissing });
});
