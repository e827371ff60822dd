import { z } from 'zod';
import { wireLimits } from '#contract/site/wire-limits.ts';

const { urlChars, perBody } = wireLimits.policyReports;

const address = z.string().max(urlChars);
const directive = z.string().max(200);

/** What browsers have sent for ten years, to `report-uri`. */
const oldReport = z.object({
  'csp-report': z.object({
    'document-uri': address,
    'blocked-uri': address.default(''),
    'effective-directive': directive.optional(),
    'violated-directive': directive.optional(),
    'source-file': address.optional(),
  }),
});

/** What they send now, to `report-to`: several at a time, and of other kinds than ours too. */
const newReport = z.object({
  type: z.literal('csp-violation'),
  body: z.object({
    documentURL: address,
    blockedURL: address.nullish(),
    effectiveDirective: directive,
    sourceFile: address.nullish(),
  }),
});

/** One thing that was stopped, whichever way it was told. */
export interface Violation {
  directive: string;
  blocked: string;
  page: string;
  source: string;
}

export const oldReportSchema = oldReport.transform(({ 'csp-report': report }): Violation[] => [
  {
    directive: report['effective-directive'] ?? report['violated-directive'] ?? '',
    blocked: report['blocked-uri'],
    page: report['document-uri'],
    source: report['source-file'] ?? '',
  },
]);

/** What is of another kind, or not as it should be, is left out; the others count. */
export const newReportsSchema = z.array(z.unknown()).transform((reports): Violation[] =>
  reports.slice(0, perBody).flatMap((each) => {
    const { data } = newReport.safeParse(each);
    if (!data) return [];
    const { documentURL, blockedURL, effectiveDirective, sourceFile } = data.body;
    return [
      {
        directive: effectiveDirective,
        blocked: blockedURL ?? '',
        page: documentURL,
        source: sourceFile ?? '',
      },
    ];
  }),
);
