import type { FieldErrorsTexts } from '../br/field-errors.ts';

export const fieldErrors = {
  required: 'Llena este campo.',
  too_short: 'Escribe al menos {limit} caracteres.',
  too_long: 'Usa {limit} caracteres como máximo.',
  too_low: 'Indica {limit} o más.',
  too_high: 'Indica {limit} o menos.',
  email: 'Revisa el correo: debe tener la forma nombre@ejemplo.mx.',
  invalid: 'Este valor no sirve aquí.',
} satisfies FieldErrorsTexts;
