import { isDeepStrictEqual } from 'node:util';
import type { Caller } from '#contract/people/accounts/caller.ts';
import { DAY } from '#contract/site/durations.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { Actor } from '#contract/site/roles.ts';
import type {
  LeftPlace,
  NewReplacement,
  PastReplacement,
  ReplacementOutcome,
  ReplacementSearch,
} from '#contract/writing/replacements/replacements.admin.schemas.ts';
import { longTransaction } from '#db/long-transaction.ts';
import type { Db } from '#db/open.ts';
import { openBatch } from '#server/domain/people/audit/open-batch.ts';
import { recordAudit } from '#server/domain/people/audit/record-audit.ts';
import type { EditionsService } from '#server/domain/running/editions/editions.service.ts';
import { notFound } from '#server/lib/errors.ts';
import { byCreation, readPart } from '#server/lib/parts.ts';
import { requireRole } from '#server/lib/permissions.ts';
import { ago, type Clock } from '#server/lib/time/clock.ts';
import { findPlaces, markOf } from './preview.ts';
import { replaceInField } from './replace-in-field.ts';
import * as queries from './replacements.queries.ts';
import { type WantedPlace, writePlaces } from './write-places.ts';

interface Parts {
  db: Db;
  clock: Clock;
  editions: EditionsService;
}

const { timeout, keptDays } = engineLimits.replacements;
/** In the log: what became of what. */
const titleOf = (find: string, replacement: string) => `${find} → ${replacement || '∅'}`;

/** Words in the place of others, everywhere at once: seen first, written by each thing's own rules, and taken back. */
export function createReplacementsService({ db, clock, editions }: Parts) {
  async function rewritingOf(actor: Actor, at: Date) {
    const zones = new Map((await editions.listAll()).map((each) => [each.locale, each.timeZone]));
    return { actor, at, zoneOf: (locale: Locale) => zones.get(locale) ?? 'UTC' };
  }

  return {
    async preview(caller: Caller, search: ReplacementSearch) {
      requireRole(caller, 'owner');
      return findPlaces(db, search);
    },

    /** All or nothing of what can be written; what cannot is left as it is, and named. */
    async replace(caller: Caller, { places, ...rule }: NewReplacement): Promise<ReplacementOutcome> {
      const actor = requireRole(caller, 'owner');
      const at = clock();
      const how = await rewritingOf(actor, at);
      const wanted: WantedPlace[] = places.map(({ kind, id, field, mark }) => ({
        kind,
        id,
        field,
        next: (current) =>
          markOf(current) === mark ? replaceInField(field, current, rule).value : undefined,
      }));
      return longTransaction(db, timeout, async (tx) => {
        const batchId = await openBatch(tx);
        const details = { replaced: { from: rule.find, to: rule.replacement } };
        const { done, left } = await writePlaces(tx, { ...how, batchId, details }, wanted);
        if (done.length === 0) return { id: null, done: 0, left };
        const row = { ...rule, actorId: actor.id, actorName: actor.name, createdAt: at };
        const id = await queries.insertReplacement(tx, row, done);
        await recordAudit(tx, actor, at, {
          action: 'replaced',
          subject: 'text',
          subjectId: String(id),
          batchId,
          title: titleOf(rule.find, rule.replacement),
          details: { ...rule, places: done.length, left: left.length },
        });
        return { id, done: done.length, left };
      });
    },

    async list(caller: Caller, cursor?: string) {
      requireRole(caller, 'owner');
      const page = await readPart(
        cursor,
        (after, limit) => queries.listReplacements(db, after, limit),
        ({ replacement }) => byCreation(replacement),
      );
      const items = page.items.map(
        ({ replacement: row, places }): PastReplacement => ({
          id: row.id,
          find: row.find,
          replacement: row.replacement,
          places,
          by: row.actorName,
          at: row.createdAt.toISOString(),
          undoneAt: row.undoneAt?.toISOString() ?? null,
          undoneBy: row.undoneBy,
        }),
      );
      return { items, nextCursor: page.nextCursor };
    },

    /** Only where the field is still what the replacement made of it: what somebody has written since stays. */
    async undo(caller: Caller, id: number): Promise<ReplacementOutcome> {
      const actor = requireRole(caller, 'owner');
      const at = clock();
      const how = await rewritingOf(actor, at);
      return longTransaction(db, timeout, async (tx) => {
        const replacement = await queries.lockReplacement(tx, id);
        if (!replacement) throw notFound(`Replacement ${id}`);
        const places = await queries.listPlaces(tx, id);
        const wanted: WantedPlace[] = places.map(({ kind, subjectId, field, before, after }) => ({
          kind,
          id: subjectId,
          field,
          next: (current) => (isDeepStrictEqual(current, after) ? before : undefined),
        }));
        const batchId = await openBatch(tx);
        const { find, replacement: by } = replacement;
        const details = { replaced: { from: by, to: find }, undone: id };
        const { done, left } = await writePlaces(tx, { ...how, batchId, details }, wanted);
        await queries.markUndone(tx, id, at, actor.name);
        await recordAudit(tx, actor, at, {
          action: 'undone',
          subject: 'text',
          subjectId: String(id),
          title: titleOf(find, by),
          batchId,
          details: { places: done.length, left: left.length },
        });
        // What is gone has no other name left than the one that it had then.
        const titleAt = ({ kind, id: of }: LeftPlace) =>
          places.find((place) => place.kind === kind && place.subjectId === of)?.title ?? '';
        return { id, done: done.length, left: left.map((place) => ({ ...place, title: titleAt(place) })) };
      });
    },

    purge: (): Promise<number> => queries.deleteReplacementsBefore(db, ago(clock, keptDays * DAY)),
  };
}
