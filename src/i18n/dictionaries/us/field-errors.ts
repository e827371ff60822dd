import type { FieldErrorsTexts } from '../br/field-errors.ts';

export const fieldErrors = {
  required: 'Fill in this field.',
  too_short: 'Write at least {limit} characters.',
  too_long: 'Use at most {limit} characters.',
  too_low: 'Enter {limit} or more.',
  too_high: 'Enter {limit} or less.',
  email: 'Check the email address: it should look like name@example.com.',
  invalid: 'This value does not work here.',
} satisfies FieldErrorsTexts;
