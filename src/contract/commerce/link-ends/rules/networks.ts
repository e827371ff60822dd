import type { NetworkEnd } from '../end-rule.ts';

const awin =
  'https://www.awin1.com/cread.php?awinmid=7890&awinaffid=123456&ued=https%3A%2F%2Floja.example%2Fp%2F1';
const cj = 'https://www.anrdoezrs.net/links/1234567/type/dlg/https://tienda.example/hervidor';
const rakuten =
  'https://click.linksynergy.com/deeplink?id=aBcDeFgHiJk&mid=1234&murl=https%3A%2F%2Fshop.example%2Fkettle';

/**
 * Networks that tell the shop of a reader by a parameter, as they are documented. Of the others nobody has found whether every shop
 * gets one, so that its absence says nothing.
 */
export const networkEnds: readonly NetworkEnd[] = [
  {
    network: 'awin',
    arrival: 'awc',
    notices: ['awin.com', 'ui.awin.com'],
    source: 'doc.commandersact.com, destinations/awin: awc is appended to the landing page’s address.',
    examples: [
      { asked: awin, hops: ['https://loja.example/p/1?awc=7890_1_2'], kind: null },
      {
        asked: awin,
        hops: ['https://loja.example/p/1?awc=7890_1_2', 'https://loja.example/p/1'],
        kind: 'tag_lost',
      },
      { asked: awin, hops: ['https://www.awin.com/br'], kind: 'programme_closed' },
      { asked: awin, page: '<h1>Link inactive</h1>', kind: 'programme_closed' },
      {
        asked: awin,
        page: '<meta http-equiv="refresh" content="0;url=https://loja.example/p/1">',
        kind: 'unclear',
      },
    ],
  },
  {
    network: 'cj',
    arrival: 'cjevent',
    notices: ['cj.com', 'members.cj.com'],
    source:
      'docs.cj.com, click-events and click-event-troubleshooting: cjevent is appended, and a redirect that strips it loses the click.',
    examples: [
      { asked: cj, hops: ['https://tienda.example/hervidor?cjevent=abc123'], kind: null },
      { asked: cj, hops: ['https://tienda.example/hervidor'], kind: 'tag_lost' },
      { asked: cj, hops: ['https://tienda.example/?cjevent=abc123'], kind: 'home_instead' },
    ],
  },
  {
    network: 'rakuten',
    arrival: 'ransiteid',
    notices: ['rakutenadvertising.com', 'rakutenmarketing.com'],
    source:
      'doc.commandersact.com, destinations/rakuten: ranSiteID is added to the landing page’s address by default.',
    examples: [
      { asked: rakuten, hops: ['https://shop.example/kettle?ranSiteID=x-1'], kind: null },
      { asked: rakuten, hops: ['https://shop.example/kettle'], kind: 'tag_lost' },
      { asked: rakuten, hops: ['https://rakutenadvertising.com/'], kind: 'programme_closed' },
    ],
  },
];
