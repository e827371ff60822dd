/** A text without any of these has no box and no link that names a product by itself. */
const NAMES = /amazon|amzn\.|\/\/a\.co\/|\[(?:lasso|aawp|easyazon|simpleazon|amalinks|asa[\s\]])|wp:aawp/i;
/** Nor, without these, anything that stands for a product which is named elsewhere. */
const SHOWS = /\[|<ta[\s>]|wp:(?:block|content-egg|woocommerce|amalinks|affiliate)|vt-box/i;

export const namesProducts = (text: string): boolean => NAMES.test(text);

/** Most texts of most sites earn nothing, and need not be walked for it. */
export const mayEarn = (text: string): boolean => NAMES.test(text) || SHOWS.test(text);
