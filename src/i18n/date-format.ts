const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(language: string, timeZone: string, options: Intl.DateTimeFormatOptions) {
  const key = `${language} ${timeZone} ${JSON.stringify(options)}`;
  let known = formatters.get(key);
  if (!known) {
    known = new Intl.DateTimeFormat(language, { timeZone, ...options });
    formatters.set(key, known);
  }
  return known;
}

/** Portuguese and Italian have a first of the month, and no "1 de maio"; the platform does not know. */
const dayIn =
  (dateStyle: 'long' | 'medium') =>
  (moment: Date, language: string, timeZone: string): string =>
    formatter(language, timeZone, { dateStyle })
      .format(moment)
      .replace(/^1 /, /^(?:pt|it)/.test(language) ? '1º ' : '1 ');

/** "14 de novembro de 2026", by the edition's calendar. */
export const formatDate = dayIn('long');

/** "14 de nov. de 2026": for tables. */
export const formatDay = dayIn('medium');

const day = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;

/** "14/11/2026, 09:30": short enough to stand beside a price. A short style of its own would leave half the year out. */
export const formatMoment = (moment: Date, language: string, timeZone: string): string =>
  [day, { timeStyle: 'short' } as const]
    .map((part) => formatter(language, timeZone, part).format(moment))
    .join(', ');

/** "09:30 BRT": for people who may sit in another time zone. */
export const formatTime = (moment: Date, language: string, timeZone: string): string =>
  formatter(language, timeZone, { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' }).format(moment);
