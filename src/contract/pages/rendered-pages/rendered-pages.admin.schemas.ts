import { z } from 'zod';
import { engineLimits } from '#contract/site/engine-limits.ts';
import { limits } from '#contract/site/limits.ts';
import { listOf } from '#contract/site/list.schemas.ts';
import { localeSchema } from '#contract/site/locale.schemas.ts';
import { plainText } from '#contract/site/text.schemas.ts';
import { pageTemplates } from './page-templates.ts';
import { pageStates, renderRunStates, renderScopes, servedFrom } from './rendered-pages.words.ts';

const moment = z.iso.datetime();

/** A path of the site, perhaps with a query: where a page is. */
export const pagePathSchema = plainText(engineLimits.renderedPages.pathChars).regex(/^\/(?!\/)[^\s#\\]*$/);

export const renderedPageSchema = z.object({
  path: z.string(),
  /** null: outside any edition. */
  locale: localeSchema.nullable(),
  template: z.enum(pageTemplates),
  state: z.enum(pageStates),
  renderedAt: moment.nullable(),
  expiresAt: moment.nullable(),
  /** Milliseconds. */
  took: z.number().nullable(),
  /** As it is sent, and before compression. */
  bytes: z.int().nullable(),
  size: z.int().nullable(),
  tags: z.array(z.string()),
  /** Why it was last rendered. */
  cause: z.string().nullable(),
  error: z.string().nullable(),
  failedAt: moment.nullable(),
});
export type RenderedPage = z.infer<typeof renderedPageSchema>;
export const renderedPageListSchema = listOf(renderedPageSchema);

const counted = z.record(z.enum(servedFrom), z.int());
export const editionPagesSchema = z.object({
  locale: localeSchema.nullable(),
  pages: z.record(z.enum(pageStates), z.int()),
  bytes: z.int(),
  size: z.int(),
  /** Answers of this server since its start. */
  answers: counted,
  /** Of the last minute. */
  rendersPerSecond: z.number(),
});
export type EditionPages = z.infer<typeof editionPagesSchema>;

export const pageLifetimeSchema = z.object({
  template: z.enum(pageTemplates),
  /** null: until something in it changes. */
  minutes: z.int().min(1).max(engineLimits.renderedPages.lifetimeMinutes).nullable(),
});
export type PageLifetime = z.infer<typeof pageLifetimeSchema>;

export const renderedPagesOverviewSchema = z.object({
  editions: z.array(editionPagesSchema),
  /** When this server began to count; null where it keeps no pages. */
  since: moment.nullable(),
  lifetimes: z.array(pageLifetimeSchema),
});
export type RenderedPagesOverview = z.infer<typeof renderedPagesOverviewSchema>;

export const ledgerEntrySchema = z.object({
  id: z.int(),
  cause: z.string(),
  tags: z.array(z.string()),
  /** There may be thousands; the first few are told. */
  tagCount: z.int(),
  at: moment,
});
export type LedgerLine = z.infer<typeof ledgerEntrySchema>;
export const ledgerListSchema = listOf(ledgerEntrySchema);

/** "*" stands for anything: "/br/categoria/*". */
export const purgePatternSchema = plainText(engineLimits.renderedPages.pathChars).regex(/^\/[^\s#?\\]*$/);
export const purgeMatchSchema = z.object({ matching: z.int() });
export const purgeSchema = z.object({
  pattern: purgePatternSchema,
  /** What somebody was told and agreed to; another number is refused. */
  matching: z.int().min(1),
});

export const renderRunSchema = z.object({
  id: z.int(),
  scope: z.enum(renderScopes),
  locale: localeSchema.nullable(),
  /** Pages a second, or AS_FAST_AS_POSSIBLE. */
  speed: z.int(),
  total: z.int(),
  done: z.int(),
  failed: z.int(),
  state: z.enum(renderRunStates),
  startedBy: z.string(),
  createdAt: moment,
  startedAt: moment.nullable(),
  finishedAt: moment.nullable(),
});
export type RenderRun = z.infer<typeof renderRunSchema>;
export const renderRunListSchema = listOf(renderRunSchema);

/** So many pages a second; `fastest`: whatever the server can. */
const pace = {
  speed: z.int().min(1).max(engineLimits.renderRuns.speed.most).optional(),
  fastest: z.boolean().optional(),
};
export const newRenderRunSchema = z.discriminatedUnion('scope', [
  z.object({
    scope: z.literal('paths'),
    paths: z.array(pagePathSchema).min(1).max(limits.adminLists.bulkMax),
    ...pace,
  }),
  z.object({ scope: z.literal('edition'), locale: localeSchema, ...pace }),
  z.object({ scope: z.literal('everything'), ...pace }),
]);
export type NewRenderRun = z.infer<typeof newRenderRunSchema>;

/** A page as it is kept, or as it would be now. */
export const pageCopySchema = z.object({
  status: z.int(),
  headers: z.record(z.string(), z.string()),
  html: z.string(),
  bytes: z.int(),
  size: z.int(),
  took: z.number(),
  renderedAt: moment,
  expiresAt: moment.nullable(),
  tags: z.array(z.string()),
});
export type PageCopy = z.infer<typeof pageCopySchema>;

export const pageComparisonSchema = z.object({
  path: z.string(),
  kept: pageCopySchema.extend({ cause: z.string(), from: z.enum(['memory', 'disk']) }).nullable(),
  /** null where it cannot be rendered; `problem` says why. */
  now: pageCopySchema.nullable(),
  problem: z.string().nullable(),
});
export type PageComparison = z.infer<typeof pageComparisonSchema>;
