/** Short links among what was pasted: how many are opened, how many at once, and for how long a person waits. */
export const shortLinkLimits = { opened: 10, atOnce: 4, waits: 6_000 } as const;
