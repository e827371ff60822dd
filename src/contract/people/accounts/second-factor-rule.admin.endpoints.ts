import { defineEndpoints } from '#contract/site/endpoint.schemas.ts';
import { secondFactorRuleSchema } from './second-factor-rule.admin.schemas.ts';

/** Who has to have a second factor. */
export const secondFactorRuleEndpoints = defineEndpoints({
  getSecondFactorRule: {
    access: 'author',
    cache: 'no-store',
    method: 'GET',
    path: '/api/admin/second-factor-rule',
    summary: 'Which roles need a second factor, and how many days they have to set one up',
    response: secondFactorRuleSchema,
  },
  changeSecondFactorRule: {
    access: 'owner',
    proof: true,
    cache: 'no-store',
    method: 'PUT',
    path: '/api/admin/second-factor-rule',
    summary: 'Sets it (owners who have a second factor themselves)',
    body: secondFactorRuleSchema,
    response: secondFactorRuleSchema,
  },
});
