import { type PageTemplate, pageTemplates } from '#contract/pages/rendered-pages/page-templates.ts';
import type { PageLifetime } from '#contract/pages/rendered-pages/rendered-pages.admin.schemas.ts';
import type { Caller } from '#contract/people/accounts/caller.ts';
import type { Db } from '#db/open.ts';
import { recordChange } from '#server/domain/pages/invalidations/record-change.ts';
import { tags } from '#server/domain/pages/invalidations/tags.ts';
import { recordAudit } from '#server/domain/people/audit/record-audit.ts';
import { requireRole } from '#server/lib/permissions.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import { listLifetimes, writeLifetime } from './page-lifetimes.queries.ts';

/** How long pages are kept where nothing in them changes: templates that nobody has limited have no end. */
export function createPageLifetimes({ db, clock }: { db: Db; clock: Clock }) {
  const read = async (): Promise<Map<PageTemplate, number>> =>
    new Map((await listLifetimes(db)).map(({ template, minutes }) => [template, minutes]));

  return {
    read,

    async list(): Promise<PageLifetime[]> {
      const set = await read();
      return pageTemplates.map((template) => ({ template, minutes: set.get(template) ?? null }));
    },

    /** A change of every page of the template: what is kept now was kept for another time. */
    async set(caller: Caller, { template, minutes }: PageLifetime): Promise<PageLifetime> {
      const actor = requireRole(caller, 'editor');
      const at = clock();
      await db.transaction(async (tx) => {
        const from = (await listLifetimes(tx)).find((each) => each.template === template)?.minutes ?? null;
        if (from === minutes) return;
        await writeLifetime(tx, template, minutes, at);
        await recordAudit(tx, actor, at, {
          action: 'updated',
          subject: 'page',
          subjectId: template,
          title: template,
          details: { lifetimeMinutes: minutes, previousMinutes: from },
        });
        await recordChange(tx, at, `lifetime of ${template} pages changed`, [tags.lifetime(template)]);
      });
      return { template, minutes };
    },
  };
}
