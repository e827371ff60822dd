import { expect, test } from 'vitest';
import { checkHead, typesOf } from './check-head.ts';
import type { HeadFacts } from './head-facts.ts';

const own = 'https://vitrina.test/br/sobre';
const good: HeadFacts = {
  title: 'Sobre',
  description: 'Quem somos.',
  robots: 'index, follow',
  canonical: own,
  alternates: [
    { language: 'pt-BR', href: own },
    { language: 'it-IT', href: 'https://vitrina.test/it/sobre' },
    { language: 'x-default', href: own },
  ],
  share: { title: 'Sobre', description: 'Quem somos.', image: 'https://vitrina.test/a.jpg', url: own },
  data: ['{"@type":"WebSite"}'],
};
const nothing = { title: [], description: [], canonical: [], alternates: [], share: [], data: [[]] };
const check = (changes: Partial<HeadFacts>) => checkHead({ ...good, ...changes }, '/br/sobre');

test('a good head has nothing wrong with it', () => {
  expect(check({})).toEqual(nothing);
});

test.each<[string, Partial<HeadFacts>, object]>([
  ['no title', { title: '' }, { title: ['missing'] }],
  ['a long title', { title: 'a'.repeat(80) }, { title: ['long'] }],
  ['no description', { description: '' }, { description: ['missing'] }],
  ['another page’s address', { canonical: 'https://vitrina.test/br' }, { canonical: ['elsewhere'] }],
  ['half an address', { canonical: '/br/sobre' }, { canonical: ['relative'] }],
  ['a picture by half an address', { share: { ...good.share, image: '/a.jpg' } }, { share: ['relative'] }],
  ['no picture', { share: { ...good.share, image: '' } }, { share: ['noImage'] }],
  ['data that is none', { data: ['{', '{}'] }, { data: [['unreadable'], ['noType']] }],
  [
    'alternates without itself',
    { alternates: good.alternates.filter(({ href }) => href !== own) },
    { alternates: ['noSelf', 'noDefault'] },
  ],
])('%s is found', (_name, changes, problems) => {
  expect(check(changes)).toMatchObject(problems);
});

test('a page that asks to be left out may lack the rest', () => {
  const empty = {
    description: '',
    canonical: '',
    alternates: [],
    share: { ...good.share, title: '' },
    data: [],
  };
  expect(check({ ...empty, robots: 'noindex, follow' })).toEqual({ ...nothing, data: [] });
});

test('data says what it is', () => {
  expect(typesOf('[{"@type":"Article"},{"@type":["Product","Thing"]}]')).toEqual([
    'Article',
    'Product',
    'Thing',
  ]);
});
