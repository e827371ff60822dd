import { z } from 'zod';
import { limits } from '#contract/site/limits.ts';
import { roles } from '#contract/site/roles.ts';
import { roleSchema } from './account-fields.schemas.ts';

/** Who needs a second factor, and for how many days they can still do without once they do. */
export const secondFactorRuleSchema = z.object({
  roles: z
    .array(roleSchema)
    .max(roles.length)
    .overwrite((given) => roles.filter((role) => given.includes(role))),
  days: z.number().int().min(0).max(limits.accounts.secondFactorGrace.max),
});
export type SecondFactorRule = z.infer<typeof secondFactorRuleSchema>;
