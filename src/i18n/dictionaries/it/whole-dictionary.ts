import type { WholeDictionary } from '../br/whole-dictionary.ts';
import { contact } from './contact.ts';
import { dictionary } from './dictionary.ts';
import { errors } from './errors.ts';
import { fieldErrors } from './field-errors.ts';
import { seldom } from './seldom.ts';

export const wholeDictionary = {
  ...dictionary,
  ...seldom,
  errors,
  fieldErrors,
  contact,
} satisfies WholeDictionary;
