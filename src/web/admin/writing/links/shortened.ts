/** Without what every address begins with. */
export const shortened = (url: string): string => url.replace(/^https?:\/\/(www\.)?/, '');
