import { describe, expect, test } from 'vitest';
import { createStyling, readSheet } from './used-styles.ts';

const used = (css: string, html: string) => createStyling(readSheet(css))(html);

describe('the styles that a page uses', () => {
  test('keeps the rules whose classes and elements are there, and of a list the selectors that match', () => {
    const css = '.a,.b{color:red}.c{color:blue}ul .a>li:hover{top:0}table.a{top:1px}';
    expect(used(css, '<ul class="a x"><li></li></ul>')).toBe('.a{color:red}ul .a>li:hover{top:0}');
  });

  test('drops a group of which nothing is left', () => {
    const css = '@layer base{p{margin:0}}@media (width>=40rem){.sm\\:flex{display:flex}}';
    expect(used(css, '<p></p>')).toBe('@layer base{p{margin:0}}');
    expect(used(css, '<b class="sm:flex"></b>')).toBe('@media (width>=40rem){.sm\\:flex{display:flex}}');
  });

  test('reads escaped names', () => {
    const css = '.gap-2\\.5{gap:1px}.\\32 xl{top:0}.w-\\[7rem\\]{width:7rem}.\\[\\&\\>p\\]\\:m{margin:0}';
    expect(used(css, '<p class="gap-2.5 2xl w-[7rem] [&amp;&gt;p]:m">')).toBe(css);
    expect(used(css, '<p class="gap-2">')).toBe('');
  });

  test('lets what stands in :not(), :where() or an attribute decide nothing', () => {
    const css =
      'a:not(.b){top:0}.d:where([data-x="q r"]:not([data-y]),.z *){top:1px}[hidden]:not(i){top:2px}:root{top:3px}';
    expect(used(css, '<a class="d"></a>')).toBe(css);
  });

  test('leaves animations, definitions and statements whole', () => {
    const css =
      '@layer a,b;@keyframes k{from{top:0}to{top:1px}}@property --x{syntax:"*";inherits:false}p:before{content:"}{;"}';
    expect(used(css, '<p></p>')).toBe(css);
  });

  test('takes no comment along', () => {
    expect(used('/*! a licence {} */\n*,:before,::backdrop{margin:0}', '')).toBe(
      '*,:before,::backdrop{margin:0}',
    );
  });

  test('know elements of any length, and tell those apart that begin alike', () => {
    const css = 'blockquote{top:0}blockquotes{top:1px}h1{top:2px}h2{top:3px}p{top:4px}pre{top:5px}';
    expect(used(css, '<blockquote><h2>p</h2></blockquote><pre>')).toBe(
      'blockquote{top:0}h2{top:3px}pre{top:5px}',
    );
  });

  test('are the same for the same page, whatever was asked before', () => {
    const styling = createStyling(readSheet('.a{top:0}.b{top:1px}i{top:2px}'));
    const pages = ['<i class="a">', '<b class="b">', '<i class="b a">', '<i class="a">'];
    expect(pages.map(styling)).toEqual([
      '.a{top:0}i{top:2px}',
      '.b{top:1px}',
      '.a{top:0}.b{top:1px}i{top:2px}',
      '.a{top:0}i{top:2px}',
    ]);
  });
});
