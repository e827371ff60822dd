import { apiQuery } from './call.ts';

export const meQuery = () => apiQuery('GET /api/admin/me');
