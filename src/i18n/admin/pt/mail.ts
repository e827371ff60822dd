import type { AccountChange } from '#contract/people/accounts/account-changes.words.ts';
import type { Role } from '#contract/site/roles.ts';

const roleNames: Record<Role, string> = {
  author: 'autor',
  owner: 'proprietário',
  editor: 'editor',
  viewer: 'leitor',
};

interface ChangeWords {
  name: string;
  what: string;
  changedBy: string | null;
  at: string;
  link: string;
}

const changes: Record<AccountChange, (role: Role) => string> = {
  password_changed: () => 'A senha da sua conta foi trocada',
  password_reset: () => 'A sua conta recebeu uma nova senha',
  second_factor_on: () => 'A verificação em duas etapas da sua conta foi ativada',
  second_factor_off: () => 'A verificação em duas etapas da sua conta foi desativada',
  recovery_codes_renewed: () => 'A sua conta recebeu novos códigos de recuperação',
  passkey_added: () => 'A sua conta recebeu uma nova passkey',
  passkey_removed: () => 'Uma passkey da sua conta foi removida',
  role_changed: (role) => `O seu papel agora é ${roleNames[role]}`,
  deactivated: () => 'O acesso da sua conta foi retirado',
  reactivated: () => 'O acesso da sua conta foi devolvido',
};

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
  accountChange: {
    letter: ({ name, what, changedBy, at, link }: ChangeWords) => ({
      subject: `Vitrina: ${what.charAt(0).toLowerCase()}${what.slice(1)}`,
      paragraphs: [
        `Olá, ${name}.`,
        `${what}. Foi em ${at} (UTC)${changedBy ? `, por ${changedBy}` : ''}.`,
        'Se você sabe disso, não precisa fazer nada.',
        'Se não sabe, alguém pode ter entrado na sua conta: troque a senha agora, encerre as outras sessões e avise um proprietário.',
        link,
      ],
    }),
    changes,
  },
};

export type MailTexts = typeof mail;
