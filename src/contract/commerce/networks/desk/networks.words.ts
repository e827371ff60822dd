/** Whose a definition is: it came with the program, an owner changed one of those, or wrote it all. */
export const networkOrigins = ['ready', 'changed', 'own'] as const;
export type NetworkOrigin = (typeof networkOrigins)[number];

/** At the desk this word means one that is not there yet. */
export const NEW_NETWORK = 'new';
