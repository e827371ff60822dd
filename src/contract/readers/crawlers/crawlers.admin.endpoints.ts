import { defineEndpoints } from '#contract/site/endpoint.schemas.ts';
import {
  agentQuestionSchema,
  agentVerdictSchema,
  crawlerSummarySchema,
  crawlerVisitFilterSchema,
  crawlerVisitListSchema,
  newParityRunSchema,
  parityRunSchema,
  paritySchema,
} from './crawlers.admin.schemas.ts';

export const crawlerEndpoints = defineEndpoints({
  summarizeCrawlers: {
    method: 'GET',
    path: '/api/admin/crawlers',
    summary: 'How many crawlers of each class came in the last days',
    access: 'viewer',
    cache: 'no-store',
    response: crawlerSummarySchema,
  },
  listCrawlerVisits: {
    method: 'GET',
    path: '/api/admin/crawlers/visits',
    summary: 'Visits of crawlers, newest first; people are never in it',
    access: 'viewer',
    cache: 'no-store',
    query: crawlerVisitFilterSchema,
    response: crawlerVisitListSchema,
  },
  judgeUserAgent: {
    method: 'GET',
    path: '/api/admin/crawlers/verdict',
    summary: 'What whoever calls itself this would get',
    access: 'viewer',
    cache: 'no-store',
    query: agentQuestionSchema,
    response: agentVerdictSchema,
  },
  getParity: {
    method: 'GET',
    path: '/api/admin/crawlers/parity',
    summary: 'Whether pages say the same with and without scripts: the last check, and the pages that differ',
    access: 'viewer',
    cache: 'no-store',
    response: paritySchema,
  },
  startParityRun: {
    method: 'POST',
    path: '/api/admin/crawlers/parity',
    summary: 'Compares both variants of a sample of pages, or of all; one under way already is the answer',
    access: 'editor',
    cache: 'no-store',
    body: newParityRunSchema,
    response: parityRunSchema,
  },
});
