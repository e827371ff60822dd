import { z } from 'zod';

export const policyReportSchema = z.object({
  directive: z.string(),
  blocked: z.string(),
  page: z.string(),
  reports: z.int(),
  lastAt: z.iso.datetime(),
});
export type PolicyReport = z.infer<typeof policyReportSchema>;

export const policyReportsSchema = z.object({
  /** So many days are kept. */
  days: z.int(),
  items: z.array(policyReportSchema),
});
