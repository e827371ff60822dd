import { expect, test } from 'vitest';
import { settings } from '#i18n/admin/en/running/settings.ts';
import { describeStopped } from './describe-stopped.ts';

test.each([
  ['script-src-elem', 'https://ads.example', 'Script', 'https://ads.example'],
  ['style-src-attr', 'inline', 'Style', 'written into the page'],
  ['require-trusted-types-for', 'trusted-types-sink', 'Text put in as HTML', 'from a script'],
  ['frame-ancestors', 'https://elsewhere.example', 'Frame', 'https://elsewhere.example'],
  ['manifest-src', 'toString', 'Other', 'toString'],
])('%s, %s', (directive, blocked, kind, from) => {
  expect(describeStopped({ directive, blocked }, settings.stopped)).toEqual({ kind, from });
});
