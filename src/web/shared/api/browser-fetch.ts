import type { ApiFetch } from './query-client.ts';
import { apiRequest } from './request.ts';

export const browserFetch: ApiFetch = (path, params, { fresh }) =>
  apiRequest('GET', path, fresh ? { ...params, timestamp: Date.now() } : params, { fresh });
