import type { Caller } from '#contract/people/accounts/caller.ts';
import type { NewRedirect, RedirectCheck } from '#contract/readers/redirects/redirects.admin.schemas.ts';
import type { RedirectKind } from '#contract/readers/redirects/redirects.words.ts';
import {
  type EditionAddress,
  editionAddress,
  pathOfAddress,
} from '#contract/site/addresses/edition-address.ts';
import { type Locale, locales } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { recordChange } from '#server/domain/pages/invalidations/record-change.ts';
import { noteSeen } from '#server/domain/pages/invalidations/seen.ts';
import { tags } from '#server/domain/pages/invalidations/tags.ts';
import { recordAudit } from '#server/domain/people/audit/record-audit.ts';
import { violatesUnique } from '#server/lib/database-errors.ts';
import { invalidFields, notFound } from '#server/lib/errors.ts';
import { byCreation, readPart } from '#server/lib/parts.ts';
import { requireRole } from '#server/lib/permissions.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import { findOldAddress } from './old-addresses.ts';
import { checkRedirect } from './redirects.checks.ts';
import * as queries from './redirects.queries.ts';

interface RedirectSearch {
  locale?: Locale | undefined;
  kind?: RedirectKind | undefined;
  q?: string | undefined;
  cursor?: string | undefined;
}

const taken = () => invalidFields({ from: { code: 'taken' } });

export function createRedirectsService({ db, clock }: { db: Db; clock: Clock }) {
  async function check(tx: Db, input: NewRedirect): Promise<{ source: EditionAddress; target: string }> {
    const { from, to, source, target } = await checkRedirect(tx, input);
    if (from || to || !source || target === undefined) {
      throw invalidFields({
        ...(from && { from: { code: from } }),
        ...(to && { to: { code: to === 'unpublished' ? 'invalid' : to } }),
      });
    }
    return { source, target };
  }

  const auditOf = (locale: Locale, id: number, from: string, to: string) =>
    ({ subject: 'redirect', subjectId: String(id), title: from, locale, details: { to } }) as const;

  return {
    /**
     * For an address without a page: old addresses of posts and categories are found by their own pages. What was set
     * goes before what a site that moved in had there; that one may name its pages by a query.
     */
    async find(path: string): Promise<string | null> {
      const [pathname = '/', search = ''] = path.split('?', 2);
      const address = search === '' ? editionAddress(pathname) : undefined;
      noteSeen(
        ...(address ? [tags.missing(address.locale)] : locales.map(tags.missing)),
        tags.missingOutside(),
      );
      const set = address?.rest && (await queries.findRedirectAt(db, address))?.target;
      return set || ((await findOldAddress(db, pathname, search)) ?? null);
    },

    async list(caller: Caller, { cursor, ...filter }: RedirectSearch) {
      requireRole(caller, 'viewer');
      return readPart(
        cursor,
        (after, limit) => queries.listRedirects(db, { ...filter, after }, limit),
        byCreation,
      );
    },

    /** The same questions that creating asks, for somebody who is still typing. */
    async check(caller: Caller, input: NewRedirect): Promise<RedirectCheck> {
      requireRole(caller, 'viewer');
      const { from, to, targetFound } = await checkRedirect(db, input);
      return { from, to, targetFound };
    },

    async create(caller: Caller, input: NewRedirect): Promise<queries.RedirectRow> {
      const actor = requireRole(caller, 'editor');
      const at = clock();
      try {
        return await db.transaction(async (tx) => {
          const { source, target } = await check(tx, input);
          const id = await queries.insertRedirect(tx, source, target, at);
          const from = pathOfAddress(source);
          await recordAudit(tx, actor, at, {
            action: 'created',
            ...auditOf(source.locale, id, from, target),
          });
          await recordChange(tx, at, `redirect from ${from}`, [tags.missing(source.locale)]);
          const made = await queries.findRedirect(tx, id);
          if (!made) throw new Error('A redirect was not kept.');
          return made;
        });
      } catch (error) {
        throw violatesUnique(error, 'slug_redirects_slug') ? taken() : error;
      }
    },

    async remove(caller: Caller, id: number): Promise<void> {
      const actor = requireRole(caller, 'editor');
      const at = clock();
      await db.transaction(async (tx) => {
        const row = await queries.findRedirect(tx, id);
        if (!row) throw notFound(`Redirect ${id}`);
        await queries.deleteRedirect(tx, id);
        const from = pathOfAddress({ locale: row.locale, rest: row.slug });
        const to = row.target ?? row.postSlug ?? row.categorySlug ?? row.reviewSlug ?? '';
        await recordAudit(tx, actor, at, { action: 'deleted', ...auditOf(row.locale, id, from, to) });
        await recordChange(tx, at, `no redirect from ${from}`, [tags.missing(row.locale)]);
      });
    },
  };
}
