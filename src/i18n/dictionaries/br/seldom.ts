import { gate } from './gate.ts';
import { launches } from './launches.ts';
import { notFound } from './not-found.ts';
import { shopLink } from './shop-link.ts';

export const seldom = { launches, shopLink, notFound, gate };

export type SeldomTexts = typeof seldom;
