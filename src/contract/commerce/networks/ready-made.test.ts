import { describe, expect, test } from 'vitest';
import { isShopHost } from '#contract/commerce/marketplaces/shop-host-list.ts';
import { networkSchema } from './network.schemas.ts';
import { withUsualNumbers } from './network.ts';
import { destinationOf, whoseLink } from './read-tracked.ts';
import { ebay } from './ready-made/ebay.ts';
import { readyMade, readyMadeById } from './ready-made.ts';
import { shopOfExample, tryExample } from './try-example.ts';

const examples = readyMade.flatMap((network) =>
  network.examples.map((example) => [network.id, example.destination, network, example] as const),
);

describe('networks that come with the program', () => {
  test('are the twelve of our notes, each once', () => {
    expect(readyMadeById.size).toBe(12);
    expect(readyMade).toHaveLength(12);
  });

  test.each(readyMade.map((network) => [network.id, network] as const))(
    '%s is what an owner may write',
    (_id, network) => {
      expect(networkSchema.safeParse(structuredClone(network)).error?.issues ?? []).toEqual([]);
      expect(network.examples.length).toBeGreaterThan(0);
      expect(network.price.maxAgeHours).toBeLessThanOrEqual(48);
      expect(network.rel).toEqual(['sponsored', 'nofollow']);
    },
  );

  test.each(examples)('%s makes its link of %s', (_id, _destination, network, example) => {
    expect(tryExample(network, example).made).toMatchObject({ link: example.link });
    expect(example.shopHosts.every(isShopHost)).toBe(true);
  });

  test.each(examples.filter(([, , { link }]) => link.kind !== 'stored'))(
    '%s: what is inside its link of %s is found again',
    (_id, _destination, network, example) => {
      const inside = destinationOf(network, example.link, shopOfExample(example));
      // A short link says nothing of what is behind it.
      const [bare] = example.destination.split(/[?&](?:utm_|irclickid|aff_|mkcid)/);
      expect(inside).toBe(example.link === example.destination ? undefined : bare);
    },
  );
});

test('a link says whose it is', () => {
  const awin = readyMadeById.get('awin');
  const [example] = awin?.examples ?? [];
  if (!awin || !example) throw new Error('no Awin');
  const shop = shopOfExample(example);
  expect(whoseLink(awin, shop, example.link)).toBe('ours');
  expect(whoseLink(awin, shop, example.link.replace('123456', '999999'))).toBe('other');
  expect(whoseLink(awin, shop, 'https://www.awin1.com/pclick.php?p=1&a=2&m=3')).toBe('unknown');
});

test('what is the same for everybody in an edition needs nobody to type it', () => {
  const given = { account: { campaign: '5338000001' }, shop: {}, hosts: ['ebay.it'] };
  expect(withUsualNumbers(ebay, 'it', given).account).toEqual({
    campaign: '5338000001',
    rotation: '724-53478-19255-0',
  });
  const other = { ...given, account: { campaign: '5338000001', rotation: '1-2-3-4' } };
  expect(withUsualNumbers(ebay, 'it', other).account.rotation).toBe('1-2-3-4');
});
