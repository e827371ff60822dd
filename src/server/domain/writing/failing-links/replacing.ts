import type { Caller } from '#contract/people/accounts/caller.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { LinkReplacementResult } from '#contract/writing/links/failing-links.admin.schemas.ts';
import { longTransaction } from '#db/long-transaction.ts';
import type { Db } from '#db/open.ts';
import { openBatch } from '#server/domain/people/audit/open-batch.ts';
import { recordAudit } from '#server/domain/people/audit/record-audit.ts';
import type { Rewriting } from '#server/domain/people/audit/rewriting.ts';
import type { EditionsService } from '#server/domain/running/editions/editions.service.ts';
import { conflict, notFound } from '#server/lib/errors.ts';
import { requireRole } from '#server/lib/permissions.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import { checkableUrl } from '../links/checkable-url.ts';
import { heldLinks } from '../links/for-replacing.ts';
import type { FailingFacts } from './failing-facts.ts';
import * as queries from './failing-links.queries.ts';
import * as kept from './link-replacements.queries.ts';
import type { NearestOffer } from './nearest.ts';
import { undoPlaces } from './undo-replacement.ts';
import { type WantedReplacement, type Written, writeReplacement } from './write-replacement.ts';

interface Parts {
  db: Db;
  clock: Clock;
  editions: EditionsService;
  find: (linkId: number) => Promise<FailingFacts>;
}

const TEXTS = ['post', 'review'] as const;
const { timeout } = engineLimits.replacements;
const titleOf = (url: string, newUrl: string) => `${url} → ${newUrl}`.slice(0, 500);

/** Where the link stands in the edition of what takes its place, and what becomes of it. */
async function planOf(
  tx: Db,
  { row, stands, product }: FailingFacts,
  { way, offer, product: by }: NearestOffer,
): Promise<WantedReplacement> {
  const here = stands.filter(({ locale }) => locale === offer.locale);
  const at = (kind: queries.StandRow['kind']) =>
    here.filter((stand) => stand.kind === kind).map(({ subjectId }) => subjectId);
  const offers = at('offer');
  const isSwapped = way === 'successor' && product !== undefined && offers.length > 0;
  const named = isSwapped
    ? await queries.listTextsNaming(tx, offer.locale, product.id)
    : { posts: [], reviews: [] };
  return {
    ...{ kind: row.kind, url: row.url, newUrl: offer.link, offers, shopLinks: at('shop_link') },
    products: isSwapped ? { from: product.id, to: by.id } : undefined,
    posts: [...new Set([...at('post'), ...named.posts])],
    reviews: [...new Set([...at('review'), ...named.reviews])],
    by: way === 'offer' ? offer : undefined,
  };
}

/** Another link in the place of a failing one, everywhere at once, and the way back. */
export function createReplacing({ db, clock, editions, find }: Parts) {
  /** Asked ahead of the transaction: in it nothing else may be. */
  async function zones(): Promise<Rewriting['zoneOf']> {
    const known = new Map((await editions.listAll()).map((each) => [each.locale, each.timeZone]));
    return (locale) => known.get(locale) ?? 'UTC';
  }

  const idsOf = ({ done }: Written, wanted: string) =>
    done.filter(({ kind }) => kind === wanted).map(({ subjectId }) => subjectId);

  /** Whoever looks at the links next sees where they stand now. */
  async function moveTexts(tx: Db, written: Written, href: string, locale: Locale, at: Date) {
    const url = checkableUrl(href);
    if (!url) return;
    const found = TEXTS.flatMap((kind) =>
      idsOf(written, kind).map((subjectId) => ({ url, kind, subjectId, locale })),
    );
    await heldLinks.keepLinks(tx, found, at);
  }

  return {
    /** By one of the offers that were shown as the nearest, in that offer's edition. */
    async replace(caller: Caller, linkId: number, offerId: number): Promise<LinkReplacementResult> {
      const actor = requireRole(caller, 'editor');
      const facts = await find(linkId);
      const chosen = facts.nearest.find(({ offer }) => offer.id === offerId);
      if (!chosen) throw conflict(`Offer ${offerId} cannot stand in the place of link ${linkId}.`);
      const at = clock();
      const zoneOf = await zones();
      const { url } = facts.row;
      const { link: newUrl, locale } = chosen.offer;
      return longTransaction(db, timeout, async (tx) => {
        await heldLinks.lockLink(tx, linkId);
        const finding = await heldLinks.findFinding(tx, linkId);
        if (!finding || finding.replacedAt) throw conflict(`Link ${linkId} was replaced already.`);
        const details = { linkReplaced: { from: url, to: newUrl } };
        const rewriting = { actor, at, zoneOf, details, batchId: await openBatch(tx) };
        const written = await writeReplacement(tx, rewriting, await planOf(tx, facts, chosen));
        const { done, left } = written;
        if (done.length === 0) return { id: null, done: 0, left };
        const row = { linkId, url, newUrl, locale, actorId: actor.id, actorName: actor.name, createdAt: at };
        const id = await kept.insertReplacement(tx, row, done);
        for (const kind of TEXTS) await kept.forgetPlaces(tx, linkId, kind, idsOf(written, kind));
        await kept.forgetPlaces(tx, linkId, 'shop_link', idsOf(written, 'shop_link'));
        await moveTexts(tx, written, newUrl, locale, at);
        const others = facts.stands.some((stand) => stand.locale !== locale);
        if (!others) await queries.markReplaced(tx, linkId, at);
        await recordAudit(tx, actor, at, {
          ...{ action: 'replaced', subject: 'link', subjectId: String(linkId), locale },
          ...{ title: titleOf(url, newUrl), batchId: rewriting.batchId },
          details: { kind: facts.row.kind, way: chosen.way, places: done.length, left: left.length },
        });
        return { id, done: done.length, left };
      });
    },

    /** Only where nothing has changed since: what somebody has written stays. */
    async undo(caller: Caller, id: number): Promise<LinkReplacementResult> {
      const actor = requireRole(caller, 'editor');
      const at = clock();
      const zoneOf = await zones();
      return longTransaction(db, timeout, async (tx) => {
        const replacement = await kept.lockReplacement(tx, id);
        if (!replacement) throw notFound(`Replacement ${id}`);
        const { linkId, url, newUrl, locale } = replacement;
        const details = { linkReplaced: { from: newUrl, to: url }, undone: id };
        const rewriting = { actor, at, zoneOf, details, batchId: await openBatch(tx) };
        const written = await undoPlaces(tx, rewriting, await kept.listPlaces(tx, id));
        await kept.markUndone(tx, id, at, actor.name);
        await moveTexts(tx, written, url, locale, at);
        await queries.markReplaced(tx, linkId, null);
        await recordAudit(tx, actor, at, {
          ...{ action: 'undone', subject: 'link', subjectId: String(linkId), locale },
          ...{ title: titleOf(newUrl, url), batchId: rewriting.batchId },
          details: { places: written.done.length, left: written.left.length },
        });
        return { id, done: written.done.length, left: written.left };
      });
    },
  };
}
