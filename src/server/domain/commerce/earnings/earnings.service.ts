import type { ClickGrouping } from '#contract/commerce/clicks/clicks.words.ts';
import type { EarningsImport, EarningsPreview } from '#contract/commerce/earnings/earnings.admin.schemas.ts';
import type { Caller } from '#contract/people/accounts/caller.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import type { Db } from '#db/open.ts';
import { isoDay } from '#i18n/calendar.ts';
import { recordAudit } from '#server/domain/people/audit/record-audit.ts';
import type { EditionsService } from '#server/domain/running/editions/editions.service.ts';
import { invalidFields } from '#server/lib/errors.ts';
import { requireRole } from '#server/lib/permissions.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import * as queries from './earnings.queries.ts';
import { type ReadReport, readReport } from './read-report.ts';

interface EarningsParts {
  db: Db;
  clock: Clock;
  editions: EditionsService;
}

const uniquePairs = (rows: ReadReport['rows']) => [
  ...new Map(rows.map(({ day, tag }) => [`${day} ${tag}`, { day, tag }])).values(),
];

export type EarningsService = ReturnType<typeof createEarningsService>;

export function createEarningsService({ db, clock, editions }: EarningsParts) {
  /** The edition's own tag, and those that its offers have instead. */
  async function read({ locale, text, columns }: EarningsImport) {
    const [edition, own] = await Promise.all([editions.getEdition(locale), queries.listOwnTags(db, locale)]);
    const knownTags = new Set([edition.affiliateId, ...own].filter(Boolean));
    const today = isoDay(clock(), edition.timeZone);
    const report = readReport(text, columns, { locale, today, knownTags });
    if (report.rows.length > engineLimits.earnings.rows) {
      throw invalidFields({ text: { code: 'too_long', limit: engineLimits.earnings.rows } });
    }
    return { report, locale, currency: edition.currency };
  }

  async function present({ report, locale, currency }: Awaited<ReturnType<typeof read>>, imported: boolean) {
    const { header, columns, rows, errors } = report;
    const days = rows.map(({ day }) => day).sort();
    return {
      imported,
      header,
      columns,
      currency,
      rows: rows.length,
      from: days[0] ?? null,
      to: days.at(-1) ?? null,
      tags: [...new Set(rows.map(({ tag }) => tag))].sort(),
      earned: rows.reduce((sum, { earned }) => sum + earned, 0),
      replaced: await queries.countKnown(db, locale, uniquePairs(rows)),
      errors: errors.slice(0, engineLimits.earnings.errors),
      errorCount: errors.length,
      sample: rows.slice(0, engineLimits.earnings.previewRows),
    } satisfies EarningsPreview;
  }

  return {
    /** Every row is looked at before any is stored; one that is wrong, and none is. */
    async import(caller: Caller, input: EarningsImport): Promise<EarningsPreview> {
      const actor = requireRole(caller, 'editor');
      const found = await read(input);
      const { rows, errors } = found.report;
      if (input.dryRun) return present(found, false);
      if (errors.length > 0 || rows.length === 0) throw invalidFields({ text: { code: 'invalid' } });
      const told = await present(found, true);
      await db.transaction(async (tx) => {
        const { locale } = input;
        const stored = rows.map(({ line: _line, ...row }) => ({ ...row, currency: found.currency }));
        await queries.replaceDays(tx, locale, uniquePairs(rows), stored);
        await recordAudit(tx, actor, clock(), {
          action: 'created',
          subject: 'import',
          title: `${told.tags.join(', ')} ${told.from}/${told.to}`,
          locale,
          details: { rows: rows.length, replaced: told.replaced, earned: told.earned },
        });
      });
      return told;
    },

    async sumBy(by: ClickGrouping, period: queries.EarningPeriod) {
      if (by === 'day') return queries.sumByDay(db, period);
      if (by === 'edition') return queries.sumByEdition(db, period);
      return by === 'product' ? queries.sumByProduct(db, period) : [];
    },

    sumByTag: (period: queries.EarningPeriod) => queries.sumByTag(db, period),
  };
}
