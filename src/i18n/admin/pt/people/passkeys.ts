/** Passkeys, e a segunda etapa que um papel exige. */
export const passkeys = {
  title: 'Passkeys',
  about:
    'Entre com a digital, o rosto ou o PIN do seu aparelho, sem senha. Quem tem uma passkey não entra mais só com a senha. Tenha duas, em aparelhos diferentes, para o dia em que um se perder.',
  none: 'Nenhuma passkey ainda.',
  add: 'Adicionar passkey',
  addTitle: 'Adicionar uma passkey',
  addAbout:
    'O navegador pergunta onde guardá-la: neste aparelho, no celular, em uma chave de segurança ou no seu gerenciador de senhas.',
  addEnds: 'As suas outras sessões, que só conhecem a senha, terminam.',
  create: 'Criar a passkey',
  madeTitle: 'Passkey criada',
  madeAbout: 'Dê a ela um nome pelo qual você saiba onde está.',
  keepName: 'Ficar com este nome',
  name: 'Nome',
  nameHint: (max: number) => `Até ${max} caracteres.`,
  kept: 'Passkey salva',
  keptText: (name: string) => `Da próxima vez, entre com ${name}.`,
  synced: 'Sincronizada',
  made: (when: string) => `Criada ${when}`,
  used: (when: string) => `usada ${when}`,
  neverUsed: 'ainda não usada',
  rename: 'Mudar o nome',
  renameTitle: 'Mudar o nome da passkey',
  renamed: 'Nome mudado',
  renamedText: (name: string) => `Agora ela se chama ${name}.`,
  remove: 'Remover',
  removeTitle: (name: string) => `Remover a passkey ${name}?`,
  removeText:
    'Ela deixa de abrir a sua conta, e as suas outras sessões terminam. Apague-a também onde ela está guardada.',
  removeLastText:
    'É a sua última segunda etapa: a senha sozinha volta a bastar para entrar. As suas outras sessões terminam. Apague-a também onde ela está guardada.',
  removed: 'Passkey removida',
  removedText: (name: string) => `${name} não abre mais a sua conta.`,
  cancelled: 'Nada foi feito: o pedido foi cancelado ou o tempo acabou.',
  notHere:
    'Este navegador não pode usar passkeys neste endereço. Elas precisam de https, e do endereço principal do site.',
  knownHere: 'Este aparelho já tem uma passkey da sua conta.',
  failed: 'O navegador não conseguiu usar a passkey. Tente de novo.',
  due: (day: string) => `O seu papel exige uma segunda etapa para entrar. Ative uma até ${day}.`,
  dueAction: 'Ativar agora',
  setUpTitle: 'Proteja a sua conta',
  setUpAbout:
    'O seu papel exige uma segunda etapa além da senha, e o prazo acabou. Escolha uma para continuar de onde parou.',
  setUpPasskey: 'Usar uma passkey',
  setUpPasskeyAbout: 'Digital, rosto ou PIN deste aparelho. É o modo mais rápido e mais seguro.',
  setUpApp: 'Usar um aplicativo autenticador',
  setUpAppAbout: 'Um código de seis dígitos do seu celular, depois da senha.',
  rule: 'Segunda etapa obrigatória',
  ruleAbout:
    'Quem precisa de uma passkey ou de um aplicativo autenticador além da senha. Quem não tem é avisado em todas as telas; depois do prazo, só pode ativar uma.',
  ruleRoles: 'Obrigatória para',
  ruleDays: 'Dias de prazo',
  ruleDaysHint: (max: number) =>
    `De 0 a ${max}, a partir de hoje para quem já está aqui, e da chegada para quem vier depois.`,
  ruleNobody: 'Ninguém é obrigado a ter uma segunda etapa.',
  ruleFor: (roles: string, days: number) =>
    `Obrigatória para: ${roles}. Prazo: ${days === 1 ? '1 dia' : `${days} dias`}.`,
  ruleFirst: 'Antes de exigi-la da equipe, ative uma segunda etapa na sua própria conta.',
  ruleDaysWrong: (max: number) => `Um número de 0 a ${max}.`,
  ruleSaved: 'Regra salva',
  toAccount: 'Abrir a minha conta',
};

export type PasskeyTexts = typeof passkeys;
