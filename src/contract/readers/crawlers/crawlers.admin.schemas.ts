import { z } from 'zod';
import { engineLimits } from '#contract/site/engine-limits.ts';
import { cursorSchema, listOf, searchSchema } from '#contract/site/list.schemas.ts';
import { plainText } from '#contract/site/text.schemas.ts';
import { comparedParts, parityScopes, parityStates, visitorClasses, visitSources } from './crawlers.words.ts';

const classSchema = z.enum(visitorClasses);

export const crawlerSummarySchema = z.object({
  /** How many days it is about, today included. */
  days: z.int(),
  classes: z.array(
    z.object({
      class: classSchema,
      visits: z.int(),
      /** Those that stand in no line of the log: more came at once than are written down. */
      leftOut: z.int(),
      lastAt: z.iso.datetime().nullable(),
    }),
  ),
  /** A cache in front was named: what it answers by itself is in none of these figures. */
  behindCache: z.boolean(),
});
export type CrawlerSummary = z.infer<typeof crawlerSummarySchema>;

export const crawlerVisitFilterSchema = z.object({
  class: classSchema.optional(),
  from: z.enum(visitSources).optional(),
  /** The first digit of the status. */
  outcome: z.coerce.number().int().min(1).max(5).optional(),
  q: searchSchema,
  cursor: cursorSchema,
});

export const crawlerVisitSchema = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  class: classSchema,
  agent: z.string(),
  path: z.string(),
  status: z.int(),
  servedFrom: z.enum(visitSources),
});
export type CrawlerVisit = z.infer<typeof crawlerVisitSchema>;
export const crawlerVisitListSchema = listOf(crawlerVisitSchema);

export const agentQuestionSchema = z.object({
  userAgent: plainText(engineLimits.crawlers.userAgentChars).trim().min(1),
});
export const agentVerdictSchema = z.object({
  class: z.enum([...visitorClasses, 'people']),
  /** What it calls itself; empty for people. */
  name: z.string(),
  scripts: z.boolean(),
  /** Whether robots.txt lets it in. */
  allowed: z.boolean(),
});
export type AgentVerdict = z.infer<typeof agentVerdictSchema>;

export const parityRunSchema = z.object({
  id: z.int(),
  scope: z.enum(parityScopes),
  state: z.enum(parityStates),
  /** Empty where nobody asked for it. */
  startedBy: z.string(),
  total: z.int(),
  compared: z.int(),
  differing: z.int(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
});
export type ParityRun = z.infer<typeof parityRunSchema>;

export const paritySchema = z.object({
  lastRun: parityRunSchema.nullable(),
  /** How many pages differ; the newest of them one by one. */
  differing: z.int(),
  findings: z.array(
    z.object({
      path: z.string(),
      parts: z.array(z.enum(comparedParts)),
      /** Where the first of these parts begins to differ, with and without scripts. */
      whole: z.string(),
      bare: z.string(),
      at: z.iso.datetime(),
    }),
  ),
});
export type Parity = z.infer<typeof paritySchema>;

export const newParityRunSchema = z.object({ scope: z.enum(parityScopes) });
