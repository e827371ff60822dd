/** Links among our own pages: how many a text is offered at once, and how many places are named one by one. */
export const innerLinkLimits = { suggestions: 12, placesListed: 20 } as const;
