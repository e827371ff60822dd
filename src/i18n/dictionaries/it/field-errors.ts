import type { FieldErrorsTexts } from '../br/field-errors.ts';

export const fieldErrors = {
  required: 'Compila questo campo.',
  too_short: 'Scrivi almeno {limit} caratteri.',
  too_long: 'Usa al massimo {limit} caratteri.',
  too_low: 'Indica {limit} o più.',
  too_high: 'Indica {limit} o meno.',
  email: 'Controlla l’indirizzo: deve avere la forma nome@esempio.it.',
  invalid: 'Questo valore qui non va bene.',
} satisfies FieldErrorsTexts;
