import { formatDate } from '#i18n/date-format.ts';

/** "14 de novembro de 2026": a day of a calendar, wherever one looks at it from. */
export const dayName = (date: string, tag: string): string =>
  formatDate(new Date(`${date}T12:00:00Z`), tag, 'UTC');
