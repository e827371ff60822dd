/** Parameters by which somebody else would be paid, or a click be told apart: they are no part of what is linked to. */
const NAMES = new Set(
  [
    // Amazon
    'ascsubtag linkcode linkid creativeasin',
    // Awin, Impact, CJ, Rakuten, Admitad, Tradedoubler, Webgains
    'awc sv1 sv_campaign_id awinmid awinaffid clickref irclickid irgwc cjevent cjdata raneaid ransiteid ranmid',
    'admitad_uid tagtag_uid tduid wgu wgexpiry',
    // eBay, AliExpress, Shopee, Mercado Livre, Lomadee
    'mkevt mkcid mkrid campid customid toolid amdata aff_fcid aff_fsk aff_platform aff_trace_key aff_short_key',
    'terminal_id scm matt_word matt_tool matt_internal_campaign_id matt_source forceinapp lmdsid mdasc',
    'af_siteid af_click_lookback deep_and_deferred mmp_pid gads_t_sig uls_trackid smtt',
    // what search engines and social networks add
    'gclid gclsrc gbraid wbraid dclid fbclid msclkid ttclid twclid yclid igshid igsh mc_cid mc_eid srsltid',
    // what affiliate programs in general call it
    'affid aff_id affiliate affiliate_id afftrack clickid click_id partner_id partnerid publisher_id subid sub_id',
  ]
    .join(' ')
    .split(' '),
);
const FAMILIES = ['utm_', 'aff_', 'af_', 'mkt_', 'pf_rd_', 'pd_rd_', 'clickref'];
/** A shop may have tags of its own; those of Amazon's programme end so. */
const AMAZON_TAG = /^[A-Za-z0-9-]{1,60}-\d\d$/;

export const decodedOr = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
};

/** Whether a parameter is a foreign tag; `own` are further names, in lower case. */
function isTag(name: string, value: string, own: readonly string[]): boolean {
  const plain = name.toLowerCase();
  if (plain === 'tag') return AMAZON_TAG.test(value);
  return NAMES.has(plain) || own.includes(plain) || FAMILIES.some((beginning) => plain.startsWith(beginning));
}

export interface StrippedAddress {
  address: string;
  /** Names of what was taken off, as they stood there. */
  removed: string[];
}

/** An address without foreign tags; what is left of it stays as it was written. */
export function stripTags(address: string, own: readonly string[] = []): StrippedAddress {
  const [, before = '', query, fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(address) ?? [];
  if (query === undefined) return { address, removed: [] };
  const removed: string[] = [];
  const kept = query.split('&').filter((pair) => {
    const [name = '', ...value] = pair.split('=');
    const decoded = decodedOr(name);
    const goes = isTag(decoded, decodedOr(value.join('=')), own);
    if (goes) removed.push(decoded);
    return !goes;
  });
  if (removed.length === 0) return { address, removed };
  return { address: `${before}${kept.length > 0 ? `?${kept.join('&')}` : ''}${fragment}`, removed };
}
