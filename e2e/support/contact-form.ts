import type { Page } from '@playwright/test';
import { expect } from './watched-page.ts';

/** The form's words, written down a second time: what a reader of each edition sees. */
export const words = {
  br: {
    name: 'Nome',
    email: 'E-mail',
    subject: 'Assunto',
    message: 'Mensagem',
    send: 'Enviar mensagem',
    sent: 'Mensagem recebida',
    another: 'Escrever outra mensagem',
    failed: 'A mensagem não foi enviada',
    tooShort: 'Escreva pelo menos 2 caracteres.',
    badEmail: 'Confira o e-mail: ele precisa ter a forma nome@exemplo.com.',
  },
  it: {
    name: 'Nome e cognome',
    email: 'Indirizzo e-mail',
    subject: 'Oggetto',
    message: 'Messaggio',
    send: 'Invia il messaggio',
    sent: 'Messaggio ricevuto',
    another: 'Scrivi un altro messaggio',
    failed: 'Il messaggio non è partito',
    tooShort: 'Scrivi almeno 2 caratteri.',
    badEmail: 'Controlla l’indirizzo: deve avere la forma nome@esempio.it.',
  },
  mx: {
    name: 'Nombre',
    email: 'Correo electrónico',
    subject: 'Asunto',
    message: 'Mensaje',
    send: 'Enviar mensaje',
    sent: 'Recibimos tu mensaje',
    another: 'Escribir otro mensaje',
    failed: 'El mensaje no se envió',
    tooShort: 'Escribe al menos 2 caracteres.',
    badEmail: 'Revisa el correo: debe tener la forma nombre@ejemplo.mx.',
  },
  es: {
    name: 'Nombre',
    email: 'Correo electrónico',
    subject: 'Asunto',
    message: 'Mensaje',
    send: 'Enviar el mensaje',
    sent: 'Mensaje recibido',
    another: 'Escribir otro mensaje',
    failed: 'El mensaje no se ha enviado',
    tooShort: 'Escribe al menos 2 caracteres.',
    badEmail: 'Revisa el correo: debe tener la forma nombre@ejemplo.es.',
  },
};
export const br = words.br;

export const fieldsOf = (page: Page, said: (typeof words)['br']) => ({
  name: page.getByRole('textbox', { name: said.name, exact: true }),
  email: page.getByRole('textbox', { name: said.email, exact: true }),
  subject: page.getByRole('textbox', { name: said.subject, exact: true }),
  message: page.getByRole('textbox', { name: said.message, exact: true }),
  send: page.getByRole('button', { name: said.send }),
});

export const typed = {
  name: 'Ana Prado',
  email: 'ana+vitrina@exemplo.com',
  subject: 'Uma correção',
  message: 'O peso do produto está errado na tabela.',
};

export async function fillIn(page: Page, values = typed): Promise<void> {
  const fields = fieldsOf(page, br);
  for (const name of ['name', 'email', 'subject', 'message'] as const) await fields[name].fill(values[name]);
}

export async function expectTyped(page: Page, values: Partial<typeof typed> = typed): Promise<void> {
  const fields = fieldsOf(page, br);
  for (const [name, value] of Object.entries(values)) {
    await expect(fields[name as keyof typeof typed]).toHaveValue(value);
  }
}
