export const fieldErrors = {
  required: 'Preencha este campo.',
  too_short: 'Escreva pelo menos {limit} caracteres.',
  too_long: 'Use no máximo {limit} caracteres.',
  too_low: 'Informe {limit} ou mais.',
  too_high: 'Informe {limit} ou menos.',
  email: 'Confira o e-mail: ele precisa ter a forma nome@exemplo.com.',
  invalid: 'Este valor não serve aqui.',
};

export type FieldErrorsTexts = typeof fieldErrors;
