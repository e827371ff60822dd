import { describe, expect, test } from 'vitest';
import { slimCss, themeNamesIn } from './slim-css.ts';

const theme = themeNamesIn('@theme {\n  --*: initial;\n  --color-line: red;\n  --spacing: 0.25rem;\n}');
const slim = (css: string) => slimCss(css, theme);
const solid = '@property --tw-border-style{syntax:"*";inherits:false;initial-value:solid}';
const weight = '@property --tw-font-weight{syntax:"*";inherits:false}';
const defaults =
  '@layer properties{@supports (a) or ((b) and (not (c))){*,:before{--tw-border-style:solid;--tw-font-weight:initial}}}';

describe('slimCss', () => {
  test('writes the value of a variable that nobody sets, and drops its definition', () => {
    expect(slim(`${defaults}.a{border-style:var(--tw-border-style)}${solid}`)).toBe('.a{border-style:solid}');
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
    expect(slim('.a{transition:var(--tw-ease,var(--spacing,1px))}')).toBe('.a{transition:var(--spacing)}');
  });

  test('drops fallbacks of the theme, however nested, and no others', () => {
    expect(slim('.a{color:var(--color-line,oklch(89% .016 80));b:calc(var(--spacing,.25rem) * 4)}')).toBe(
      '.a{color:var(--color-line);b:calc(var(--spacing) * 4)}',
    );
    expect(slim('.a{color:var(--own,var(--color-line,red))}')).toBe('.a{color:var(--own,var(--color-line))}');
  });

  test('leaves what is not of its making', () => {
    const css = '@media (width>=40rem){.a:hover{content:"}";color:red}}@property --own{syntax:"*"}';
    expect(slim(css)).toBe(css);
  });
});
