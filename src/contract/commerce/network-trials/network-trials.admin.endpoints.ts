import { defineEndpoints } from '#contract/site/endpoint.schemas.ts';
import {
  feedTrialSchema,
  reportTrialSchema,
  triedFeedSchema,
  triedReportSchema,
} from './network-trials.admin.schemas.ts';

export const networkTrialEndpoints = defineEndpoints({
  tryNetworkFeed: {
    method: 'POST',
    path: '/api/admin/network-trials/feed',
    summary: 'What a definition makes of some lines of a product file; nothing is kept',
    access: 'owner',
    cache: 'no-store',
    body: feedTrialSchema,
    response: triedFeedSchema,
  },
  tryNetworkReport: {
    method: 'POST',
    path: '/api/admin/network-trials/report',
    summary: 'What a definition makes of some lines of a report; nothing is kept',
    access: 'owner',
    cache: 'no-store',
    body: reportTrialSchema,
    response: triedReportSchema,
  },
});
