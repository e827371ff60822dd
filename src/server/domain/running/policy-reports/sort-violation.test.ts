import { describe, expect, test } from 'vitest';
import { kindOf, pagePattern } from './sort-violation.ts';

const violation = {
  directive: 'script-src-elem',
  blocked: 'https://ads.example/a.js?user=7',
  page: 'https://vitrina.test/br/melhores-fones?q=ana',
  source: '',
};
const sort = (given: Partial<typeof violation>) => kindOf({ ...violation, ...given }, ['vitrina.test']);

describe('what a browser has stopped', () => {
  test('is kept as a directive, an origin and a kind of page', () => {
    expect(sort({})).toEqual({
      directive: 'script-src-elem',
      blocked: 'https://ads.example',
      page: '/br/…',
    });
  });

  test.each([
    ['inline', 'inline'],
    ['', 'inline'],
    ['eval', 'eval'],
    ['trusted-types-sink', 'trusted-types-sink'],
    ['data:image/png;base64,AAAA', 'data'],
    ['blob:https://vitrina.test/0b2c', 'blob'],
    ['wss://Live.Example:8443/x', 'wss://live.example:8443'],
  ])('comes from %s: %s', (blocked, kept) => {
    expect(sort({ blocked })?.blocked).toBe(kept);
  });

  test.each(['<script>alert(1)</script>', 'https://', 'a b', '\u0000', 'mailto:ana@example.com'])(
    'is nothing where it comes from nowhere: %j',
    (blocked) => expect(sort({ blocked })).toBeUndefined(),
  );

  test('is known by the name of its directive, also where its sources come along', () => {
    expect(sort({ directive: "STYLE-SRC 'self' 'sha256-x'" })?.directive).toBe('style-src');
    for (const directive of ['', 'a'.repeat(41), '<b>', "'self'"])
      expect(sort({ directive })).toBeUndefined();
  });

  test.each([
    { blocked: 'chrome-extension://abcd/x.js' },
    { blocked: 'moz-extension' },
    { blocked: 'safari-web-extension://abcd' },
    { blocked: 'webkit-masked-url://hidden/' },
    { blocked: 'about' },
    { blocked: 'inline', source: 'moz-extension://abcd/content.js' },
  ])('does not count where a reader’s own extension did it: %j', (given) => {
    expect(sort(given)).toBeUndefined();
  });

  test.each(['https://elsewhere.test/br', 'about:blank', 'not an address', ''])(
    'does not count on a page that is not ours: %j',
    (page) => expect(sort({ page })).toBeUndefined(),
  );
});

test.each([
  ['/', '/'],
  ['/br', '/br'],
  ['/br/melhores-fones', '/br/…'],
  ['/br/categoria/audio', '/br/categoria/…'],
  ['/it/contatti', '/it/…'],
  ['/xx/anything/at/all', '/…'],
  ['/preview', '/preview'],
  ['/admin', '/admin'],
  ['/admin/posts/17', '/admin/posts/…'],
  ['/admin/Ana%20Luz', '/admin/…'],
])('the kind of page at %s is %s', (pathname, pattern) => {
  expect(pagePattern(pathname)).toBe(pattern);
});
