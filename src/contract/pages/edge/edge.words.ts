/** Caches in front that can be told what has changed. */
export const toldTargetNames = ['varnish', 'fastly', 'cloudflare', 'bunny', 'cloudfront', 'akamai'] as const;
export type ToldTargetName = (typeof toldTargetNames)[number];

/** And one that cannot, and asks again each second instead. */
export const edgeTargetNames = [...toldTargetNames, 'nginx'] as const;
export type EdgeTargetName = (typeof edgeTargetNames)[number];

/** How a cache in front stands: told of everything, being tried again, late, given up, nobody tells it, or it asks by itself. */
export const edgeStates = ['told', 'failing', 'behind', 'stopped', 'unheard', 'asks'] as const;
export type EdgeState = (typeof edgeStates)[number];

/** What a cache makes of being told: done, to be tried again, or nothing that waiting could mend. */
export const purgeOutcomes = ['done', 'later', 'refused'] as const;
export type PurgeOutcome = (typeof purgeOutcomes)[number];
