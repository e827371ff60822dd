export const dates = {
  today: 'hoje',
  yesterday: 'ontem',
  daysAgo: (n: number) => `há ${n} dias`,
  weeksAgo: (n: number) => (n === 1 ? 'há 1 semana' : `há ${n} semanas`),
  monthsAgo: (n: number) => (n === 1 ? 'há 1 mês' : `há ${n} meses`),
};

export type DatesTexts = typeof dates;
