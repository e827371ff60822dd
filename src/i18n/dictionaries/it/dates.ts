import type { DatesTexts } from '../br/dates.ts';

export const dates = {
  today: 'oggi',
  yesterday: 'ieri',
  daysAgo: (n: number) => `${n} giorni fa`,
  weeksAgo: (n: number) => (n === 1 ? '1 settimana fa' : `${n} settimane fa`),
  monthsAgo: (n: number) => (n === 1 ? '1 mese fa' : `${n} mesi fa`),
} satisfies DatesTexts;
