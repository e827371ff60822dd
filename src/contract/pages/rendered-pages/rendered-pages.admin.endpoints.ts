import { z } from 'zod';
import { defineEndpoints } from '#contract/site/endpoint.schemas.ts';
import { cursorSchema, idParams, searchSchema } from '#contract/site/list.schemas.ts';
import { localeSchema } from '#contract/site/locale.schemas.ts';
import { pageTemplates } from './page-templates.ts';
import {
  ledgerListSchema,
  newRenderRunSchema,
  pageComparisonSchema,
  pageLifetimeSchema,
  pagePathSchema,
  purgeMatchSchema,
  purgePatternSchema,
  purgeSchema,
  renderedPageListSchema,
  renderedPagesOverviewSchema,
  renderRunListSchema,
  renderRunSchema,
} from './rendered-pages.admin.schemas.ts';
import { pageStates } from './rendered-pages.words.ts';

const reading = { method: 'GET', access: 'viewer', cache: 'no-store' } as const;
const writing = { method: 'POST', access: 'editor', cache: 'no-store' } as const;

export const renderedPageEndpoints = defineEndpoints({
  getRenderedPagesOverview: {
    ...reading,
    path: '/api/admin/pre-render',
    summary: 'How the kept pages of each edition stand, and what this server has answered from them',
    response: renderedPagesOverviewSchema,
  },
  listRenderedPages: {
    ...reading,
    path: '/api/admin/pre-render/pages',
    summary: 'Every page that the sitemap knows, by its address, with how it stands',
    query: z.object({
      locale: localeSchema.optional(),
      state: z.enum(pageStates).optional(),
      template: z.enum(pageTemplates).optional(),
      q: searchSchema,
      cursor: cursorSchema,
    }),
    response: renderedPageListSchema,
  },
  listLedger: {
    ...reading,
    path: '/api/admin/pre-render/ledger',
    summary: 'What has made pages out of date, newest first',
    query: z.object({ cursor: cursorSchema }),
    response: ledgerListSchema,
  },
  countPagesToForget: {
    ...reading,
    path: '/api/admin/pre-render/forget',
    summary: 'How many pages a pattern matches',
    query: z.object({ pattern: purgePatternSchema }),
    response: purgeMatchSchema,
  },
  forgetPages: {
    ...writing,
    path: '/api/admin/pre-render/forget',
    summary: 'Lets every page that a pattern matches be rendered anew when it is next asked for',
    body: purgeSchema,
    response: purgeMatchSchema,
  },
  setPageLifetime: {
    ...writing,
    method: 'PUT',
    path: '/api/admin/pre-render/lifetimes',
    summary: 'How long pages of a template are kept at most',
    body: pageLifetimeSchema,
    response: pageLifetimeSchema,
  },
  listRenderRuns: {
    ...reading,
    path: '/api/admin/pre-render/runs',
    summary: 'Runs that render pages anew, newest first',
    query: z.object({ cursor: cursorSchema }),
    response: renderRunListSchema,
  },
  startRenderRun: {
    ...writing,
    path: '/api/admin/pre-render/runs',
    summary: 'Renders pages anew; a run over the same pages that is under way already is the answer',
    body: newRenderRunSchema,
    response: renderRunSchema,
  },
  cancelRenderRun: {
    ...writing,
    path: '/api/admin/pre-render/runs/:id/cancel',
    summary: 'Ends a run; what it has rendered stays',
    params: idParams,
    response: renderRunSchema,
  },
  comparePage: {
    ...reading,
    path: '/api/admin/pre-render/compare',
    summary: 'A page as it is kept, beside what would be rendered now',
    query: z.object({ path: pagePathSchema }),
    response: pageComparisonSchema,
  },
  showPageWithoutScripts: {
    ...reading,
    path: '/api/admin/pre-render/view',
    summary: 'A page as a browser without scripts shows it, for a frame in the administrators’ area',
    query: z.object({ path: pagePathSchema, of: z.enum(['kept', 'now']).optional() }),
    stream: 'text/html; charset=utf-8',
    framed: true,
    response: z.string(),
  },
});
