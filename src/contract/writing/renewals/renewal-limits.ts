/** Texts to renew: how many days are held against as many before them, by how many what a click earns is told, rows at a time. */
export const renewalLimits = { days: 30, earningDays: 90, batch: 500 } as const;
