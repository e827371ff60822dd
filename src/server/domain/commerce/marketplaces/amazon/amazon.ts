import { HOUR } from '#contract/site/durations.ts';
import { isLinkable, type Marketplace } from '../marketplace.ts';

export const ASIN = /^[A-Z0-9]{10}$/;
const DOMAIN = /^amazon\.[a-z.]{2,6}$/;
const TAG = /^[A-Za-z0-9-]{3,64}$/;

/**
 * Links go straight to the edition's own shop. A price is gone after 23 hours: the programme allows 24, and allows
 * nobody to keep what a price was.
 */
export const amazon: Marketplace = {
  id: 'amazon',
  key: 'amazon',
  name: 'Amazon',
  maxPriceAge: 23 * HOUR,
  keepsHistory: false,
  standsApart: false,
  linkRule({ amazonDomain, affiliateId }) {
    if (!DOMAIN.test(amazonDomain)) return undefined;
    return {
      fields: ['externalId'],
      pattern: ASIN,
      tag: { pattern: TAG, editionHasOne: TAG.test(affiliateId) },
    };
  },
  buildLink(offer, edition, place) {
    if (!isLinkable(amazon.linkRule(edition), offer)) return undefined;
    // Where one goes on by itself is the same way out as the button.
    const position = place?.position === 'forward' ? 'button' : place?.position;
    const ofPlace = position && edition.placeTags?.[position];
    const tag = offer.tagOverride ?? (ofPlace && TAG.test(ofPlace) ? ofPlace : edition.affiliateId);
    return `https://www.${edition.amazonDomain}/dp/${offer.externalId}?tag=${tag}`;
  },
};
