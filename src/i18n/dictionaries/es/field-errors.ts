import type { FieldErrorsTexts } from '../br/field-errors.ts';

export const fieldErrors = {
  required: 'Rellena este campo.',
  too_short: 'Escribe al menos {limit} caracteres.',
  too_long: 'Usa como máximo {limit} caracteres.',
  too_low: 'Indica {limit} o más.',
  too_high: 'Indica {limit} o menos.',
  email: 'Revisa el correo: debe tener la forma nombre@ejemplo.es.',
  invalid: 'Este valor no es válido aquí.',
} satisfies FieldErrorsTexts;
