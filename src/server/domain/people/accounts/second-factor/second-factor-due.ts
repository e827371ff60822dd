import { DAY } from '#contract/site/durations.ts';
import type { AccountRow } from '../accounts.queries.ts';
import type { RuleRow } from './second-factors.queries.ts';

type Judged = Pick<AccountRow, 'role' | 'roleSince' | 'createdAt' | 'twoFactorEnabled'>;

/** Until when somebody can do without a second factor; null for whoever has one, or needs none. */
export function secondFactorDue(account: Judged, rules: RuleRow[]): Date | null {
  const rule = rules.find(({ role }) => role === account.role);
  if (!rule || account.twoFactorEnabled) return null;
  const { createdAt, roleSince } = account;
  const begins = Math.max(rule.since.getTime(), createdAt.getTime(), roleSince?.getTime() ?? 0);
  return new Date(begins + rule.days * DAY);
}
