import type { Caller } from '#contract/people/accounts/caller.ts';
import type { SecondFactorRule } from '#contract/people/accounts/second-factor-rule.admin.schemas.ts';
import { limits } from '#contract/site/limits.ts';
import { recordAudit } from '#server/domain/people/audit/record-audit.ts';
import { DomainError } from '#server/lib/errors.ts';
import { requireProof, requireRole } from '#server/lib/permissions.ts';
import type { AccountParts } from '../account-parts.ts';
import { findAccount } from '../accounts.queries.ts';
import { listRules, type RuleRow, writeRules } from './second-factors.queries.ts';

const KEY = 'second_factor';

/** All of them have the same days. */
const ruleIn = (rows: RuleRow[]): SecondFactorRule => ({
  roles: rows.map(({ role }) => role),
  days: rows[0]?.days ?? limits.accounts.secondFactorGrace.usual,
});

/** In words for the log. */
const inWords = ({ roles, days }: SecondFactorRule): string =>
  roles.length > 0 ? `${roles.join(', ')}; ${days} d` : '';

/** Who has to have a second factor is an owner's to say, who has one. */
export function createSecondFactorRuleService({ db, clock }: Pick<AccountParts, 'db' | 'clock'>) {
  return {
    async get(caller: Caller): Promise<SecondFactorRule> {
      requireRole(caller, 'author');
      return ruleIn(await listRules(db));
    },

    async change(wanted: SecondFactorRule, caller: Caller): Promise<SecondFactorRule> {
      const actor = requireRole(caller, 'owner');
      requireProof(actor);
      return db.transaction(async (tx) => {
        const account = await findAccount(tx, actor.id);
        if (wanted.roles.length > 0 && !account?.twoFactorEnabled) {
          throw new DomainError('conflict', 'Whoever asks others for one has one.', {
            reason: 'second_factor_first',
          });
        }
        const before = ruleIn(await listRules(tx));
        await writeRules(tx, wanted.roles, wanted.days, clock());
        const after = ruleIn(await listRules(tx));
        const [from, to] = [inWords(before), inWords(after)];
        const line = { action: 'updated', subject: 'setting', subjectId: KEY, title: KEY } as const;
        if (from !== to) await recordAudit(tx, actor, clock(), { ...line, details: { from, to } });
        return after;
      });
    },
  };
}
