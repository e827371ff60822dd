import { expect, test } from 'vitest';
import { toldTargetNames } from '#contract/pages/edge/edge.words.ts';
import { EnvironmentError, readEnvironment } from './env.ts';

const CACHE_TOKEN = 'a-token-that-is-long-enough';
const refusal = (source: NodeJS.ProcessEnv): string => {
  try {
    readEnvironment(source);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message;
  }
  return '';
};

test('nobody is told unless somebody is named', () => {
  expect(readEnvironment({ EDGE_TARGETS: '' }).EDGE_TARGETS).toEqual([]);
});

test('a cache is named with what it takes to tell it', () => {
  const given = {
    CACHE_TOKEN,
    EDGE_TARGETS: 'varnish, bunny,varnish',
    EDGE_VARNISH_URLS: 'http://127.0.0.1:6082, http://10.0.0.7:6082',
    EDGE_BUNNY_ZONE: '77',
    EDGE_BUNNY_KEY: 'key',
  };
  expect(readEnvironment(given)).toMatchObject({
    EDGE_TARGETS: ['varnish', 'bunny'],
    EDGE_VARNISH_URLS: ['http://127.0.0.1:6082', 'http://10.0.0.7:6082'],
  });
  expect(refusal({ ...given, CACHE_TOKEN: '' })).toMatch(/CACHE_TOKEN: is needed/);
});

test('nginx needs nothing to be told', () => {
  expect(readEnvironment({ CACHE_TOKEN, EDGE_TARGETS: 'nginx' }).EDGE_TARGETS).toEqual(['nginx']);
});

test.each(toldTargetNames)('%s is not named without them', (target) => {
  expect(refusal({ CACHE_TOKEN, EDGE_TARGETS: target })).toMatch(
    new RegExp(`EDGE_${target.toUpperCase()}_[A-Z_]+: is needed`),
  );
});

test.each([
  ['EDGE_TARGETS', 'squid'],
  ['EDGE_TARGETS', 'varnish,'],
  ['EDGE_FASTLY_TOKEN', 'a-token'],
  ['EDGE_VARNISH_URLS', 'varnish:6082'],
  ['EDGE_BUNNY_ZONE', 'shop'],
  ['EDGE_CLOUDFLARE_PLAN', 'gold'],
  ['EDGE_AKAMAI_HOST', 'https://akamai.example/'],
])('refuses %s=%j in a sentence that names it', (name, value) => {
  expect(refusal({ CACHE_TOKEN, [name]: value })).toMatch(new RegExp(`\\n {2}${name}: \\S.{5,}`));
});
