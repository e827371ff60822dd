import { describe, expect, test } from 'vitest';
import { checkPatterns } from './check-patterns.ts';
import { findPatterns, type Pattern } from './find-patterns.ts';
import { judgePattern } from './judge-pattern.ts';
import type { KnownPatterns } from './known-patterns.ts';

const none: KnownPatterns = { linear: [], mayStay: new Set(), made: [] };
/** Whatever has a plus in it, for these tests. */
const judge = async ({ source }: Pattern) => (source.includes('+') ? 'slow' : undefined);
const check = async (text: string, known: Partial<KnownPatterns> = {}) =>
  (await checkPatterns([{ file: 'src/a.ts', text }], { ...none, ...known }, judge)).problems;

describe('patterns are found', () => {
  /** A hole in a template, as it is written. */
  const hole = (name: string) => `$\{${name}}`;

  test('where they stand and where they are made of what the file says', () => {
    const text = [
      'const SIGN = String.raw`a\\$`;',
      "const WORD = 'b';",
      `const all = [/x\\/y/giu, new RegExp(\`^(${hole('SIGN')}|${hole('WORD')})$\`), RegExp("c", "g"), 4 / 2 / 1];`,
      '// no /pattern/ here',
      'const text = "nor /here/";',
    ].join('\n');
    const { found, made } = findPatterns('src/a.ts', text);
    expect(found.map(({ source, flags, line }) => [source, flags, line])).toEqual([
      ['x\\/y', 'giu', 3],
      ['^(a\\$|b)$', '', 3],
      ['c', 'g', 3],
    ]);
    expect(made).toEqual([]);
  });

  test('and those that nobody can know are named', () => {
    const written = `new RegExp(\`${hole('name')}${hole('WORDS')}\`, "u")`;
    const text = `const WORD = "a";\nconst of = (name: string, WORDS: string) => ${written};`;
    expect(findPatterns('src/a.ts', text).made).toEqual([{ file: 'src/a.ts', line: 2, written }]);
  });
});

describe('patterns are judged', () => {
  test('one that is slow is told with its place, unless a reason is given', async () => {
    const told = [expect.stringMatching(/^src\/a\.ts:2: \/a\+\/u/)];
    expect(await check('/a/.test(x);\n/a+/u.test(x);')).toEqual(told);
    expect(await check('/a+/u.test(x);', { mayStay: new Set(['/a+/u']) })).toEqual([]);
  });

  test('one that was found to be linear is not asked about again, and is forgotten with its last place', async () => {
    const known = { ...none, linear: ['/a+/', '/gone/'] };
    const checked = await checkPatterns([{ file: 'src/a.ts', text: '/b/; /a+/' }], known, judge);
    expect(checked).toEqual({ problems: [], linear: ['/a+/', '/b/'] });
  });

  test('one that is made has to say what comes of it, and that is judged too', async () => {
    const made = { file: 'src/a.ts', written: 'new RegExp(x)' };
    expect(await check('new RegExp(x)')).toEqual([expect.stringContaining('what may come of it')]);
    expect(await check('new RegExp(x)', { made: [{ ...made, like: ['/a/'] }] })).toEqual([]);
    expect(await check('new RegExp(x)', { made: [{ ...made, like: ['/a+/'] }] })).toHaveLength(1);
  });

  test('an exception that nobody needs has to go', async () => {
    const made = [{ file: 'src/a.ts', written: 'new RegExp(x)', like: [] }];
    expect(await check('/a/', { mayStay: new Set(['/b+/']), made })).toHaveLength(2);
  });

  test('by an analyser that knows them', async () => {
    const verdicts = ['\\s+$', '^(a+)+$', '^[a-z]+$'].map((source) => judgePattern({ source, flags: '' }));
    const [spaces, nested, plain] = await Promise.all(verdicts);
    expect(spaces).toMatch(/^2nd degree polynomial/);
    expect(nested).toMatch(/^exponential/);
    expect(plain).toBeUndefined();
  });
});
