/**
 * How a page stands: ready as it is, overtaken by a change or its time, never rendered since the program was
 * built, or not to be rendered at the last try.
 */
export const pageStates = ['fresh', 'stale', 'missing', 'failed'] as const;
export type PageState = (typeof pageStates)[number];

/** Which pages a run renders anew. */
export const renderScopes = ['paths', 'edition', 'everything'] as const;
export type RenderScope = (typeof renderScopes)[number];

/** The pace of a run that nothing holds back but its readers. */
export const AS_FAST_AS_POSSIBLE = 0;

export const renderRunStates = ['waiting', 'running', 'done', 'cancelled', 'failed'] as const;
export type RenderRunState = (typeof renderRunStates)[number];

/** Where an answer came from; "stale" where rendering failed and the last page was sent instead. */
export const servedFrom = ['memory', 'disk', 'render', 'stale'] as const;
export type ServedFrom = (typeof servedFrom)[number];
