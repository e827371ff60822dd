import { expect, test } from 'vitest';
import { htmlLines } from './html-lines.ts';

test('each element and each text has its line', () => {
  expect(htmlLines('<p class="a">Um <b>dois</b></p>')).toEqual([
    '<p class="a">',
    'Um',
    '<b>',
    'dois',
    '</b>',
    '</p>',
  ]);
});

test('data is told line by line, and what is no data as it is', () => {
  expect(htmlLines('<script type="application/json">{"a":1,"b":"<p>"}</script><i></i>')).toEqual([
    '<script type="application/json">',
    '{',
    ' "a": 1,',
    ' "b": "<p>"',
    '}',
    '</script>',
    '<i>',
    '</i>',
  ]);
  expect(htmlLines('<style>a>b{color:red}</style>')).toEqual(['<style>a>b{color:red}</style>']);
});
