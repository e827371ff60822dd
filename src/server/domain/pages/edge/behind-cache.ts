import type { EdgeSettings } from './targets/create-targets.ts';

/** A cache answers some readers by itself: then pages tell of their views, and the desk says what it hides (decision 155). */
export const isBehindCache = (edge: Pick<EdgeSettings, 'EDGE_TARGETS'> | undefined): boolean =>
  edge !== undefined && edge.EDGE_TARGETS.length > 0;

/** One of them cannot be told of changes, and asks again each second (decision 158). */
export const asksAgain = (edge: Pick<EdgeSettings, 'EDGE_TARGETS'> | undefined): boolean =>
  edge?.EDGE_TARGETS.includes('nginx') ?? false;
