/** Every anchor that may earn us something says so to search engines. Written here and nowhere else. */
export const affiliateRel = 'sponsored nofollow noopener';

const SHOPS = /^(www\.)?(amazon\.[a-z.]{2,6}|amzn\.to|(s\.)?shopee\.com\.br)$/;

export function isAffiliateHost(href: string): boolean {
  try {
    return SHOPS.test(new URL(href).hostname);
  } catch {
    return false;
  }
}
