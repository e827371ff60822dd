import { apiQuery } from '#web/admin/api/call.ts';

export const editionsQuery = () => apiQuery('GET /api/admin/locale-configs');
