/** Caches in front that can be told what has changed. */
export const edgeTargetNames = ['varnish', 'fastly', 'cloudflare', 'bunny', 'cloudfront', 'akamai'] as const;
export type EdgeTargetName = (typeof edgeTargetNames)[number];

/** How a cache in front stands: told of everything, being tried again, late, given up, or nobody tells it. */
export const edgeStates = ['told', 'failing', 'behind', 'stopped', 'unheard'] as const;
export type EdgeState = (typeof edgeStates)[number];

/** What a cache makes of being told: done, to be tried again, or nothing that waiting could mend. */
export const purgeOutcomes = ['done', 'later', 'refused'] as const;
export type PurgeOutcome = (typeof purgeOutcomes)[number];
