import { policyReportPath } from '#contract/site/addresses/paths.ts';

/** The name by which the policy finds the address; the older way names the address itself. */
const NAME = 'csp';

/** A page's policy, and whom its browser tells when it stops something. Files need none: nothing runs in them. */
export const toldPolicy = (...directives: string[]) => ({
  'content-security-policy': [...directives, `report-uri ${policyReportPath}`, `report-to ${NAME}`].join(
    '; ',
  ),
  'reporting-endpoints': `${NAME}="${policyReportPath}"`,
});
