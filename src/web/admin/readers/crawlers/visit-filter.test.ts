import { expect, test } from 'vitest';
import { isOwnPath, visitFilter } from './visit-filter.ts';

test('an address narrows the log by what makes sense in it', () => {
  const filter = (search: string) => visitFilter(new URLSearchParams(search));
  expect(filter('class=ai-search&outcome=4&from=disk&q=Bing&tab=visits')).toEqual({
    class: 'ai-search',
    outcome: 4,
    from: 'disk',
    q: 'Bing',
  });
  expect(filter('class=people&outcome=9&from=moon&q=')).toEqual({});
});

test('only what is on this site is a link', () => {
  expect(['/', '/br/x', '/a//b'].filter(isOwnPath)).toHaveLength(3);
  expect(
    ['//evil.example', '/\\evil.example', 'http://evil.example', 'javascript:x', ''].filter(isOwnPath),
  ).toEqual([]);
});
