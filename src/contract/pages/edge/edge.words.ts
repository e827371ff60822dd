/** Caches in front that can be told what has changed. */
export const edgeTargetNames = ['varnish', 'fastly', 'cloudflare', 'bunny', 'cloudfront', 'akamai'] as const;
export type EdgeTargetName = (typeof edgeTargetNames)[number];
