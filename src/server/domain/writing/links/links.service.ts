import type { Caller } from '#contract/people/accounts/caller.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { LinkListQuery } from '#contract/writing/links/links.admin.schemas.ts';
import { recordAudit } from '#server/domain/people/audit/record-audit.ts';
import { notFound } from '#server/lib/errors.ts';
import { byCreation, readPart } from '#server/lib/parts.ts';
import { requireRole } from '#server/lib/permissions.ts';
import { lockLink, updateLink } from './check-links.queries.ts';
import { type CheckParts, createLinkChecking } from './check-links.ts';
import { createLinkGathering } from './gather-links.ts';
import { listPlaces, type PlaceRow } from './link-places.queries.ts';
import * as queries from './links.queries.ts';

export type LinkFacts = queries.JudgedLink & { placeCount: number; places: PlaceRow[] };
interface LinksParts extends CheckParts {
  /** Whether other sites may be asked at all. */
  checksOn?: boolean | undefined;
}

export type LinksService = ReturnType<typeof createLinksService>;

/** Links to other sites: found, asked, reported. */
export function createLinksService(parts: LinksParts) {
  const { db, clock, checksOn = true } = parts;
  const checking = createLinkChecking(parts);

  async function withPlaces(links: queries.JudgedLink[]): Promise<LinkFacts[]> {
    const ids = links.map(({ link }) => link.id);
    if (ids.length === 0) return [];
    const [counted, places] = await Promise.all([
      queries.countPlaces(db, ids),
      listPlaces(db, ids, engineLimits.links.placesListed),
    ]);
    return links.map((each) => ({
      ...each,
      placeCount: counted.find(({ linkId }) => linkId === each.link.id)?.n ?? 0,
      places: places.filter(({ linkId }) => linkId === each.link.id),
    }));
  }

  async function get(id: number): Promise<LinkFacts> {
    const found = await queries.findLink(db, id);
    const [facts] = found ? await withPlaces([found]) : [];
    if (!facts) throw notFound(`Link ${id}`);
    return facts;
  }

  return {
    checksOn,
    gather: createLinkGathering(parts),
    checkDue: checking.checkDue,

    async list(caller: Caller, { cursor, ...filter }: LinkListQuery) {
      requireRole(caller, 'viewer');
      const { items, nextCursor } = await readPart(
        cursor,
        (after, limit) => queries.listLinks(db, { ...filter, after }, limit),
        ({ link }) => byCreation(link),
      );
      return { items: await withPlaces(items), nextCursor };
    },

    async summarize(caller: Caller, locale: Locale | undefined) {
      requireRole(caller, 'viewer');
      const counted = await queries.countStates(db, locale);
      const moments = counted.flatMap(({ checkedAt }) => checkedAt?.getTime() ?? []);
      return { counted, checkedAt: moments.length > 0 ? new Date(Math.max(...moments)) : undefined };
    },

    /** For the overview: who asks was asked there. */
    countBroken: (locale: Locale | undefined): Promise<number> => queries.countBroken(db, locale),

    /** Taken back into the checks, it is asked at the next opportunity. */
    async setExcluded(caller: Caller, id: number, excluded: boolean): Promise<LinkFacts> {
      const actor = requireRole(caller, 'editor');
      const at = clock();
      await db.transaction(async (tx) => {
        const before = await lockLink(tx, id);
        if (!before) throw notFound(`Link ${id}`);
        if ((before.excludedAt !== null) === excluded) return;
        await updateLink(
          tx,
          id,
          excluded
            ? { excludedAt: at, excludedBy: actor.name }
            : { excludedAt: null, excludedBy: '', dueAt: at },
        );
        await recordAudit(tx, actor, at, {
          action: 'updated',
          subject: 'link',
          subjectId: String(id),
          title: before.url,
          details: { excluded: { from: !excluded, to: excluded } },
        });
      });
      return get(id);
    },

    async checkNow(caller: Caller, id: number): Promise<LinkFacts> {
      requireRole(caller, 'editor');
      const { link } = await get(id);
      await checking.check(link, new AbortController().signal);
      return get(id);
    },
  };
}
