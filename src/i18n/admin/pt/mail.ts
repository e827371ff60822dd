import type { Role } from '#contract/site/roles.ts';

const roleNames: Record<Role, string> = { owner: 'proprietário', editor: 'editor', viewer: 'leitor' };

/** What we write to administrators: a subject, and paragraphs. */
export const mail = {
  invitation: (invitedBy: string, role: Role, days: number, link: string) => ({
    subject: `${invitedBy} convidou você para a Vitrina`,
    paragraphs: [
      'Olá!',
      `${invitedBy} convidou você para trabalhar na Vitrina como ${roleNames[role]}. Para criar a sua conta, abra este link:`,
      link,
      `O link vale por ${days} dias e só pode ser usado uma vez. Se você não esperava este convite, ignore esta mensagem: nada acontece.`,
    ],
  }),
  passwordReset: (name: string, minutes: number, link: string) => ({
    subject: 'Uma nova senha para a Vitrina',
    paragraphs: [
      `Olá, ${name}.`,
      'Alguém pediu uma nova senha para a sua conta. Se foi você, abra este link:',
      link,
      `O link vale por ${minutes} minutos e só pode ser usado uma vez. Se não foi você, ignore esta mensagem: a sua senha continua a mesma.`,
    ],
  }),
};

export type MailTexts = typeof mail;
