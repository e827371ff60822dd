import { shopLimits } from '#contract/commerce/shops/shop-limits.ts';
import type { PasteMinted } from '#contract/commerce/shops/shops.admin.schemas.ts';
import type { Caller } from '#contract/people/accounts/caller.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { shopsOf } from '#server/domain/commerce/marketplaces/named-shops/shops-of.ts';
import { recordChange } from '#server/domain/pages/invalidations/record-change.ts';
import { tags } from '#server/domain/pages/invalidations/tags.ts';
import { recordAudit } from '#server/domain/people/audit/record-audit.ts';
import type { EditionsService } from '#server/domain/running/editions/editions.service.ts';
import { noteOfferLinks } from '#server/domain/writing/links/note-offer-links.ts';
import { invalidFields, notFound } from '#server/lib/errors.ts';
import { requireRole } from '#server/lib/permissions.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import { readMinted } from './read-minted.ts';
import * as queries from './shops.queries.ts';

interface Parts {
  db: Db;
  clock: Clock;
  editions: EditionsService;
}

/** Links of networks that mint them elsewhere: addresses go out, and what the panel made of them comes in. */
export function createMintedLinks({ db, clock, editions }: Parts) {
  async function shopAndEdition(locale: Locale, key: string) {
    const edition = await editions.getEdition(locale);
    const shop = shopsOf(edition).all.find((each) => each.key === key);
    if (shop?.network?.link.kind !== 'stored') throw notFound(`The shop ${key} with links to paste`);
    return { edition, shop };
  }

  return {
    async list(caller: Caller, locale: Locale, key: string) {
      requireRole(caller, 'viewer');
      const { shop } = await shopAndEdition(locale, key);
      const { unmintedListed } = shopLimits;
      const found = await queries.listUnminted(db, locale, shop.at.hosts, unmintedListed + 1);
      return { items: found.slice(0, unmintedListed), more: found.length > unmintedListed };
    },

    /** Every line is looked at before any is stored; one that is wrong, and none is. */
    async paste(caller: Caller, locale: Locale, key: string, { text, offerIds, dryRun }: PasteMinted) {
      const actor = requireRole(caller, 'editor');
      const { edition, shop } = await shopAndEdition(locale, key);
      const at = clock();
      return db.transaction(async (tx) => {
        const locked = await queries.lockUnminted(tx, locale, shop.at.hosts, offerIds);
        const byId = new Map(locked.map(({ offer, title }) => [offer.id, { ...offer, title }]));
        // In the order in which they were shown; one that has got its link meanwhile leaves no gap behind.
        const waiting = offerIds.map((id) => byId.get(id) ?? { id, title: '', url: null });
        const lines = readMinted(text, waiting, shop);
        const good = lines.filter(({ outcome, offerId }) => outcome === 'good' && byId.has(offerId ?? 0));
        const answer = { lines, good: good.length, bad: lines.length - good.length };
        if (dryRun) return { ...answer, stored: false };
        if (good.length === 0 || answer.bad > 0) throw invalidFields({ text: { code: 'invalid' } });
        const linked = good.flatMap(({ offerId, link }) => {
          const offer = byId.get(offerId ?? 0);
          return offer && link !== null ? [{ ...offer, trackedUrl: link }] : [];
        });
        for (const { id, trackedUrl } of linked) await queries.setTrackedUrl(tx, id, trackedUrl, at);
        await noteOfferLinks(tx, edition, linked, at);
        await recordAudit(tx, actor, at, {
          action: 'updated',
          subject: 'offer',
          title: `${linked.length} × ${shop.name}`,
          locale,
          details: { shop: key, links: linked.length },
        });
        const products = linked.map(({ productId }) => tags.product(productId));
        await recordChange(tx, at, `links pasted in ${locale}`, [...products, tags.offers(locale)]);
        return { ...answer, stored: true };
      });
    },
  };
}

export type MintedLinks = ReturnType<typeof createMintedLinks>;
