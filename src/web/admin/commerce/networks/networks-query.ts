import { apiQuery } from '#web/admin/api/call.ts';

/** All of them with their definitions: the list, a network's own page and its form show parts of one answer. */
export const networksQuery = () => apiQuery('GET /api/admin/networks');
