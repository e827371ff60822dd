import { describe, expect, test } from 'vitest';
import { stripTags } from './strip-tags.ts';

describe('foreign tags', () => {
  test.each([
    ['tag=somebody-20', 'tag'],
    ['ascsubtag=x', 'ascsubtag'],
    ['awc=1_2_3', 'awc'],
    ['clickref=x', 'clickref'],
    ['clickref3=x', 'clickref3'],
    ['utm_source=x', 'utm_source'],
    ['irclickid=x', 'irclickid'],
    ['mkcid=1', 'mkcid'],
    ['campid=5338000001', 'campid'],
    ['matt_word=x', 'matt_word'],
    ['matt_tool=1', 'matt_tool'],
    ['aff_fcid=x', 'aff_fcid'],
    ['gclid=x', 'gclid'],
    ['fbclid=x', 'fbclid'],
    ['utm%5Fsource=x', 'utm_source'],
    ['UTM_MEDIUM=x', 'UTM_MEDIUM'],
  ])('%s goes', (pair, name) => {
    expect(stripTags(`https://a.example/p?x=1&${pair}&y=2#z`)).toEqual({
      address: 'https://a.example/p?x=1&y=2#z',
      removed: [name],
    });
    expect(stripTags(`https://a.example/p?${pair}`).address).toBe('https://a.example/p');
  });

  test.each(['tag=blue', 'q=a+b%20c', 'size=%', 'sku=1', 'a', '', 'tags=x-20', 'variant=1&color=%23fff'])(
    '%s stays as it is',
    (query) => {
      const address = `https://a.example/p?${query}#utm_source=1`;
      expect(stripTags(address)).toEqual({ address, removed: [] });
    },
  );

  test('names of one’s own go too', () => {
    expect(stripTags('https://a.example/?p=1&X=2', ['x'])).toEqual({
      address: 'https://a.example/?p=1',
      removed: ['X'],
    });
  });
});
