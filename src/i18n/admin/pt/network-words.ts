import { networkForm } from './commerce/network-form.ts';
import { networkProblems } from './commerce/network-problems.ts';
import { networks } from './commerce/networks.ts';

/** Of the screen of networks alone: many, and nobody else's. */
export const networkWords = { networks, networkForm, networkProblems };

export type NetworkWords = typeof networkWords;
