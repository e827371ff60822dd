import { describe, expect, test } from 'vitest';
import { slimCss, themeFactsOf } from './slim-css.ts';

const theme = themeFactsOf(
  '@theme {\n  --*: initial;\n  --color-line: red;\n  --spacing: 0.25rem;\n  --text-sm: 0.9375rem;\n}',
  '.dark {\n  --color-line: blue;\n}',
);
const slim = (css: string) => slimCss(css, theme);
const solid = '@property --tw-border-style{syntax:"*";inherits:false;initial-value:solid}';
const weight = '@property --tw-font-weight{syntax:"*";inherits:false}';
const defaults =
  '@layer properties{@supports (a) or ((b) and (not (c))){*,:before{--tw-border-style:solid;--tw-font-weight:initial}}}';

describe('slimCss', () => {
  test('writes the value of a variable that nobody sets, and drops its definition', () => {
    expect(slim(`${defaults}.a{outline-style:var(--tw-border-style)}${solid}`)).toBe(
      '.a{outline-style:solid}',
    );
  });

  test('says of a border what the reset has not said already', () => {
    expect(slim('.a{border-left-style:solid;border-left-width:1px}.b{color:red;border-style:solid}')).toBe(
      '.a{border-left-width:1px}.b{color:red}',
    );
    expect(slim('.a{border-style:dashed}')).toBe('.a{border-style:dashed}');
  });

  test('drops a variable that nobody reads', () => {
    expect(slim(`.a{--tw-font-weight:700;font-weight:700}.b{--tw-font-weight:1}${weight}`)).toBe(
      '.a{font-weight:700}',
    );
    expect(slim(':root{--lightningcss-light:initial;--lightningcss-dark: ;color:red}')).toBe(
      ':root{color:red}',
    );
  });

  test('keeps whole what is both set and read', () => {
    const css = `.a{--tw-border-style:dashed;border-style:dashed}.b{border-style:var(--tw-border-style)}`;
    expect(slim(`${defaults}${css}${solid}${weight}`)).toBe(`${defaults}${css}${solid}`);
  });

  test('takes the fallback of a variable that nobody sets', () => {
    expect(slim('.a{transition:var(--tw-ease,var(--color-line,1px))}')).toBe(
      '.a{transition:var(--color-line)}',
    );
  });

  test('drops fallbacks of the theme, however nested, and no others', () => {
    expect(slim('.a{color:var(--color-line,oklch(89% .016 80))}')).toBe('.a{color:var(--color-line)}');
    expect(slim('.a{color:var(--own,var(--color-line,red))}')).toBe('.a{color:var(--own,var(--color-line))}');
  });

  test('writes what is the same in light and dark as what it is', () => {
    const root = ':root{--spacing:.25rem;--text-sm:.9375rem;--color-line:red}';
    expect(
      slim(`${root}.a{b:calc(var(--spacing) * 3);c:calc(var(--spacing,.25rem) * 11);d:var(--text-sm)}`),
    ).toBe(':root{--color-line:red}.a{b:.75rem;c:2.75rem;d:.9375rem}');
    expect(slim('.a{margin:var(--spacing) calc(1px + var(--spacing))}')).toBe(
      '.a{margin:.25rem calc(1px + .25rem)}',
    );
  });

  test('leaves what is not of its making', () => {
    const css = '@media (width>=40rem){.a:hover{content:"}";color:red}}@property --own{syntax:"*"}';
    expect(slim(css)).toBe(css);
  });
});
