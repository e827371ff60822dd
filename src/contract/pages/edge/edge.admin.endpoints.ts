import { defineEndpoints } from '#contract/site/endpoint.schemas.ts';
import {
  edgeOverviewSchema,
  edgePurgedSchema,
  edgePurgeSchema,
  edgeResumeSchema,
} from './edge.admin.schemas.ts';

const writing = { method: 'POST', access: 'editor', cache: 'no-store' } as const;

export const edgeEndpoints = defineEndpoints({
  getEdge: {
    method: 'GET',
    path: '/api/admin/edge',
    summary: 'The caches in front, how far each has been told, and what stands in the way',
    access: 'viewer',
    cache: 'no-store',
    response: edgeOverviewSchema,
  },
  purgePageAtEdge: {
    ...writing,
    path: '/api/admin/edge/purge',
    summary: 'Tells every cache in front that one page is out of date, and says what each answered',
    body: edgePurgeSchema,
    response: edgePurgedSchema,
  },
  resumeEdgeTarget: {
    ...writing,
    path: '/api/admin/edge/resume',
    summary: 'Has a cache told again that was given up',
    body: edgeResumeSchema,
    response: edgeOverviewSchema,
  },
});
