import { isDatabaseUnavailable } from '#db/client.ts';

/** True where the database, not the request, is at fault and trying again later makes sense. */
export const isUnavailable = (error: unknown): boolean => isDatabaseUnavailable(error);
