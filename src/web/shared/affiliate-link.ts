/** Every anchor that may earn us something says so to search engines. Written here and nowhere else. */
export const affiliateRel = 'sponsored nofollow noopener';
