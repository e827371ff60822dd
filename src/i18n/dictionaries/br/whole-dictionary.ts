import { contact } from './contact.ts';
import { dictionary } from './dictionary.ts';
import { errors } from './errors.ts';
import { fieldErrors } from './field-errors.ts';
import { seldom } from './seldom.ts';

/** With the texts that only the server needs, or that a page gets from it. */
export const wholeDictionary = { ...dictionary, ...seldom, errors, fieldErrors, contact };

export type WholeDictionary = typeof wholeDictionary;
