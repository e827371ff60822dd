import type { SeldomTexts } from '../br/seldom.ts';
import { gate } from './gate.ts';
import { launches } from './launches.ts';
import { notFound } from './not-found.ts';
import { shopLink } from './shop-link.ts';

export const seldom = { launches, shopLink, notFound, gate } satisfies SeldomTexts;
