import { describe, expect, test } from 'vitest';
import { makeLink } from './make-link.ts';
import type { Network, NetworkShop } from './network.ts';
import { destinationOf } from './read-tracked.ts';
import { awin } from './ready-made/awin.ts';
import { cj } from './ready-made/cj.ts';
import { ebay } from './ready-made/ebay.ts';
import { impact } from './ready-made/impact.ts';
import { mercadoLivre } from './ready-made/mercado-livre.ts';
import { tradedoubler } from './ready-made/tradedoubler.ts';
import { partsOfSub, subId } from './sub-id.ts';

const shop: NetworkShop = {
  account: { publisher: '1', pid: '2', campaign: '5338000001', rotation: '1-2-3-4' },
  shop: { merchant: '3' },
  hosts: ['loja.example'],
};
const link = (network: Network, destination: string, sub?: string, at: NetworkShop = shop) => {
  const made = makeLink(network, at, destination, sub);
  return 'link' in made ? made.link : made.problem;
};

describe('no link is made', () => {
  test.each([
    ['loja.example/p', 'not_an_address'],
    ['', 'not_an_address'],
    ['http://loja.example/p', 'not_https'],
    ['javascript:alert(1)', 'not_https'],
    ['https://outra.example/p', 'other_host'],
    ['https://loja.example.evil.example/p', 'other_host'],
    ['https://sub.loja.example/p', 'other_host'],
    ['https://loja.example:8443/p', 'other_host'],
    ['https://a:b@loja.example/p', 'other_host'],
    ['https://loja.example./p', 'other_host'],
    ['https://loja.example@evil.example/p', 'other_host'],
    [`https://loja.example/${'x'.repeat(2_000)}`, 'too_long'],
  ])('of %s', (destination, problem) => {
    expect(link(awin, destination)).toBe(problem);
  });

  test('without the numbers, or with wrong ones, and it says which', () => {
    const at = { ...shop, shop: {} };
    expect(makeLink(awin, at, 'https://loja.example/')).toEqual({
      problem: 'number_missing',
      number: 'merchant',
    });
    const wrong = { ...shop, account: { publisher: '1&awinaffid=2' } };
    expect(makeLink(awin, wrong, 'https://loja.example/')).toEqual({
      problem: 'number_wrong',
      number: 'publisher',
    });
    const host = { ...shop, shop: { trackingHost: 'evil.example/x', ad: '1', program: '2' } };
    expect(makeLink(impact, host, 'https://loja.example/')).toMatchObject({ number: 'trackingHost' });
    expect(makeLink(mercadoLivre, shop, 'https://loja.example/')).toEqual({ problem: 'not_minted' });
  });

  test('by numbers that the definition does not name', () => {
    expect(makeLink({ ...awin, shopNumbers: [] }, shop, 'https://loja.example/')).toEqual({
      problem: 'definition',
    });
  });
});

describe('an address', () => {
  test('is encoded whole, with whatever stands in it', () => {
    const inside = `https://loja.example/a%20b/c'd?x=1&y=%26#e=f`;
    const made = link(awin, inside);
    expect(made).toContain('ued=https%3A%2F%2Floja.example%2Fa%2520b%2Fc%2527d%3Fx%3D1%26y%3D%2526%23e%3Df');
    expect(destinationOf(awin, made)).toBe(inside.replace("'", '%27'));
  });

  test('loses other people’s tags, and tells which', () => {
    const made = makeLink(
      awin,
      shop,
      'https://loja.example/p?tag=x-20&cor=azul&UTM_Source=a&gclid=1&tag=verde',
    );
    expect(made).toMatchObject({ removed: ['tag', 'UTM_Source', 'gclid'] });
    expect(destinationOf(awin, 'link' in made ? made.link : '')).toBe(
      'https://loja.example/p?cor=azul&tag=verde',
    );
  });

  test('that stands in a path loses its fragment, which the shop would never see', () => {
    expect(link(cj, 'https://loja.example/p?a=1#b')).toBe(
      'https://www.anrdoezrs.net/links/2/type/dlg/https://loja.example/p?a=1',
    );
  });

  test('that is added to keeps its fragment behind', () => {
    const at = { ...shop, hosts: ['ebay.com'] };
    expect(link(ebay, 'https://ebay.com/itm/1#b#c', 's', at)).toBe(
      'https://ebay.com/itm/1?mkevt=1&mkcid=1&mkrid=1-2-3-4&campid=5338000001&toolid=10001&customid=s#b#c',
    );
  });

  test('is found in deep links that others have written carelessly', () => {
    const inside = 'https://loja.example/p?a=1+2';
    for (const written of [encodeURIComponent(inside), encodeURIComponent(encodeURIComponent(inside))])
      expect(destinationOf(awin, `https://awin1.com/cread.php?UED=${written}&awinmid=9`)).toBe(inside);
    expect(destinationOf(awin, 'https://awin1.com/cread.php?ued=https://loja.example/p')).toBe(
      'https://loja.example/p',
    );
    expect(destinationOf(cj, 'https://www.tkqlhce.com/click-100-200?sid=x&url=https%3A%2F%2Fa.example')).toBe(
      'https://a.example/',
    );
    expect(destinationOf(awin, 'https://evil.example/cread.php?ued=https://loja.example/p')).toBeUndefined();
    expect(destinationOf(awin, 'https://awin1.com/cread.php?ued=javascript:alert(1)')).toBeUndefined();
    expect(destinationOf(awin, 'nonsense')).toBeUndefined();
  });
});

describe('a sub-id', () => {
  test('is cleaned to what the network takes', () => {
    expect(link(awin, 'https://loja.example/', 'br/ação 1&x=2')).toContain('clickref=brao1x2&');
    expect(link(awin, 'https://loja.example/', 'x'.repeat(80))).toContain(`clickref=${'x'.repeat(50)}&`);
    expect(link(awin, 'https://loja.example/', '&&&')).not.toContain('clickref');
  });

  test('of parts can be read again, also where nothing but letters and digits is let in', () => {
    expect(subId(awin, ['br', 'post-12', 'top'])).toBe('br-post12-top');
    expect(subId(tradedoubler, ['br', 'post-12', 'top'])).toBe('brZpost12Ztop');
    expect(partsOfSub(tradedoubler, 'brZpost12Ztop')).toEqual(['br', 'post12', 'top']);
    expect(subId({ sub: null }, ['br'])).toBe('');
    expect(partsOfSub({ sub: null }, '')).toEqual([]);
  });
});
