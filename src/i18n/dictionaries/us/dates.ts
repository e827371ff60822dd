import type { DatesTexts } from '../br/dates.ts';

export const dates = {
  today: 'today',
  yesterday: 'yesterday',
  daysAgo: (n: number) => `${n} days ago`,
  weeksAgo: (n: number) => (n === 1 ? '1 week ago' : `${n} weeks ago`),
  monthsAgo: (n: number) => (n === 1 ? '1 month ago' : `${n} months ago`),
} satisfies DatesTexts;
