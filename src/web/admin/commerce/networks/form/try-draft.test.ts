import { expect, test } from 'vitest';
import { awin } from '#contract/commerce/networks/ready-made/awin.ts';
import { magalu } from '#contract/commerce/networks/ready-made/magalu.ts';
import { mercadoLivre } from '#contract/commerce/networks/ready-made/mercado-livre.ts';
import { tryExample } from '#contract/commerce/networks/try-example.ts';
import { blankDraft } from './network-draft.ts';
import { networkOf } from './read-draft.ts';
import { tryDraft } from './try-draft.ts';

const trial = (address: string, numbers: Record<string, string> = {}, sub = '') => ({
  address,
  numbers,
  sub,
});

test('a link comes out with the definition’s own examples for numbers, without others’ tags', () => {
  const tried = tryDraft(awin, trial(' https://www.loja.example/p/1?utm_source=x ', {}, 'br 1042!'));
  expect(tried?.made).toEqual({
    link: 'https://www.awin1.com/cread.php?awinmid=7890&awinaffid=123456&clickref=br1042&ued=https%3A%2F%2Fwww.loja.example%2Fp%2F1',
    removed: ['utm_source'],
  });
});

test('what came out can be kept as an example, and comes out again', () => {
  const tried = tryDraft(awin, trial('https://loja.example/p/1', { merchant: '5' }));
  if (!tried || !('link' in tried.made)) throw new Error('There is no link.');
  const example = { ...tried.example, link: tried.made.link };
  expect(example.numbers).toEqual({ publisher: '123456', merchant: '5' });
  expect(tryExample(awin, example).fits).toBe(true);
});

test('why there is no link is said', () => {
  const problem = (...of: Parameters<typeof trial>) => tryDraft(awin, trial(...of))?.made;
  expect(problem('https://loja.example/', { merchant: 'abc' })).toEqual({
    problem: 'number_wrong',
    number: 'merchant',
  });
  expect(problem('https://loja.example/', { merchant: '' })).toEqual({
    problem: 'number_missing',
    number: 'merchant',
  });
  expect(problem('loja')).toEqual({ problem: 'not_an_address' });
  expect(problem('https://www.amazon.com/dp/B000000000')).toEqual({ problem: 'other_host' });
  expect(tryDraft(awin, trial('  '))).toBeUndefined();
});

test('a shop of its own, minted links and a form with nothing in it have answers too', () => {
  expect(tryDraft(magalu, trial('https://www.outra.example/p/1'))?.made).toEqual({ problem: 'other_host' });
  expect(tryDraft(mercadoLivre, trial('https://meli.la/2aBcDeF'))?.made).toMatchObject({
    link: 'https://meli.la/2aBcDeF',
  });
  expect(tryDraft(networkOf(blankDraft()), trial('https://loja.example/'))?.made).toHaveProperty('problem');
});
