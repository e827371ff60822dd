import type { LocaleStatus } from '#contract/site/locales.ts';
import type { Tone } from './badge.tsx';

/** An edition's status has the same colour wherever it stands. */
export const editionTones: Record<LocaleStatus, Tone> = {
  active: 'ok',
  coming_soon: 'info',
  inactive: 'neutral',
};
