/** Links that fail silently: so many are listed, the most clicks first; days that are counted; a replacement can be undone so long. */
export const failingLinkLimits = { listed: 200, days: { short: 30, long: 90 }, keptDays: 90 } as const;
