import type { Marketplace } from './marketplace.ts';

const HOUR = 3_600_000;
const ASIN = /^[A-Z0-9]{10}$/;
const DOMAIN = /^amazon\.[a-z.]{2,6}$/;
const TAG = /^[A-Za-z0-9-]{3,64}$/;

/** Links go straight to the edition's own shop. A price is gone after 23 hours: the programme allows 24. */
export const amazon: Marketplace = {
  id: 'amazon',
  name: 'Amazon',
  maxPriceAge: 23 * HOUR,
  buildLink({ externalId, tagOverride }, { amazonDomain, affiliateId }) {
    const tag = tagOverride ?? affiliateId;
    if (!externalId || !ASIN.test(externalId) || !DOMAIN.test(amazonDomain) || !TAG.test(tag))
      return undefined;
    return `https://www.${amazonDomain}/dp/${externalId}?tag=${tag}`;
  },
};
