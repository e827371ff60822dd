import type { DatesTexts } from '../br/dates.ts';

export const dates = {
  today: 'hoy',
  yesterday: 'ayer',
  daysAgo: (n: number) => `hace ${n} días`,
  weeksAgo: (n: number) => (n === 1 ? 'hace 1 semana' : `hace ${n} semanas`),
  monthsAgo: (n: number) => (n === 1 ? 'hace 1 mes' : `hace ${n} meses`),
} satisfies DatesTexts;
