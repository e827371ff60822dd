import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { Role } from '#contract/site/roles.ts';
import { moment } from '../columns.ts';

/** Roles that need a second factor: a row is the rule. */
export const secondFactorRules = pgTable('second_factor_rules', {
  role: text('role').$type<Role>().primaryKey(),
  /** How many days somebody has from `since`, from joining or from getting the role, whichever came last. */
  days: integer('days').notNull(),
  since: moment('since').notNull(),
});
