/** Two products became one, or offers of one became another. */
export const mergeKinds = ['merge', 'split'] as const;
export type MergeKind = (typeof mergeKinds)[number];

/** Why two products may not be the same after all: how many are in the box, how large, two barcodes. */
export const mergeWarnings = ['pack', 'size', 'eans'] as const;
export type MergeWarning = (typeof mergeWarnings)[number];
