import { defineEndpoints } from '#contract/site/endpoint.schemas.ts';
import { policyReportsSchema } from './policy-reports.admin.schemas.ts';

export const policyReportEndpoints = defineEndpoints({
  listPolicyReports: {
    method: 'GET',
    path: '/api/admin/policy-reports',
    summary: 'What browsers say that the pages’ security policy has stopped in the last days',
    access: 'owner',
    cache: 'no-store',
    response: policyReportsSchema,
  },
});
