import { z } from 'zod';
import { auditActions, auditSubjects } from '#contract/people/audit/audit.words.ts';
import { localeSchema } from '#contract/site/locale.schemas.ts';

const daysSchema = z.array(z.object({ date: z.iso.date(), count: z.int() }));

/** What waits for a person, and what happened of late. */
export const overviewSchema = z.object({
  newMessages: z.int(),
  /** Jobs whose last run failed. */
  failedJobs: z.int(),
  drafts: z.int(),
  /** Drafts that wait for an editor. */
  handedIn: z.int(),
  scheduled: z.int(),
  /** Today and the 29 days after it, each of them, in the edition's own calendar. */
  scheduledByDay: daysSchema,
  /** Today and the 29 days before it, oldest first. */
  publishedByDay: daysSchema,
  /** Offers whose price is too old to be shown, in editions that show prices. */
  staleOffers: z.int(),
  /** Files that came by themselves and wait for somebody to look at them. */
  waitingFeeds: z.int(),
  /** Links to other sites that lead nowhere any more. */
  brokenLinks: z.int(),
  /** Pages that do not say the same with and without their scripts, in whatever edition. */
  differingPages: z.int(),
  /** What other active editions have and this one has not even begun. */
  missing: z.array(z.object({ locale: localeSchema, posts: z.int(), reviews: z.int() })),
  recentActions: z.array(
    z.object({
      id: z.int(),
      at: z.iso.datetime(),
      actor: z.string(),
      action: z.enum(auditActions),
      subject: z.enum(auditSubjects),
      subjectId: z.string(),
      title: z.string(),
      locale: localeSchema.nullable(),
    }),
  ),
});
export type Overview = z.infer<typeof overviewSchema>;
