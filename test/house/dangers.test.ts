import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const sources = globSync('src/**/*.{ts,tsx}', { cwd: root, exclude: ['**/*.test.{ts,tsx}'] }).map(
  (file) => [file, readFileSync(path.join(root, file), 'utf8')] as const,
);
const findIn = (pattern: RegExp) =>
  sources.filter(([, text]) => pattern.test(text)).map(([file]) => file.replaceAll(path.sep, '/'));

/** What the program does not do, and the places that may, each for a reason of its own. */
const dangers: [what: string, pattern: RegExp, mayBe?: string[]][] = [
  ['start another program', /child_process/],
  // Two numbers go to V8, neither of which anybody else can choose.
  [
    'run text as code',
    /\beval\(|new Function\b|from 'node:(?:vm|v8)'|javascript:void/,
    ['src/program/heap-growth.ts'],
  ],
  // The loader writes names of built files; the body of a text is drawn by the server, from allowlisted nodes.
  [
    'write HTML into a page',
    /\.(?:inner|outer)HTML\s*=[^=]|insertAdjacentHTML|document\.write|(?<!data-body="" className="prose" )dangerouslySetInnerHTML/,
    ['src/web/loader.ts'],
  ],
  ['let other sites read its answers', /access-control-|@fastify\/cors/i],
  ['take any certificate', /rejectUnauthorized|NODE_TLS_REJECT/],
  ['use a hash or a mode that is broken', /'(?:md5|sha1|aes-\d+-(?:ecb|cbc|ctr))'/i],
  // Which pages are compared, which link waits how long: nothing that anybody gains by guessing.
  [
    'draw lots where somebody could gain by guessing',
    /Math\.random/,
    [
      'src/server/domain/commerce/price-runs/run-worker.ts',
      'src/server/domain/readers/crawlers/choose.ts',
      'src/server/domain/readers/crawlers/parity-worker.ts',
      'src/server/domain/writing/links/check-links.ts',
    ],
  ],
  ['rewrite the log of who did what', /\.(?:update|delete)\(auditLog\)|(?:UPDATE|DELETE FROM) audit_log/],
];

describe('the program does not', () => {
  test.each(dangers)('%s', (_what, pattern, mayBe = []) => {
    expect(sources.length).toBeGreaterThan(500);
    expect(findIn(pattern).filter((file) => !mayBe.includes(file))).toEqual([]);
  });

  test('follow where somebody else\u2019s answer leads, unless every step is looked at', () => {
    const asking = findIn(/await fetch\(/).filter((file) => file.startsWith('src/server/'));
    expect(asking.length).toBeGreaterThan(0);
    for (const file of asking) {
      const text = readFileSync(path.join(root, file), 'utf8');
      expect(text.match(/redirect: 'error'/g)?.length, file).toBe(text.match(/await fetch\(/g)?.length);
    }
    expect(findIn(/\bhttps?\.request\(/)).toEqual(['src/server/lib/guarded-fetch/open-request.ts']);
  });
});
