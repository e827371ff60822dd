import type { Measure } from './spec-label.ts';

/** 2.4 kg stays; nobody says 0.005 kg of an earbud. */
export const weight: Measure = (kg) =>
  kg < 1 ? { amount: Math.round(kg * 1000), unit: 'g' } : { amount: kg, unit: 'kg' };
